/** Texts are folded before they are compared, so a word that is written otherwise here would never be found. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foldText } from '#engine/backdrop-description/clean-text.ts'
import { BASE_LANGUAGES } from '#phrases/languages.ts'
import { ARTICLES, JOINERS, NEGATORS, SAID_WITH_YES, SHORT_FORMS } from './small-words.ts'

const source = readFileSync(new URL('small-words.ts', import.meta.url), 'utf8')

/** The texts given to one of the file's own functions. */
const textsOf = (call: string) => [...source.matchAll(new RegExp(`${call}\\(\\s*'([^']*)'`, 'g'))].map(([, text = '']) => text)

/** As `splitWords` leaves them. */
const isFolded = (word: string) => word === foldText(word).replaceAll(/(\p{L})\1{2,}/gu, '$1')

test('small words stand here as they are compared', () => {
  const listed = [ARTICLES, JOINERS, NEGATORS, SAID_WITH_YES].flatMap((lists) => BASE_LANGUAGES.map((each) => lists[each].size))
  const words = textsOf('list').flatMap((text) => text.split(' '))
  expect(words.length).toBeGreaterThanOrEqual(listed.reduce((sum, size) => sum + size, 0))
  expect(words.filter((word) => !isFolded(word))).toEqual([])
})

test('each short form stands here once, as it is compared, for something else', () => {
  const lists = textsOf('forms').map((text) => text.split(', ').map((pair) => pair.split(/ (.*)/s)))
  expect(lists.map(({ length }) => length)).toEqual(BASE_LANGUAGES.map((each) => SHORT_FORMS[each].size))
  const pairs = lists.flat()
  expect(pairs.filter(([typed = '', meant]) => !isFolded(typed) || typed === meant)).toEqual([])
})
