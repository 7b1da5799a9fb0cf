/** The words of a line, to see what it tells of its numbers. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { foldInPlace } from '../fold-in-place.ts'

export interface ToldWord {
  readonly from: number
  /** Folded, without what opens before it. */
  readonly key: string
  /** What was typed behind it. */
  readonly mark: string
}

const TOKEN = /\S+/gu
const OPENS = /^[("“«]+/u
const MARKS = /[,;:.!?…)]{1,9}$/u
const SIGN = /^(?:r\$|us\$|[€£$])$/iu
export const AMOUNT = /^\d{1,5}(?:[.,]\d{2,3})?$/u
/** A whole word. */
export const whole = (source: string): RegExp => boundedPattern(`^(?:${source})$`, 'u')

export function toldWordsOf(text: string): ToldWord[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: typed, index }) => {
    const opening = OPENS.exec(typed)?.[0].length ?? 0
    const bare = typed.slice(opening).replace(MARKS, '')
    return { from: index + opening, key: foldInPlace(bare).toLowerCase(), mark: typed.slice(opening + bare.length) }
  })
}

/** Signs of money are left out. */
export function toldWordsWithoutSigns(text: string): ToldWord[] {
  return toldWordsOf(text).filter(({ key, mark }) => key + mark !== '' && !SIGN.test(key))
}

export const keyAt = (words: readonly ToldWord[], at: number): string => words[at]?.key ?? ''
export const markAt = (words: readonly ToldWord[], at: number): string => words[at]?.mark ?? ''
