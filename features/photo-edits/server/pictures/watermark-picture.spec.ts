import sharp from 'sharp'
import { expect, test } from 'vitest'
import { WATERMARKED_MAX, watermarkPicture } from './watermark-picture.ts'

const plain = (colour: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg({ quality: 95 })
    .toBuffer()

test.each([
  [1440, 1800, 864, 1080],
  [1080, 1080, 1080, 1080],
  [1080, 1920, 608, 1080],
  [1920, 1080, 1080, 608],
  [300, 200, 300, 200],
])('a picture of %i by %i has no side longer than 1080 pixels', async (width, height, watermarkedWidth, watermarkedHeight) => {
  const watermarked = await watermarkPicture(await plain('#888888', width, height))
  expect([watermarked.width, watermarked.height]).toEqual([watermarkedWidth, watermarkedHeight])
  expect(await sharp(watermarked.jpeg).metadata()).toMatchObject({
    width: watermarkedWidth,
    height: watermarkedHeight,
    format: 'jpeg',
  })
  expect(Math.max(watermarked.width, watermarked.height)).toBeLessThanOrEqual(WATERMARKED_MAX)
})

test.each(['#000000', '#ffffff', '#808080', '#d4a05a'])(
  'the watermark shows on %s, and no half of a side is without one',
  async (colour) => {
    const watermarked = await watermarkPicture(await plain(colour, 1080, 1350))
    const half = { width: Math.floor(watermarked.width / 2), height: Math.floor(watermarked.height / 2) }
    for (const left of [0, watermarked.width - half.width]) {
      for (const top of [0, watermarked.height - half.height]) {
        const { channels } = await sharp(
          await sharp(watermarked.jpeg)
            .extract({ left, top, ...half })
            .toBuffer(),
        ).stats()
        expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8)
      }
    }
  },
)
