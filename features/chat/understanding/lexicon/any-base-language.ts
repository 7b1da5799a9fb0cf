import type { BaseLanguage } from '../base-language.ts'

/** Words of every language in one set: people mix them, and these mean the same wherever they are said. Without accents. */
export function inAnyLanguage(words: Readonly<Partial<Record<BaseLanguage | 'any', string>>>): ReadonlySet<string> {
  return new Set(Object.values(words).flatMap((line) => line.split(' ')))
}
