import { expect, it } from 'vitest'
import { postalState } from './postal-state.ts'

it.each([
  ['01310-100', 'São Paulo'],
  ['50030-230', 'Pernambuco'],
  ['69301-000', 'Roraima'],
  ['70040-010', 'Distrito Federal'],
  ['72800-000', 'Goiás'],
  ['90010000', 'Rio Grande do Sul'],
])('%s is in %s', (typed, state) => {
  expect(postalState(typed)).toBe(state)
})

it.each(['', '0131', '00000-000', '78900-000'])('%o is in no state', (typed) => {
  expect(postalState(typed)).toBeUndefined()
})
