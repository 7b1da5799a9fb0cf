/** What tells whether a word is said to us, who write the caption, and not to its readers. */
import { markFeatures } from './mark-features.ts'
import { slotOf } from './tagger.ts'
import { EDGE, feature, type HashedWord, pairs, singles, sortRows, windowAt } from './word-window.ts'

/** The labels of a word. */
export const TOLD = { readers: 0, us: 1 } as const
export const TOLD_LABELS = 2

const ALONE = [-3, -2, -1, 0, 1, 2, 3]
const TOGETHER = [
  [-1, 0],
  [0, 1],
  [-2, -1],
  [1, 2],
  [-1, 1],
  [0, 2],
  [-2, 0],
  [2, 3],
] as const
const ROWS = [[-2, -1, 0, 1, 2]]
/** How far words count by being there. */
const NEAR = 6
const MOST_PLACE = 6
const OWN = ['any', 'beginning', 'keys a', 'keys b', 'keys c', 'near', 'from', 'to', 'from key', 'to key'].map(feature)

export function orderFeatures(words: readonly HashedWord[], at: number): number[] {
  const [any = 0, beginning = 0, a = 0, b = 0, c = 0, near = 0, from = 0, to = 0, fromKey = 0, toKey = 0] = OWN
  const word = windowAt(words, at)
  const around = [...words.slice(Math.max(0, at - NEAR), at + NEAR + 1).entries()]
  const start = Math.max(0, at - NEAR)
  const [first, last] = [Math.min(MOST_PLACE, at), Math.min(MOST_PLACE, words.length - 1 - at)]
  const { key } = word(0)
  return [
    slotOf(any),
    ...singles(word, ALONE),
    ...ALONE.map((offset) => slotOf(beginning, offset, word(offset).beginning)),
    ...pairs(word, TOGETHER),
    ...sortRows(word, ROWS),
    slotOf(a, word(-1).key, key, word(1).key),
    slotOf(b, key, word(1).key, word(2).key),
    slotOf(c, word(-2).key, word(-1).key, key),
    ...around.map(([index, each]) => slotOf(near, Number(start + index < at), each.key)),
    slotOf(from, first),
    slotOf(to, last),
    slotOf(fromKey, first, key),
    slotOf(toKey, last, key),
  ]
}

const MOST_RUN = 5
/** So many words before count: time grows with the words, not with their square. */
const BEFORE = 40
const NOBODY = 2
const BEHIND = ['h', 'hr', 'hk', 'hkk', 'hss', 'hks', 'hfs', 'hfk', 'ha', 'hn'].map(feature)

/** What the words before tell: for whom the last ones are, and how many of them. */
export function behindTold(words: readonly HashedWord[], at: number, told: Uint8Array): number[] {
  const [h = 0, hr = 0, hk = 0, hkk = 0, hss = 0, hks = 0, hfs = 0, hfk = 0, ha = 0, hn = 0] = BEHIND
  const last = at === 0 ? NOBODY : (told[at - 1] ?? 0)
  const run = runBefore(at, told)
  const isAny = Number(told.subarray(Math.max(0, at - BEFORE), at).includes(TOLD.us))
  const word = (place: number) => words[place] ?? EDGE
  const [before, here, next] = [word(at - 1), word(at), word(at + 1)]
  const first = last === TOLD.us ? word(at - run).key : 0
  return [
    slotOf(h, last),
    slotOf(hr, last, run),
    slotOf(hk, last, here.key),
    slotOf(hkk, last, before.key, here.key),
    slotOf(hss, last, before.sort, here.sort),
    slotOf(hks, last, before.key, here.sort),
    slotOf(hfs, last, first, here.sort),
    slotOf(hfk, last, first, here.key),
    slotOf(ha, isAny, last),
    slotOf(hn, last, next.key),
  ]
}

/** How many words before are for the same as the last one. */
function runBefore(at: number, told: Uint8Array): number {
  let run = 1
  while (run < MOST_RUN && run < at && told[at - 1 - run] === told[at - 1]) run += 1
  return run
}

/** The labels of a place between two words. */
export const BORDER = { none: 0, end: 1, start: 2 } as const
export const BORDER_LABELS = 3

/** What tells whether something said to us begins or ends before a word. */
export function borderFeatures(words: readonly HashedWord[], at: number): number[] {
  return [...markFeatures(words, at), ...orderFeatures(words, at)]
}
