import { expect, it } from 'vitest'
import type { Language } from '#engine/types.ts'
import { describeScene } from './parse-words.ts'

type Row = readonly [language: Language, words: string, taken: readonly string[], missed: readonly string[]]

it.each<Row>([
  ['pt-BR', 'mesa branca com toalhas dobradas', ['mesa branca', 'toalhas dobradas'], []],
  ['es', 'mesa blanca con toallas rosas dobladas', ['mesa blanca', 'toallas rosas dobladas'], []],
  ['en', 'white table with folded towels', ['white table', 'folded towels'], []],
  ['pt-PT', 'pódio redondo bege', ['pódio redondo bege'], []],
  ['pt-BR', 'mesa branca com toalhas rasgadas', ['mesa branca', 'toalhas'], ['rasgadas']],
  ['pt-BR', 'mesa branca com livros acesos', ['mesa branca', 'livros'], ['acesos']],
])('%s: "%s" is understood where it is true of what is shown', (language, words, taken, missed) => {
  expect(describeScene(words, language).understood).toEqual({ taken, missed })
})

it.each<Row>([
  ['pt-BR', 'fundo branquinho', ['fundo branquinho'], []],
  ['es', 'fondo azulito', ['fondo azulito'], []],
])('%s: "%s" is a colour said fondly', (language, words, taken, missed) => {
  expect(describeScene(words, language).understood).toEqual({ taken, missed })
})

it.each<[Language, string]>([
  ['pt-BR', 'prato de cerâmica bege em fundo branco'],
  ['pt-BR', 'um vulcão bem limpo'],
  ['pt-BR', 'no fundo do mar'],
  ['pt-BR', 'nuvem na parede'],
  ['en', 'inside a snow globe'],
])('%s: "%s" claims nothing of the thing itself', (language, words) => {
  const { understood } = describeScene(words, language)
  expect(understood.taken.filter((phrase) => !/fundo branco/u.test(phrase))).toEqual([])
})
