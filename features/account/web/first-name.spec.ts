import { expect, it } from 'vitest'
import { firstName } from './first-name.ts'

it.each([
  ['Ana', 'Ana'],
  ['ANA D SOUZA', 'Ana'],
  ['Érica Lima', 'Érica'],
  ['ÉRICA', 'Érica'],
  ['ana de souza', 'Ana'],
  ['érica', 'Érica'],
  ['McDonald', 'McDonald'],
  ['Z', 'Z'],
])('calls %s %s', (name, called) => {
  expect(firstName(name)).toBe(called)
})
