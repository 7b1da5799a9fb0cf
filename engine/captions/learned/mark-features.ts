/** What tells whether a mark stands before a word: nothing, a comma, or the end of a sentence. */
import type { Looked } from './features.ts'
import { pairs, singles, sortOf, sortRows, windowAt, type WordWindow } from './word-window.ts'

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

/** Of the place before a word, 1…length; the last one is behind the line. */
export function markFeatures(looked: readonly Looked[], at: number): string[] {
  const window = windowAt(looked, at)
  return [
    '',
    ...singles(window, ALONE),
    ...pairs(window, TOGETHER),
    ...sortRows(window, ROWS),
    `k3 ${window.key(-1)} ${window.key(0)} ${window.key(1)}`,
    ...byDistance(window),
    `to${Math.min(MOST_TO_END, looked.length - at)} ${window.sort(0)}`,
    `from${Math.min(MOST_TO_END, at)} ${window.sort(-1)}`,
    `like${window.end(-1, 1) === window.end(0, 1)} ${window.sort(-1)} ${window.sort(0)}`,
  ]
}

const MOST_TO_END = 4

function byDistance(window: WordWindow): string[] {
  const isVerb = (at: number) => window.sort(at).startsWith('verb')
  const [verb, price] = [distance(0, 1, isVerb), distance(0, 1, window.isPrice)]
  const [verbBefore, priceBefore] = [distance(-1, -1, isVerb), distance(-1, -1, window.isPrice)]
  const [before, here] = [window.sort(-1), window.sort(0)]
  return [
    `v${verb} ${verbBefore}`,
    `vss${verb} ${verbBefore} ${before} ${here}`,
    `p${price} ${priceBefore}`,
    `pss${price} ${priceBefore} ${before} ${here}`,
    `vk${verb} ${here} ${window.key(-1)}`,
    `v0${verb} ${window.key(0)}`,
    `vb${verbBefore} ${window.key(0)}`,
    `ps${price} ${before} ${here}`,
    `pb${priceBefore} ${window.key(0)}`,
  ]
}

/** @returns 1 for the first one, 0 where there is none near */
function distance(from: number, step: 1 | -1, isWanted: (offset: number) => boolean): number {
  for (let far = 0; far < NEAR; far++) if (isWanted(from + far * step)) return far + 1
  return 0
}

const MOST_SINCE = 9
const FEW = 4

/** What the marks before a word tell of the place before it. */
export function behindMarks(looked: readonly Looked[], at: number, marks: Uint8Array): string[] {
  let from = at - 1
  while (from > 0 && marks[from] === MARK.none && at - from <= MOST_SINCE) from -= 1
  const since = Math.min(MOST_SINCE, at - 1 - from)
  const few = Math.min(FEW, since)
  const between = looked.slice(from, at)
  const hasVerb = between.some(({ kind }) => kind === 'verb')
  const hasPrice = between.some(({ isPrice }) => isPrice)
  const [first, before, here] = [sortAt(looked, from), sortAt(looked, at - 1), sortAt(looked, at)]
  const keys = `${looked[from]?.key ?? ''}`
  const last = marks[from] ?? 0
  return [
    `h${since} ${last}`,
    `hss${since} ${before} ${here}`,
    `hvk${hasVerb} ${here} ${looked[at]?.key ?? ''}`,
    `hvs${hasVerb} ${few} ${before} ${here}`,
    `hps${hasPrice} ${before} ${here}`,
    `hpv${hasPrice} ${hasVerb} ${few}`,
    `hf${first} ${keys} ${here}`,
    `hfs${first} ${here} ${since}`,
    `hl${last} ${here} ${before}`,
    `hq${keys} ${few}`,
  ]
}

function sortAt(looked: readonly Looked[], at: number): string {
  const word = looked[at]
  return word === undefined ? '^' : sortOf(word)
}
