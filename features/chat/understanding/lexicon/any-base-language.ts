import type { BaseLanguage } from '#phrases/languages.ts'

/** Words of every language in one set: people mix languages, and these mean the same in all of them. Without accents. */
export function inAnyLanguage(words: Readonly<Partial<Record<BaseLanguage | 'any', string>>>): ReadonlySet<string> {
  return new Set(Object.values(words).flatMap((line) => line.split(' ')))
}
