import { expect, test } from 'vitest'
import { drawQr } from './draw-qr.ts'

test('a QR code has its own white background', async () => {
  const svg = await drawQr('https://wa.me/5581987654321')
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/)
  expect(svg).toContain('fill="#ffffff"')
})
