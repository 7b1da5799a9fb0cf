/** What tells whether a word is said to us, who write the caption, and not to its readers. */
import type { Looked } from './features.ts'
import { markFeatures } from './mark-features.ts'
import { pairs, singles, sortRows, windowAt } from './word-window.ts'

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
/** How far words count by being there. */
const NEAR = 6
const BEGINNING = 4
const MOST_PLACE = 6

export function orderFeatures(looked: readonly Looked[], at: number): string[] {
  const window = windowAt(looked, at)
  const { key } = window
  const near = Array.from({ length: 2 * NEAR + 1 }, (_, index) => index - NEAR).filter((offset) => key(offset) !== '^')
  const [from, to] = [Math.min(MOST_PLACE, at), Math.min(MOST_PLACE, looked.length - 1 - at)]
  return [
    '',
    ...singles(window, ALONE),
    ...ALONE.map((offset) => `b${offset} ${key(offset).slice(0, BEGINNING)}`),
    ...pairs(window, TOGETHER),
    ...sortRows(window, [[-2, -1, 0, 1, 2]]),
    `3a${key(-1)} ${key(0)} ${key(1)}`,
    `3b${key(0)} ${key(1)} ${key(2)}`,
    `3c${key(-2)} ${key(-1)} ${key(0)}`,
    ...near.map((offset) => `n${offset < 0} ${key(offset)}`),
    `f${from}`,
    `t${to}`,
    `fk${from} ${key(0)}`,
    `tk${to} ${key(0)}`,
  ]
}

const MOST_RUN = 5
/** So many words before count: time grows with the words, not with their square. */
const BEFORE = 40
const NO_WORD = { key: '', kind: '' }

/** What the words before tell: for whom the last ones are, and how many of them. */
export function behindTold(looked: readonly Looked[], at: number, told: Uint8Array): string[] {
  const last = at === 0 ? '^' : String(told[at - 1] ?? 0)
  const run = runBefore(at, told)
  const isAny = told.subarray(Math.max(0, at - BEFORE), at).includes(TOLD.us)
  const word = (place: number) => looked[place] ?? NO_WORD
  const [before, here, next] = [word(at - 1), word(at), word(at + 1)]
  const first = last === String(TOLD.us) ? word(at - run).key : ''
  return [
    `h${last}`,
    `hr${last} ${run}`,
    `hk${last} ${here.key}`,
    `hkk${last} ${before.key} ${here.key}`,
    `hss${last} ${before.kind} ${here.kind}`,
    `hks${last} ${before.key} ${here.kind}`,
    `hfs${last} ${first} ${here.kind}`,
    `hfk${last} ${first} ${here.key}`,
    `ha${isAny} ${last}`,
    `hn${last} ${next.key}`,
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
export function borderFeatures(looked: readonly Looked[], at: number): string[] {
  return [...markFeatures(looked, at), ...orderFeatures(looked, at)]
}
