/** A valid mobile number for each count, near nobody else's. */
export function phoneOf(count: number): string {
  return `+55119${String(80_000_000 + count)}`
}
