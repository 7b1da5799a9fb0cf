/** What tells where one piece of a line ends, and what tells that words between two ends are one piece. */
import { agreementOf, type Looked } from './features.ts'
import { slotOfMix, textHash } from './mix-hash.ts'

/** A line, with what tells of each place in it. */
export interface PlacedLine {
  readonly length: number
  /** For each place the slots that tell whether a piece ends before it. */
  readonly ends: readonly (readonly number[])[]
  readonly words: readonly Hashed[]
  readonly verbs: readonly Verb[]
}

interface Hashed {
  readonly key: number
  readonly kind: number
  readonly sort: number
  readonly end2: number
  readonly end3: number
  readonly end4: number
  readonly isPrice: boolean
  readonly isVerb: boolean
}

interface Verb {
  readonly at: number
  /** The verb before it; -1 where it is the first one. */
  readonly former: number
  /** What stands between both. */
  readonly slots: readonly number[]
}

type Part = 'key' | 'kind' | 'sort' | 'end2' | 'end3' | 'end4'

const NO_WORD: Looked = { key: '^', kind: '^', sort: '^', isPrice: false }
const EDGE: Hashed = hashed(NO_WORD)
/** How far a price or a verb is looked for. */
const NEAR = 4

/** Each tells of one place: parts of words, by how far behind it they stand. */
const TEMPLATES: readonly (readonly (readonly [Part, number])[])[] = [
  [],
  ...alone('key', [-2, -1, 0, 1]),
  ...rows('key', [
    [-1, 0],
    [0, 1],
    [-2, -1],
    [-2, -1, 0],
  ]),
  ...rows('kind', [
    [-1, 0],
    [-1, 0, 1],
    [-2, -1, 0],
    [-2, -1, 0, 1],
    [0, 1, 2],
  ]),
  ...rows('sort', [
    [-1, 0],
    [-1, 0, 1],
    [-2, -1, 0],
    [0, 1, 2],
    [-2, -1, 0, 1],
    [0, 1],
    [-2, -1],
  ]),
  ...alone('end3', [-1, 0]),
  ...alone('end4', [0]),
  ...rows('end3', [[-1, 0]]),
  [
    ['kind', -1],
    ['key', 0],
  ],
  [
    ['key', -1],
    ['kind', 0],
  ],
  [
    ['end2', -1],
    ['kind', 0],
  ],
  [
    ['kind', -1],
    ['end3', 0],
  ],
  [
    ['key', -1],
    ['sort', 0],
  ],
  [
    ['sort', -1],
    ['key', 0],
  ],
  [
    ['key', 0],
    ['sort', 1],
  ],
  [
    ['key', -2],
    ['sort', -1],
  ],
]

function alone(part: Part, places: readonly number[]): (readonly [Part, number])[][] {
  return places.map((place) => [[part, place]])
}

function rows(part: Part, places: readonly (readonly number[])[]): (readonly [Part, number])[][] {
  return places.map((row) => row.map((place) => [part, place] as const))
}

export function placeLine(looked: readonly Looked[]): PlacedLine {
  const words = looked.map(hashed)
  const ends = words.map((_, at) => (at === 0 ? [] : slotsOfEnd(words, looked, at)))
  return { length: words.length, ends, words, verbs: verbsOf(words) }
}

function hashed({ key, kind, sort, isPrice }: Looked): Hashed {
  return {
    key: textHash(key),
    kind: textHash(kind),
    sort: textHash(sort),
    end2: textHash(key.slice(-2)),
    end3: textHash(key.slice(-3)),
    end4: textHash(key.slice(-4)),
    isPrice,
    isVerb: kind === 'verb',
  }
}

function slotsOfEnd(words: readonly Hashed[], looked: readonly Looked[], at: number): number[] {
  const [before, here] = [words[at - 1] ?? EDGE, words[at] ?? EDGE]
  const priceAhead = distanceTo(words, at, ({ isPrice }) => isPrice)
  const verbAhead = distanceTo(words, at, ({ isVerb }) => isVerb)
  const priceBehind = distanceTo(words.slice(Math.max(0, at - NEAR), at).toReversed(), 0, ({ isPrice }) => isPrice)
  const agreement = textHash(agreementOf(looked[at - 1] ?? NO_WORD, looked[at] ?? NO_WORD))
  const others = [
    [priceAhead, before.kind, here.kind],
    [agreement, here.sort],
    [verbAhead, before.sort, here.sort],
    [priceAhead, priceBehind, here.kind],
    [priceBehind, before.kind, here.kind],
  ]
  return [
    ...TEMPLATES.map((parts, index) =>
      slotOfMix(
        index,
        parts.map(([part, offset]) => (words[at + offset] ?? EDGE)[part]),
      ),
    ),
    ...others.map((values, index) => slotOfMix(FIRST_OTHER + index, values)),
  ]
}

