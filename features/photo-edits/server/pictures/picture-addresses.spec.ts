import { expect, test } from 'vitest'
import { createKeyring } from '#platform/crypto.ts'
import { addMs, MINUTE, SECOND } from '#platform/clock.ts'
import { pictureAddress, type PictureName, secondsLeft } from './picture-addresses.ts'

const keyring = createKeyring({ current: 'ab'.repeat(32) })
const now = new Date('2026-11-21T12:07:00Z')
const picture: PictureName = { editId: '0197c0de-0000-7000-8000-000000000001', format: '4:5' }

function signatureOf(address: string) {
  const query = new URL(address, 'http://x').searchParams
  return { e: query.get('e') ?? '', s: query.get('s') ?? '' }
}

test('returns the same address for a quarter of an hour', () => {
  const first = pictureAddress(keyring, picture, now)
  expect(pictureAddress(keyring, picture, addMs(now, 7 * MINUTE))).toBe(first)
  expect(pictureAddress(keyring, picture, addMs(now, 8 * MINUTE))).not.toBe(first)
})

test('opens the picture for fifteen to thirty minutes', () => {
  const lives = Array.from({ length: 2 * 15 * 60 }, (_, second) => {
    const asked = addMs(now, second * SECOND)
    return secondsLeft(keyring, { name: picture, signature: signatureOf(pictureAddress(keyring, picture, asked)), now: asked })
  })
  expect([Math.min(...lives), Math.max(...lives)]).toEqual([15 * 60 + 1, 30 * 60])

  const signature = signatureOf(pictureAddress(keyring, picture, now))
  expect(secondsLeft(keyring, { name: picture, signature, now })).toBe(23 * 60)
  expect(secondsLeft(keyring, { name: picture, signature, now: addMs(now, 23 * MINUTE - SECOND) })).toBe(1)
  expect(secondsLeft(keyring, { name: picture, signature, now: addMs(now, 23 * MINUTE) })).toBe(0)
})

test('opens no other picture, format or kind', () => {
  const signature = signatureOf(pictureAddress(keyring, picture, now))
  const others: PictureName[] = [
    { ...picture, format: '1:1' },
    { ...picture, editId: '0197c0de-0000-7000-8000-000000000002' },
    { photoId: picture.editId },
  ]
  expect(others.map((name) => secondsLeft(keyring, { name, signature, now }))).toEqual([0, 0, 0])
})

test.each([
  {},
  { e: '9999999999' },
  { s: 'abc' },
  { e: '9999999999', s: '' },
  { e: 'soon', s: 'abc' },
  { e: '9999999999', s: 'A'.repeat(43) },
])('refuses the forged signature %o', (signature) => {
  expect(secondsLeft(keyring, { name: picture, signature, now })).toBe(0)
})

test('refuses a changed expiry', () => {
  const { e, s } = signatureOf(pictureAddress(keyring, picture, now))
  expect(secondsLeft(keyring, { name: picture, signature: { e: String(Number(e) + 900), s }, now })).toBe(0)
})
