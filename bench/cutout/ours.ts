import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { cutOut } from '#engine/cutout/cut-out.ts'
import { type Segmenter, createSegmenter } from '#engine/cutout/segmenter.ts'
import { decodePhoto } from '#engine/decode/decode-photo.ts'
import { prepareModel } from '#engine/model/prepare-model.ts'
import type { Cutout, Plane } from '#engine/types.ts'
import { serveVariant } from './variant.ts'

const modelDir = fileURLToPath(new URL('../../data/models', import.meta.url))
const network = await createSegmenter(await prepareModel({ modelDir }))
let estimate: Plane | undefined
const segmenter: Segmenter = {
  segment: async (picture) => {
    const seen = await network.segment(picture)
    estimate = seen.mask
    return seen
  },
  readRegion: network.readRegion,
  findPeople: network.findPeople,
  close: network.close,
}

serveVariant(async (photo) => {
  const start = performance.now()
  const cutout = await cutOut(await decodePhoto(photo), segmenter)
  const ms = performance.now() - start
  const { width, height } = cutout.photo
  const masked = withAlpha(cutout)
  await sharp(masked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  const pngMs = performance.now() - start
  const raw = { width, height, channels: 4 } as const
  return {
    ms,
    pngMs,
    masked: sharp(masked, { raw }),
    ...(estimate && { estimate: sharp(estimate.data, { raw: { ...raw, channels: 1 } }) }),
  }
})

function withAlpha({ foreground, alpha }: Cutout): Uint8Array {
  const pixels = new Uint8Array(alpha.data.length * 4)
  for (let pixel = 0; pixel < alpha.data.length; pixel++) {
    pixels.set(foreground.data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
    pixels[pixel * 4 + 3] = alpha.data[pixel] ?? 0
  }
  return pixels
}
