/** A valid mobile number for each count, in a range that no other part of the bench uses. */
export function phoneOf(count: number): string {
  return `+55119${String(80_000_000 + count)}`
}
