/** A value of weight nought is refused, not wanted least (RFC 9110, 12.4.2). */
const REFUSED = /;q=0(?:\.0*)?$/

/** The values that a list such as `Accept-Language` or `Accept-Encoding` would take, in its order, without their weights. */
export function acceptedIn(list: string): string[] {
  return list
    .replaceAll(/\s/g, '')
    .split(',')
    .filter((part) => !REFUSED.test(part))
    .map((part) => part.split(';', 1)[0] ?? '')
}
