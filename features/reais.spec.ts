import { expect, it } from 'vitest'
import { writeReais } from './reais.ts'

it.each([
  ['pt-BR', 'R$ 1.037,90'],
  ['pt-PT', 'R$ 1 037,90'],
  ['es', 'R$ 1.037,90'],
  ['en', 'R$ 1,037.90'],
])('a price in %s has the sign of the real', (language, price) => {
  expect(writeReais(103_790, language).replaceAll(/\s/g, ' ')).toBe(price)
})
