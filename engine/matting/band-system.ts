/** The symmetric linear system over the pixels of a band: each is linked to the 24 others that share a 3 × 3 window with it. */

/**
 * Where the linked pixels lie that come later in reading order; earlier ones hold the link themselves. A window of 3 × 3 links
 * pixels up to two apart.
 */
export const LINK_X = [1, 2, -2, -1, 0, 1, 2, -2, -1, 0, 1, 2] as const
export const LINK_Y = [0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const
export const LINKS = LINK_X.length

/** `A x = right`, with `A` given by its diagonal and its upper half. */
export interface BandSystem {
  /** Number of unknowns. */
  readonly size: number
  readonly diagonal: Float64Array
  /** `LINKS` numbers for each unknown. */
  readonly weights: Float32Array
  /** The unknown at the other end of each link; an unknown's own number, with weight 0, where there is none. */
  readonly ends: Int32Array
  readonly right: Float64Array
}

/** The link that lies (x, y) further on; -1 where none does. */
export function linkTowards(x: number, y: number): number {
  return LINK_X.findIndex((linkX, link) => linkX === x && LINK_Y[link] === y)
}

/** `into = A x`. */
export function multiply({ size, diagonal, weights, ends }: BandSystem, x: Float64Array, into: Float64Array): void {
  for (let i = 0; i < size; i++) into[i] = (diagonal[i] ?? 0) * (x[i] ?? 0)
  for (let i = 0, link = 0; i < size; i++) {
    const own = x[i] ?? 0
    let sum = 0
    for (const end = link + LINKS; link < end; link++) {
      const weight = weights[link] ?? 0
      const other = ends[link] ?? 0
      sum += weight * (x[other] ?? 0)
      into[other] = (into[other] ?? 0) + weight * own
    }
    into[i] = (into[i] ?? 0) + sum
  }
}
