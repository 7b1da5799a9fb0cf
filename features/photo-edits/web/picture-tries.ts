/** How a picture that did not arrive is fetched again. */

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/** Milliseconds to wait before the next try by itself, longer after each of those that failed. */
export function waitBeforeTry(triesFailed: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(triesFailed - 1, 0), LONGEST_WAIT_MS)
}

/** The address for a try: another one each time, since a browser remembers what failed. */
export function addressOfTry(address: string, tries: number): string {
  return tries === 0 ? address : `${address}&try=${tries}`
}
