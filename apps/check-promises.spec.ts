import { expect, it } from 'vitest'
import { LANGUAGES } from '#phrases/shape.ts'
import { common as en } from '#phrases/en/common.ts'
import { common as es } from '#phrases/es/common.ts'
import { common as ptBr } from '#phrases/pt-BR/common.ts'
import { common as ptPt } from '#phrases/pt-PT/common.ts'
import { loadEnv } from '#platform/env.ts'
import { checkPromises } from './check-promises.ts'

it('starts with what the pages say', () => {
  expect(() => checkPromises(loadEnv({}))).not.toThrow()
  expect(() => checkPromises(loadEnv({ LEGAL_NAME: 'Ana e Filhas Ltda.' }))).not.toThrow()
})

it('refuses to start with settings that the pages contradict, and names each', () => {
  const others = loadEnv({ ACTIVITY_DAYS: '500', BRAND_NAME: 'Acme' })
  expect(() => checkPromises(others)).toThrow(/ACTIVITY_DAYS: the pages say 400/)
  expect(() => checkPromises(others)).toThrow(/BRAND_NAME: the pages say Mandou/)
})

it('the pages call the product by the name that its messages have', () => {
  expect([ptBr, ptPt, es, en].map(({ brand }) => brand)).toEqual(LANGUAGES.map(() => loadEnv({}).brand.name))
})
