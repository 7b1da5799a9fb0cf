import { expect, test } from 'vitest'
import { wishesOf } from './wishes-of.ts'

test('leaves out what was not said, so that a redo keeps headline and backdrop of the edit before', () => {
  const before = { backdrop: 'marmore-branco', headline: 'Pão quente às 8h', message: 'pão' }
  expect({ ...before, ...wishesOf({ lightMatch: false }) }).toEqual({ ...before, light_match: false })
  expect({ ...before, ...wishesOf({ words: 'azulejo azul', headline: '' }) }).toEqual({
    ...before,
    words: 'azulejo azul',
    headline: '',
  })
})
