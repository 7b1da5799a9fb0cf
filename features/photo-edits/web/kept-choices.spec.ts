import { expect, it } from 'vitest'
import { FIRST_CHOICES } from './choices.ts'
import { parseChoices } from './kept-choices.ts'

it.each([FIRST_CHOICES, { ...FIRST_CHOICES, operation: 'swap', backdrop: 'marmore-branco', headline: 'Oi' }] as const)(
  'choices come back as they were written: %j',
  (choices) => {
    expect(parseChoices(JSON.stringify(choices))).toEqual(choices)
  },
)

it.each([null, '', '{', '"swap"', JSON.stringify({ ...FIRST_CHOICES, operation: 'paint' })])(
  'what is no choice is left alone: %s',
  (text) => {
    expect(parseChoices(text)).toBeUndefined()
  },
)
