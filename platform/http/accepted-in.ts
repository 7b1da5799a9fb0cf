export interface Accepted {
  /** In lower case: these lists do not distinguish `GZIP` from `gzip`, or `pt-BR` from `pt-br`. */
  readonly value: string
  /** How much it is wanted, above 0 and at most 1. */
  readonly weight: number
}

/** Browsers name a handful. A stranger's list may be as long as all headers together. */
const MAX_VALUES = 50

const WEIGHT = /;q=(\d(?:\.\d*)?)(?:;|$)/

/**
 * The values that a list such as `Accept-Language` or `Accept-Encoding` accepts, the most wanted first, equal ones in the list's
 * order. What comes after the first fifty is not read.
 */
export function acceptedIn(list: string): Accepted[] {
  const accepted = list.toLowerCase().replaceAll(/\s/g, '').split(',', MAX_VALUES).map(readPart)
  // weight 0 means refused, not least wanted (RFC 9110, 12.4.2)
  return accepted.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight)
}

function readPart(part: string): Accepted {
  const [value = ''] = part.split(';', 1)
  return { value, weight: Number(WEIGHT.exec(part)?.[1] ?? 1) }
}
