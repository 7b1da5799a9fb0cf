import { expect, it } from 'vitest'
import { FIRST_CHOICES } from './choices.ts'
import { parseChoices } from './choices-draft.ts'

it.each([
  FIRST_CHOICES,
  { ...FIRST_CHOICES, operation: 'swap', backdrop: 'marmore-branco', headline: 'Oi', layout: 'band' },
] as const)('choices are read as they were stored: %j', (choices) => {
  expect(parseChoices(JSON.stringify(choices))).toEqual(choices)
})

it.each([null, '', '{', '"swap"', JSON.stringify({ ...FIRST_CHOICES, operation: 'paint' })])(
  'invalid choices are ignored: %s',
  (text) => {
    expect(parseChoices(text)).toBeUndefined()
  },
)
