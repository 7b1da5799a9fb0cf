import { expect, it } from 'vitest'
import { maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import { layOnMat } from './lay-on-mat.ts'
import { matColour } from '../typesetting/palette.ts'

it('sets a photo untouched on a mat of one colour, light around a light photo and dark around a dark one', () => {
  for (const [ground, isLight] of [
    [[190, 170, 150], true],
    [[40, 44, 60], false],
  ] as const) {
    const photo = plainPicture({ width: 120, height: 90 }, ground)
    const visible = { left: 10, top: 20, width: photo.width, height: photo.height }
    const frame = { left: 0, top: -40, width: photo.width + 20, height: photo.height + 160 }
    const { data, width, height } = layOnMat(photo, matColour(photo, null), { visible, frame })
    expect([width, height]).toEqual([frame.width, frame.height])
    const colour = data.subarray(0, 3)
    for (let at = 0; at < width * height; at++) {
      const [x, y] = [(at % width) - 10, Math.floor(at / width) - 60]
      const isPhoto = x >= 0 && y >= 0 && x < photo.width && y < photo.height
      const expected = isPhoto ? photo.data.subarray((y * photo.width + x) * 3, (y * photo.width + x) * 3 + 3) : colour
      if (Buffer.compare(data.subarray(at * 3, at * 3 + 3), expected) !== 0) throw new Error(`differs at ${x} ${y}`)
    }
    expect(Math.max(...colour) > 200).toBe(isLight)
  }
})

it('is no second white beside a white ground, but the hue of what stands on it', () => {
  const photo = plainPicture({ width: 120, height: 120 }, [240, 240, 240])
  const box = { left: 40, top: 40, width: 40, height: 40 }
  for (let y = 40; y < 80; y++) for (let x = 40; x < 80; x++) photo.data.set([200, 90, 40], (y * 120 + x) * 3)
  const [red, , blue] = matColour(photo, maskWithBox({ width: 120, height: 120 }, box))
  expect(240 - blue).toBeGreaterThan(12)
  expect(red - blue).toBeGreaterThan(12)
})
