/** Lines that only greet. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { GREETINGS } from '../lexicon/greetings.ts'

const MERE = boundedPattern(`^(?:${GREETINGS.mere})$`, 'u')
const SAID = boundedPattern(`^(?:${GREETINGS.said})$`, 'u')

/** "Oi" is said to us, and "bom dia" to all; any other line stays as it is. */
export function readGreeting(line: string): string {
  const folded = foldInPlace(line)
    .replaceAll(/[^\p{L} ]/gu, '')
    .trim()
  if (MERE.test(folded)) return ''
  return SAID.test(folded) && /\p{L}$/u.test(line) ? `${line}!` : line
}
