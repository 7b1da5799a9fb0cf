/** Where the pieces of a line end, when each has to stand by itself: two ways to tell it are weighed together. */
import type { Looked } from '../punctuation/features.ts'
import { placeLine } from '../punctuation/piece-features.ts'
import { partInPieces, scoresOfLine } from '../punctuation/piece-model.ts'

/** What stands before a word. */
export interface Gap {
  readonly mark: string
  /** It was typed, or follows from a rule. */
  readonly isFixed: boolean
  /** How far a mark is ahead of none by what stands around it. */
  readonly lead: number
  /** A mark that only one of both ways found. */
  readonly isUnsure: boolean
}

/** What stands around a place counts so much beside the pieces that would meet there. */
const WEIGHT = 0.7
/** More than pieces can ever be worth. */
const FIXED = 1e6

/** @param pieces the weights of what a piece looks like */
export function placeEnds(gaps: readonly Gap[], looked: readonly Looked[], pieces: Float32Array): Gap[] {
  const favour = (at: number): number => {
    const { mark, isFixed, lead } = gaps[at] ?? { mark: '', isFixed: true, lead: 0 }
    if (isFixed) return mark === '' ? -FIXED : FIXED
    return WEIGHT * lead
  }
  const ends = partInPieces(gaps.length, scoresOfLine(placeLine(looked), pieces, favour))
  const isLoneWord = (at: number, isEnd: boolean) => isEnd && !/\d/u.test(looked[at]?.key ?? '')
  const isLone = (at: number): boolean =>
    isLoneWord(at - 1, at === 1 || ends[at - 1] === 1) || isLoneWord(at, at === gaps.length - 1 || ends[at + 1] === 1)
  return gaps.map((gap, at) => {
    if (gap.isFixed) return gap
    // one word between two marks was torn from its phrase
    if (gap.mark === '' && isLone(at)) return gap
    return ends[at] === 1 ? { ...gap, mark: gap.mark || ',', isUnsure: gap.mark === '' } : { ...gap, mark: '' }
  })
}
