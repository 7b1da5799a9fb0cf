/** How a picture that did not load is fetched again. */

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/** Milliseconds before the next automatic try, longer after each failed one. */
export function waitBeforeTry(triesFailed: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(triesFailed - 1, 0), LONGEST_WAIT_MS)
}

/** The address for a try: different each time, since a browser remembers failures. */
export function addressOfTry(address: string, tries: number): string {
  return tries === 0 ? address : `${address}&try=${tries}`
}
