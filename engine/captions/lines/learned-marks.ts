/** The marks of a line as people finish such lines, beside those that she typed. */
import type { Looked } from '../learned/features.ts'
import { MARK } from '../learned/mark-features.ts'
import { strongest, tagMarks } from '../learned/tag-marks.ts'
import type { Tagger } from '../learned/tagger.ts'
import type { Word } from './read-words.ts'

/** How likely it has to be that a mark stands somewhere: a torn phrase is worse than a missing comma. */
const LEAST_SHARE = 0.75
/** How likely a question has to be. */
const LEAST_OF_QUESTION = 0.6

/** @returns for each word the mark before it by `MARK`, and the one behind the last word; `none` where one is typed, or none is likely */
export function learnedMarks(words: readonly Word[], looked: readonly Looked[], tagger: Tagger): number[] {
  const typed = Uint8Array.from([MARK.none, ...words.map(({ mark }) => typedMark(mark))])
  const tagged = tagMarks(looked, typed, { tagger, least: LEAST_SHARE })
  return tagged.map((shares, at) => {
    if (shares === undefined || isWithin(words, looked, at)) return MARK.none
    if ((shares[MARK.question] ?? 0) >= LEAST_OF_QUESTION) return MARK.question
    return at < words.length && 1 - (shares[MARK.none] ?? 1) >= LEAST_SHARE ? withoutQuestion(strongest(shares)) : MARK.none
  })
}

/** Nothing ends in a word that leads to another one, or beside a sign that joins two. */
function isWithin(words: readonly Word[], looked: readonly Looked[], at: number): boolean {
  const [before, here] = [words[at - 1]?.typed ?? '', words[at]?.typed ?? '']
  return words[at]?.gap === '' || JOINS.test(here) || JOINS.test(before) || LEADS.test(looked[at - 1]?.kind ?? '')
}

const JOINS = /^[(+=/&]/u
const LEADS = /^(?:of|link|and|plus)$/u

const withoutQuestion = (mark: number): number => (mark === MARK.question ? MARK.stop : mark)

function typedMark(mark: string): number {
  if (mark === '') return MARK.none
  if (mark.includes('?')) return MARK.question
  return /[.!…:]/u.test(mark) ? MARK.stop : MARK.comma
}
