import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { plainPicture } from '#engine/compose/cutouts.test-support.ts'
import { encodePicture } from './encode-picture.ts'

const picture = plainPicture({ width: 320, height: 400 }, [200, 60, 40])

describe('encoding a picture', () => {
  it('writes an sRGB JPEG in full chroma with no metadata but the colour profile', async () => {
    const metadata = await sharp(await encodePicture(picture, false)).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 320, height: 400, space: 'srgb', chromaSubsampling: '4:4:4' })
    expect(metadata.icc).toBeDefined()
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined])
  })

  it('marks a picture that a generator painted, and no other', async () => {
    const xmp = (await sharp(await encodePicture(picture, true)).metadata()).xmp?.toString('utf8')
    expect(xmp).toContain(
      'DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia"',
    )
  })

  it('stays below 8 MB for a large picture of nothing but noise', async () => {
    const size = { width: 1440, height: 2560 }
    const data = new Uint8Array(size.width * size.height * 3)
    let state = 1
    for (let at = 0; at < data.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      data[at] = state >>> 24
    }
    expect((await encodePicture({ data, ...size }, false)).byteLength).toBeLessThanOrEqual(8 * 1024 * 1024)
  })

  it('keeps the colours', async () => {
    const { data } = await sharp(await encodePicture(picture, false))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(
      [data[0], data[1], data[2]].map((value, channel) => Math.abs((value ?? 0) - (picture.data[channel] ?? 0)) <= 2),
    ).toEqual([true, true, true])
  })
})
