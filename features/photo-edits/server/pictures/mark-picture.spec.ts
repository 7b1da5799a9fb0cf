import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MARKED_MAX, markPicture } from './mark-picture.ts'

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
])('a picture of %i by %i has no side longer than 1080 pixels', async (width, height, markedWidth, markedHeight) => {
  const marked = await markPicture(await plain('#888888', width, height))
  expect([marked.width, marked.height]).toEqual([markedWidth, markedHeight])
  expect(await sharp(marked.jpeg).metadata()).toMatchObject({ width: markedWidth, height: markedHeight, format: 'jpeg' })
  expect(Math.max(marked.width, marked.height)).toBeLessThanOrEqual(MARKED_MAX)
})

test.each(['#000000', '#ffffff', '#808080', '#d4a05a'])(
  'the mark shows on %s, and no half of a side is without one',
  async (colour) => {
    const marked = await markPicture(await plain(colour, 1080, 1350))
    const half = { width: Math.floor(marked.width / 2), height: Math.floor(marked.height / 2) }
    for (const left of [0, marked.width - half.width]) {
      for (const top of [0, marked.height - half.height]) {
        const { channels } = await sharp(
          await sharp(marked.jpeg)
            .extract({ left, top, ...half })
            .toBuffer(),
        ).stats()
        expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8)
      }
    }
  },
)
