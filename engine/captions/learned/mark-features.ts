/** What tells whether a mark stands before a word: nothing, a comma, or the end of a sentence. */
import { slotOf } from './tagger.ts'
import { EDGE, feature, type HashedWord, pairs, singles, sortRows, windowAt, type WordAt } from './word-window.ts'

/** The labels of a place between two words. */
export const MARK = { none: 0, comma: 1, stop: 2, question: 3 } as const
export const MARK_LABELS = 4

/** How far a verb or a price is looked for. */
const NEAR = 6

const ALONE = [-3, -2, -1, 0, 1, 2]
const TOGETHER = [
  [-1, 0],
  [0, 1],
  [-2, -1],
  [-1, 1],
  [-2, 0],
  [1, 2],
  [-3, -2],
] as const
const ROWS = [
  [-2, -1, 0],
  [-1, 0, 1],
  [0, 1, 2],
  [-2, -1, 0, 1],
  [-1, 0, 1, 2],
  [-3, -2, -1, 0],
  [-3, -2, -1, 0, 1, 2],
]

const [ANY, THREE, FROM, TO, ALIKE] = ['any', 'three keys', 'from', 'to', 'alike'].map(feature) as [
  number,
  number,
  number,
  number,
  number,
]

/** Of the place before a word, 1…length; the last one is behind the line. */
export function markFeatures(words: readonly HashedWord[], at: number): number[] {
  const word = windowAt(words, at)
  const [before, here] = [word(-1), word(0)]
  return [
    slotOf(ANY),
    ...singles(word, ALONE),
    ...pairs(word, TOGETHER),
    ...sortRows(word, ROWS),
    slotOf(THREE, before.key, here.key, word(1).key),
    ...byDistance(word),
    slotOf(TO, Math.min(MOST_TO_END, words.length - at), here.sort),
    slotOf(FROM, Math.min(MOST_TO_END, at), before.sort),
    slotOf(ALIKE, Number(before.lastLetter === here.lastLetter), before.sort, here.sort),
  ]
}

const MOST_TO_END = 4

const FAR = ['v', 'vss', 'p', 'pss', 'vk', 'v0', 'vb', 'ps', 'pb'].map(feature)

function byDistance(word: WordAt): number[] {
  const [v = 0, vss = 0, p = 0, pss = 0, vk = 0, v0 = 0, vb = 0, ps = 0, pb = 0] = FAR
  const isVerb = (at: number) => word(at).isVerb
  const isPrice = (at: number) => word(at).isPrice
  const [verb, price] = [distance(0, 1, isVerb), distance(0, 1, isPrice)]
  const [verbBefore, priceBefore] = [distance(-1, -1, isVerb), distance(-1, -1, isPrice)]
  const [before, here] = [word(-1), word(0)]
  return [
    slotOf(v, verb, verbBefore),
    slotOf(vss, verb, verbBefore, before.sort, here.sort),
    slotOf(p, price, priceBefore),
    slotOf(pss, price, priceBefore, before.sort, here.sort),
    slotOf(vk, verb, here.sort, before.key),
    slotOf(v0, verb, here.key),
    slotOf(vb, verbBefore, here.key),
    slotOf(ps, price, before.sort, here.sort),
    slotOf(pb, priceBefore, here.key),
  ]
}

/** @returns 1 for the first one, 0 where there is none near */
function distance(from: number, step: 1 | -1, isWanted: (offset: number) => boolean): number {
  for (let far = 0; far < NEAR; far++) if (isWanted(from + far * step)) return far + 1
  return 0
}

const MOST_SINCE = 9
const FEW = 4
const SINCE = ['h', 'hss', 'hvk', 'hvs', 'hps', 'hpv', 'hf', 'hfs', 'hl', 'hq'].map(feature)

/** What the marks before a word tell of the place before it. */
export function behindMarks(words: readonly HashedWord[], at: number, marks: Uint8Array): number[] {
  const [h = 0, hss = 0, hvk = 0, hvs = 0, hps = 0, hpv = 0, hf = 0, hfs = 0, hl = 0, hq = 0] = SINCE
  const from = lastMarkBefore(at, marks)
  const since = Math.min(MOST_SINCE, at - 1 - from)
  const few = Math.min(FEW, since)
  const between = words.slice(from, at)
  const hasVerb = Number(between.some(({ isVerb }) => isVerb))
  const hasPrice = Number(between.some(({ isPrice }) => isPrice))
  const word = (place: number) => words[place] ?? EDGE
  const [first, before, here] = [word(from), word(at - 1), word(at)]
  const last = marks[from] ?? 0
  return [
    slotOf(h, since, last),
    slotOf(hss, since, before.sort, here.sort),
    slotOf(hvk, hasVerb, here.sort, here.key),
    slotOf(hvs, hasVerb, few, before.sort, here.sort),
    slotOf(hps, hasPrice, before.sort, here.sort),
    slotOf(hpv, hasPrice, hasVerb, few),
    slotOf(hf, first.sort, first.key, here.sort),
    slotOf(hfs, first.sort, here.sort, since),
    slotOf(hl, last, here.sort, before.sort),
    slotOf(hq, first.key, few),
  ]
}

/** Where the words begin that no mark parts from a place, as far as they are looked at. */
function lastMarkBefore(at: number, marks: Uint8Array): number {
  let from = at - 1
  while (from > 0 && marks[from] === MARK.none && at - from <= MOST_SINCE) from -= 1
  return from
}
