import type { Tongue } from '../tongue.ts'

/** Words of every tongue in one set: people mix them, and these mean the same wherever they are said. Without accents. */
export function inAnyTongue(words: Readonly<Partial<Record<Tongue | 'any', string>>>): ReadonlySet<string> {
  return new Set(Object.values(words).flatMap((line) => line.split(' ')))
}
