import { expect, it } from 'vitest'
import { acceptedIn } from './accepted-in.ts'

it.each([
  ['pt-BR, en;q=0.8', ['pt-BR', 'en']],
  ['pt-BR;q=0, en', ['en']],
  ['br ; q=0.000,gzip', ['gzip']],
  ['gzip;q=0.01', ['gzip']],
])('%s takes %j', (list, values) => {
  expect(acceptedIn(list)).toEqual(values)
})
