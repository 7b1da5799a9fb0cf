import { expect, it } from 'vitest'
import { acceptedIn } from './accepted-in.ts'

it.each([
  ['pt-BR, en;q=0.8', ['pt-br', 'en']],
  ['fr, pt-BR;q=0.1, en;q=0.9', ['fr', 'en', 'pt-br']],
  ['gzip, deflate, br', ['gzip', 'deflate', 'br']],
  ['gzip;q=0.5, identity;q=0.5, BR', ['br', 'gzip', 'identity']],
  ['pt-BR;q=0, en', ['en']],
  ['br ; q=0.000,gzip', ['gzip']],
  ['br;Q=0, gzip;Q=1.0', ['gzip']],
  ['gzip;q=0.01', ['gzip']],
  ['en;q=much', ['en']],
])('%s accepts %j, the most wanted first', (list, values) => {
  expect(acceptedIn(list).map(({ value }) => value)).toEqual(values)
})

it('reads the first fifty values', () => {
  const values = Array.from({ length: 51 }, (_, index) => `x${index}`)
  expect(acceptedIn(values.join(',')).map(({ value }) => value)).toEqual(values.slice(0, 50))
})

it('returns the weight of each value', () => {
  expect(acceptedIn('br;q=0.1, gzip')).toEqual([
    { value: 'gzip', weight: 1 },
    { value: 'br', weight: 0.1 },
  ])
})
