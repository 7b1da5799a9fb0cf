import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readVocabulary } from './words.ts'

const LEXICONS = globSync('{engine,features}/**/lexicon/**/*.json').sort()

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('the lexicons that are data are there', () => {
  expect(LEXICONS.length).toBeGreaterThan(3)
})

test.each(LEXICONS)('every word of %s is sent', (path) => {
  const words = new Set(readVocabulary().words)
  const texts = textsIn(JSON.parse(readFileSync(path, 'utf8'))).map((text) => text.replaceAll('~', ''))
  const missing = texts.flatMap((text) => text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).filter((word) => !words.has(word))
  expect(texts.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})
