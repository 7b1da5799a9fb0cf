import { describe, expect, it } from 'vitest'
import { maskWithBox, openPicture, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import { findEvenEdges } from './find-even-edges.ts'

const SIZE = { width: 320, height: 400 }
const EVERYWHERE = { top: true, right: true, bottom: true, left: true }

describe('edges along which a photo can be continued', () => {
  it('are all of a product on paper, light falling off or not', () => {
    const photo = plainPicture(SIZE, [226, 224, 220])
    photo.data.forEach((level, at) => (photo.data[at] = level - Math.round((20 * Math.floor(at / 3 / SIZE.width)) / SIZE.height)))
    const alpha = maskWithBox(SIZE, { left: 80, top: 80, width: 160, height: 240 })
    expect(findEvenEdges({ photo, alpha })).toEqual(EVERYWHERE)
  })

  it('are none of a photo of a café', async () => {
    const photo = await openPicture('barista.jpg', 600)
    const alpha = { data: new Uint8Array(photo.width * photo.height), width: photo.width, height: photo.height }
    expect(findEvenEdges({ photo, alpha })).toEqual({ top: false, right: false, bottom: false, left: false })
  })

  it('are not where the subject leaves the photo', () => {
    const photo = plainPicture(SIZE, [226, 224, 220])
    const alpha = maskWithBox(SIZE, { left: 80, top: 80, width: 160, height: 320 })
    expect(findEvenEdges({ photo, alpha })).toEqual({ ...EVERYWHERE, bottom: false })
  })

  it('are not where a table ends', () => {
    const photo = plainPicture(SIZE, [226, 224, 220])
    photo.data.fill(120, 300 * SIZE.width * 3)
    const alpha = maskWithBox(SIZE, { left: 80, top: 80, width: 160, height: 240 })
    expect(findEvenEdges({ photo, alpha })).toEqual({ ...EVERYWHERE, left: false, right: false })
  })
})
