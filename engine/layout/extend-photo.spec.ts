import { describe, expect, it } from 'vitest'
import { maskWithBox, openPicture, plainPicture } from '#engine/compose/cutouts-for-tests.ts'
import { extendPhoto } from './extend-photo.ts'

describe('extending a photo', () => {
  it('fills the frame and changes nothing inside the photo', async () => {
    const photo = await openPicture('lemur.png', 300)
    const extended = await extendPhoto(photo, { left: -40, top: -60, width: photo.width + 90, height: photo.height + 160 }, null)
    expect([extended.width, extended.height]).toEqual([photo.width + 90, photo.height + 160])
    for (let row = 0; row < photo.height; row++) {
      const at = ((row + 60) * extended.width + 40) * 3
      const kept = extended.data.subarray(at, at + photo.width * 3)
      expect(Buffer.compare(kept, photo.data.subarray(row * photo.width * 3, (row + 1) * photo.width * 3))).toBe(0)
    }
  })

  it('goes on at the seam without a line', async () => {
    const photo = await openPicture('flower.jpg', 300)
    const { data, width } = await extendPhoto(photo, { left: 0, top: -100, width: photo.width, height: photo.height + 100 }, null)
    const jump = (row: number) => {
      let sum = 0
      for (let at = row * width * 3; at < (row + 1) * width * 3; at++)
        sum += Math.abs((data[at] ?? 0) - (data[at - width * 3] ?? 0))
      return sum / (width * 3)
    }
    expect(jump(100)).toBeLessThan(4)
  })

  it('leaves no ghost of the subject outside', async () => {
    const size = { width: 200, height: 200 }
    const box = { left: 60, top: 40, width: 80, height: 120 }
    const photo = plainPicture(size, [30, 120, 30])
    const mask = maskWithBox(size, box)
    mask.data.forEach((alpha, at) => alpha > 0 && photo.data.fill(240, at * 3, at * 3 + 3))
    const { data, width } = await extendPhoto(photo, { left: 0, top: -180, width: 200, height: 380 }, mask)
    // the mirrored subject would stand here
    expect(data[(80 * width + 100) * 3]).toBeLessThan(90)
  })
})
