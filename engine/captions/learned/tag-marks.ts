/** Which mark stands before each word of a line. */
import type { Looked } from './features.ts'
import { behindMarks, MARK, markFeatures } from './mark-features.ts'
import { shareLabels, type Tagger } from './tagger.ts'
import { hashWords } from './word-window.ts'

/** How likely each label of `MARK` is before a word. */
export type MarkShares = Float64Array

/**
 * @param typed the marks that she typed before each word, by `MARK`; `none` where she typed none
 * @param least how likely a mark has to be to count for those behind it
 * @returns for each word but the first one, and for the end of the line, how likely its mark is; nothing where she typed one
 */
export function tagMarks(
  looked: readonly Looked[],
  typed: Uint8Array,
  { tagger, least }: MarkTagger,
): (MarkShares | undefined)[] {
  const marks = Uint8Array.from(typed)
  const words = hashWords(looked)
  return Array.from({ length: looked.length + 1 }, (_, at) => {
    if (at === 0 || typed[at] !== MARK.none) return undefined
    const shares = shareLabels(tagger, [...markFeatures(words, at), ...behindMarks(words, at, marks)])
    const none = shares[MARK.none] ?? 1
    if (at < looked.length && 1 - none >= least) marks[at] = strongest(shares)
    return shares
  })
}

export interface MarkTagger {
  readonly tagger: Tagger
  readonly least: number
}

/** The likeliest mark, where there is one. */
export function strongest(shares: MarkShares): number {
  const [, comma = 0, stop = 0, question = 0] = shares
  if (comma >= stop && comma >= question) return MARK.comma
  return stop >= question ? MARK.stop : MARK.question
}