/** Numbers of templates: those of places, then the others, those of verbs and those of pieces. */
const FIRST_OTHER = 100
const FIRST_OF_VERBS = 200
const FIRST_OF_PIECES = 300

function distanceTo(words: readonly Hashed[], from: number, isWanted: (word: Hashed) => boolean): number {
  const found = words.slice(from, from + NEAR).findIndex(isWanted)
  return found < 0 ? NEAR : found
}

const WORD = textHash('word')
const EITHER = textHash('either')
const MOST_BETWEEN = 5

function verbsOf(words: readonly Hashed[]): Verb[] {
  const verbs: Verb[] = []
  for (const [at, { isVerb, sort }] of words.entries()) {
    if (!isVerb) continue
    const former = verbs.at(-1)?.at ?? -1
    verbs.push({ at, former, slots: former < 0 ? [] : slotsBetween(words, former, { at, sort }) })
  }
  return verbs
}

function slotsBetween(words: readonly Hashed[], former: number, { at, sort }: { at: number; sort: number }): number[] {
  const distance = Math.min(MOST_BETWEEN, at - former)
  const between = words.slice(former + 1, at)
  const link = between.findLast(({ kind }) => kind !== WORD && kind !== EITHER)?.kind ?? 0
  return [
    [distance, link],
    [distance, words[former + 1]?.key ?? 0],
    [sort, words[at - 1]?.sort ?? 0],
  ].map((values, index) => slotOfMix(FIRST_OF_VERBS + index, values))
}

const MOST_LENGTH = 8
const MOST_COUNT = 3
/** A short piece is told by the row of its kinds. */
const MOST_OF_ROW = 5
const FEW = 4
const NO_VERB = 9

/** What tells that the words from one place up to another are a piece. */
export function slotsOfPiece(line: PlacedLine, from: number, to: number): number[] {
  const words = line.words.slice(from, to)
  const verbs = line.verbs.filter(({ at }) => at >= from && at < to)
  const told = toldByEdges(words, verbs, { from, isWhole: to === line.length })
  const more = [...(words.length <= MOST_OF_ROW ? rowsOf(words) : []), ...byVerbs(words, verbs, from)]
  return [
    ...told.map((values, index) => slotOfMix(FIRST_OF_PIECES + index, values)),
    ...more.map((values) => slotOfMix(FIRST_OF_PIECES + told.length, values)),
    ...verbs.filter(({ former }) => former >= from).flatMap(({ slots }) => slots),
  ]
}

interface Span {
  readonly from: number
  readonly isWhole: boolean
}

function toldByEdges(words: readonly Hashed[], verbs: readonly Verb[], { from, isWhole }: Span): number[][] {
  const [first, last] = [words[0] ?? EDGE, words.at(-1) ?? EDGE]
  const price = words.findIndex(({ isPrice }) => isPrice)
  const prices = Math.min(MOST_COUNT, words.filter(({ isPrice }) => isPrice).length)
  const length = Math.min(MOST_LENGTH, words.length)
  const short = Math.min(FEW, length)
  const count = Math.min(MOST_COUNT, verbs.length)
  const priceAt = placeOfPrice(price, words.length)
  const edges = (from === 0 ? 1 : 0) + (isWhole ? 2 : 0)
  return [
    [length, count],
    [first.kind, last.kind, count],
    [first.sort, last.sort],
    [length, priceAt, prices],
    [first.key, short],
    [last.key, short],
    [first.kind, count, short],
    [first.sort, count, priceAt],
    [edges, length, count],
    [first.kind, length, edges],
    [last.sort, count, short],
    [placeOfVerb(verbs, from), first.kind, length > FEW ? 1 : 0],
  ]
}

function placeOfVerb([verb]: readonly Verb[], from: number): number {
  return verb === undefined ? NO_VERB : Math.min(MOST_BETWEEN, verb.at - from)
}

function byVerbs(words: readonly Hashed[], verbs: readonly Verb[], from: number): number[][] {
  const [first, last] = [verbs[0], verbs.at(-1)]
  if (first === undefined || last === undefined) return []
  const place = placeOfVerb(verbs, from)
  const behind = Math.min(MOST_COUNT, words.length - 1 - (last.at - from))
  const told = [[3, words[first.at - from]?.key ?? 0, place, behind]]
  return first.at === from ? told : [[2, words[first.at - from - 1]?.sort ?? 0, words[0]?.sort ?? 0, place], ...told]
}

function rowsOf(words: readonly Hashed[]): number[][] {
  return [
    [0, ...words.map(({ kind }) => kind)],
    [1, ...words.map(({ sort }) => sort)],
  ]
}

/** None, at the head, at the end, or between. */
function placeOfPrice(price: number, length: number): number {
  if (price <= 0) return price + 1
  return price === length - 1 ? 2 : 3
}
