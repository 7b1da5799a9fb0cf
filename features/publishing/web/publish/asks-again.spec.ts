import { expect, it } from 'vitest'
import { askedAbout } from './asks-again.ts'

it('returns the post that the server asks about, and nothing for any other refusal', () => {
  const extra = { publication_id: 'p' }
  expect(askedAbout({ code: 'publication_repeated', extra })).toBe('p')
  expect(askedAbout({ code: 'publication_in_doubt', extra })).toBe('p')
  expect(askedAbout({ code: 'publication_under_way', extra })).toBeUndefined()
  expect(askedAbout(undefined)).toBeUndefined()
})
