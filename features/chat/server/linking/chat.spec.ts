import { describe, expect, test } from 'vitest'
import { chatAddress } from './chat-place.ts'
import { drawQr } from './draw-qr.ts'

const PLACE = { number: '+5581987654321', greeting: 'Oi! Quero editar & postar.', linkUrl: 'https://wa.me' }

describe('the address of the chat', () => {
  test('contains the number in digits and the greeting', () => {
    expect(chatAddress(PLACE)).toBe('https://wa.me/5581987654321?text=Oi!%20Quero%20editar%20%26%20postar.')
  })

  test('is undefined without a number', () => {
    expect(chatAddress({ ...PLACE, number: undefined })).toBeUndefined()
  })
})

test('a QR code has its own white background', async () => {
  const svg = await drawQr('https://wa.me/5581987654321')
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/)
  expect(svg).toContain('fill="#ffffff"')
})
