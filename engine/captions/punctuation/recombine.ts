/** More lines to learn from: the beginning of one with the end of another. Wherever pieces meet, there is a mark. */
import type { Example } from './read-examples.ts'

const IS_MARK = /^[,.?]/u

/** @param random from 0 to 1; @returns as many lines as there were */
export function recombine(examples: readonly Example[], random: () => number): Example[] {
  const parted = examples.map(partsOf).filter((parts) => parts.length > 1)
  const cut = (parts: readonly Example[]) => 1 + Math.floor(random() * (parts.length - 1))
  return parted.map((parts) => {
    const other = parted[Math.floor(random() * parted.length)] ?? parts
    return joined([...parts.slice(0, cut(parts)), ...other.slice(cut(other))])
  })
}

function partsOf({ tokens, gaps, prices }: Example): Example[] {
  const starts = tokens.flatMap((_, at) => (at === 0 || isMark(gaps[at], prices[at]) ? [at] : []))
  return starts.map((from, index) => {
    const to = starts[index + 1]
    return { tokens: tokens.slice(from, to), gaps: gaps.slice(from, to), prices: prices.slice(from, to) }
  })
}

/** A colon before a price joins it to its thing. */
function isMark(gap = '', isPrice = false): boolean {
  return IS_MARK.test(gap) || (gap.startsWith(':') && !isPrice)
}

function joined(parts: readonly Example[]): Example {
  return {
    tokens: parts.flatMap(({ tokens }) => tokens),
    gaps: parts.flatMap(({ gaps }) => gaps),
    prices: parts.flatMap(({ prices }) => prices),
  }
}

/** A line from its end: what stood behind a word stands before it. */
export function mirror({ tokens, gaps, prices }: Example): Example {
  return {
    tokens: tokens.toReversed(),
    gaps: ['', ...gaps.slice(1).toReversed()],
    prices: prices.toReversed(),
  }
}
