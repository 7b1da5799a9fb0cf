import { describe, expect, test } from 'vitest'
import { chatAddress } from './chat-place.ts'
import { drawQr } from './draw-qr.ts'

const PLACE = { number: '+5581987654321', greeting: 'Oi! Quero editar & postar.', linkUrl: 'https://wa.me' }

describe('the address of the chat', () => {
  test('names the number in digits and brings the greeting along', () => {
    expect(chatAddress(PLACE)).toBe('https://wa.me/5581987654321?text=Oi!%20Quero%20editar%20%26%20postar.')
  })

  test('is nowhere without a number', () => {
    expect(chatAddress({ ...PLACE, number: undefined })).toBeUndefined()
  })
})

test('a QR code is a picture that brings its own white', async () => {
  const svg = await drawQr('https://wa.me/5581987654321')
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/)
  expect(svg).toContain('fill="#ffffff"')
})
