import { expect, it } from 'vitest'
import { isHeld } from './is-held.ts'

it('a scheduled post is held as long as no account is connected', () => {
  expect(isHeld({ state: 'scheduled' }, null)).toBe(true)
  expect(isHeld({ state: 'scheduled' }, { state: 'lost' })).toBe(true)
  expect(isHeld({ state: 'scheduled' }, { state: 'connected' })).toBe(false)
})

it('nothing is held before the connection is known, and neither is a post without a schedule', () => {
  expect(isHeld({ state: 'scheduled' }, undefined)).toBe(false)
  expect(isHeld({ state: 'published' }, null)).toBe(false)
})
