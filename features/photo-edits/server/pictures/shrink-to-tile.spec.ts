import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shrinkToTile } from './shrink-to-tile.ts'

const measures = async (width: number, height: number) => {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#7a5' } })
    .jpeg()
    .toBuffer()
  const tile = await sharp(await shrinkToTile(jpeg)).metadata()
  return [tile.format, tile.width, tile.height]
}

test.each([
  ['upright', [1080, 1350], [480, 600]],
  ['square', [1080, 1080], [600, 600]],
  ['a story', [1080, 1920], [480, 853]],
  ['wide', [1440, 720], [1200, 600]],
  ['smaller than a tile', [300, 375], [300, 375]],
] as const)('a picture that is %s exactly covers a thumbnail', async (_, [width, height], expected) => {
  expect(await measures(width, height)).toEqual(['jpeg', ...expected])
})
