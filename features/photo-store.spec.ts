import { expect, it } from 'vitest'
import { mayStay } from './photo-store.ts'

const HOUR = 3_600_000
const now = () => Date.now()

it('stays with the member who put it there, and no one else', () => {
  const photo = { at: now(), ownerId: 'ana' }
  expect(mayStay(photo, 'ana')).toBe(true)
  expect(mayStay(photo, 'bia')).toBe(false)
  expect(mayStay(photo, undefined)).toBe(false)
})

it('a shared one without an owner waits for the next member who signs in', () => {
  expect(mayStay({ at: now() }, undefined)).toBe(true)
  expect(mayStay({ at: now() }, 'bia')).toBe(true)
})

it('stays for an hour, whoever owns it', () => {
  const at = now() - HOUR - 1
  expect(mayStay({ at }, undefined)).toBe(false)
  expect(mayStay({ at, ownerId: 'ana' }, 'ana')).toBe(false)
})
