import { LANGUAGES } from '#phrases/languages.ts'
import { expect, it } from 'vitest'
import { toReais, writeReais } from './reais.ts'

const AMOUNTS = [0, 1, 9, 10, 99, 100, 3790, 99_999, 100_000, 103_790, 999_999, 12_345_678, 98_765_432_100, -5, -3790, -103_790]

it.each([
  ['pt-BR', 'R$ 1.037,90'],
  ['pt-PT', 'R$ 1 037,90'],
  ['es', 'R$ 1.037,90'],
  ['en', 'R$ 1,037.90'],
])('a price in %s has the sign of the real', (language, price) => {
  expect(writeReais(103_790, language).replaceAll(/\s/g, ' ')).toBe(price)
})

it.each(LANGUAGES)('an amount in %s is written with the language’s separators', (language) => {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' })
  for (const cents of AMOUNTS) expect(writeReais(cents, language)).toBe(`R$\u00A0${format.format(toReais(cents))}`)
})
