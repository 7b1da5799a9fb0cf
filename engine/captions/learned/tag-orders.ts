/** What of a line is said to us: each word by itself, and where it begins and ends. */
import type { Looked } from './features.ts'
import { behindTold, BORDER, borderFeatures, orderFeatures, TOLD } from './order-features.ts'
import { shareLabels, type Tagger } from './tagger.ts'
import { type HashedWord, hashWords } from './word-window.ts'

export interface OrderTaggers {
  /** For whom a word is. */
  readonly words: Tagger
  /** Where what is said to us begins and ends. */
  readonly borders: Tagger
}

export interface ToldSpan {
  readonly from: number
  /** Behind its last word. */
  readonly to: number
}

/** How likely a border has to be. */
const LEAST_OF_BORDER = 0.5
/** How likely each word between two borders has to be said to us, on average. */
const LEAST_OF_WORDS = 0.6

/** In their order, without overlaps; a line of which nothing would be left has none. Time grows with the words. */
export function findOrders(looked: readonly Looked[], taggers: OrderTaggers): ToldSpan[] {
  const words = hashWords(looked)
  const borders = bordersOf(words, taggers.borders)
  if (!borders.slice(1, -1).some(({ end, start }) => end || start)) return []
  const shares = tagWords(words, taggers.words)
  const spans: ToldSpan[] = []
  let from: number | undefined
  for (const [at, { start, end }] of borders.entries()) {
    if (end && from !== undefined) {
      if (mean(shares.slice(from, at)) >= LEAST_OF_WORDS) spans.push({ from, to: at })
      from = undefined
    }
    if (start) from = at
  }
  return spans.filter(({ from: first, to }) => first > 0 || to < looked.length)
}

const mean = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0) / shares.length

interface Border {
  readonly start: boolean
  readonly end: boolean
}

/** A line begins and ends with one of each. */
function bordersOf(words: readonly HashedWord[], tagger: Tagger): Border[] {
  return Array.from({ length: words.length + 1 }, (_, at) => {
    if (at === 0 || at === words.length) return { start: at === 0, end: at > 0 }
    const shares = shareLabels(tagger, borderFeatures(words, at))
    const isLikely = (label: number) => (shares[label] ?? 0) >= LEAST_OF_BORDER
    return { start: isLikely(BORDER.start), end: isLikely(BORDER.end) }
  })
}

interface Beam {
  readonly told: Uint8Array
  /** Logarithm of how likely all of it is. */
  readonly score: number
}

const BEAMS = 4
const LEAST_SHARE = 1e-9

/** How likely each word is said to us in the likeliest of the ways that were followed; 0 where it is not in that way. */
function tagWords(words: readonly HashedWord[], tagger: Tagger): number[] {
  const own = words.map((_, at) => orderFeatures(words, at))
  const shareAt = (at: number, told: Uint8Array) =>
    shareLabels(tagger, [...(own[at] ?? []), ...behindTold(words, at, told)])[TOLD.us] ?? 0
  let beams: readonly Beam[] = [{ told: new Uint8Array(words.length), score: 0 }]
  for (const at of words.keys()) {
    beams = beams
      .flatMap((beam) => goOn(beam, at, shareAt(at, beam.told)))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, BEAMS)
  }
  const told = beams[0]?.told ?? new Uint8Array()
  return Array.from(told, (label, at) => (label === TOLD.us ? shareAt(at, told) : 0))
}

function goOn({ told, score }: Beam, at: number, share: number): Beam[] {
  const toUs = Uint8Array.from(told)
  toUs[at] = TOLD.us
  return [
    { told: toUs, score: score + Math.log(Math.max(share, LEAST_SHARE)) },
    { told, score: score + Math.log(Math.max(1 - share, LEAST_SHARE)) },
  ]
}
