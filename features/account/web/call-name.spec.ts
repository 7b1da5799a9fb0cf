import { expect, it } from 'vitest'
import { callName } from './call-name.ts'

it.each([
  ['Ana', 'Ana'],
  ['ANA D SOUZA', 'Ana'],
  ['Érica Lima', 'Érica'],
  ['ÉRICA', 'Érica'],
  ['McDonald', 'McDonald'],
  ['Z', 'Z'],
])('calls %s %s', (name, called) => {
  expect(callName(name)).toBe(called)
})
