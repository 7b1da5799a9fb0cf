import { cleanText, foldText } from './clean-text.ts'

/** Longest description that is read. */
export const WORDS_LIMIT = 500

export interface Word {
  /** Without case and accents. */
  readonly folded: string
  readonly from: number
  readonly to: number
  /** Whether a comma, a full stop or the like stands before it. */
  readonly isAfterBreak: boolean
}

export interface SplitText {
  readonly text: string
  readonly words: readonly Word[]
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’](?=\p{L})\p{L}+)?/gu
const BREAK = /[,;:.!?()[\]\n/|]/u

/** Splits a description into words that remember their place in the text; hyphens part words but not phrases. */
export function splitWords(description: string): SplitText {
  const text = cleanText(description, WORDS_LIMIT)
  let end = 0
  const words = Array.from(text.matchAll(WORD), (match): Word => {
    const isAfterBreak = BREAK.test(text.slice(end, match.index))
    end = match.index + match[0].length
    return { folded: foldText(match[0]).replaceAll(/['’]/g, ''), from: match.index, to: end, isAfterBreak }
  })
  return { text, words }
}
