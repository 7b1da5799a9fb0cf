/** What is learned from which examples, and the files that change what is learned. */
import { readdirSync } from 'node:fs'
import type { Language } from '#engine/types.ts'
import type { BaseLanguage } from '#phrases/languages.ts'

const CAPTIONS = `${import.meta.dirname}/../`

/** Portuguese is learned from both countries. */
export const LEARNED_FROM: Readonly<Record<BaseLanguage, readonly Language[]>> = {
  pt: ['pt-BR', 'pt-PT'],
  es: ['es'],
  en: ['en'],
}

/** For `buildOnce`. */
export function learningSources(): string[] {
  const read = [
    'lexicon/reading.ts',
    'dictionary/expand-dictionary.ts',
    'dictionary/build-table.ts',
    'dictionary/list-sorts.ts',
    'dictionary/sorts.ts',
    '../../package.json',
  ]
  return ['learned', 'examples'].flatMap(filesIn).concat(read.map((name) => CAPTIONS + name))
}

function filesIn(folder: string): string[] {
  return readdirSync(`${CAPTIONS}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|txt)$/u.test(name) && !name.includes('.spec.'))
    .toSorted()
    .map((name) => `${CAPTIONS}${folder}/${name}`)
}
