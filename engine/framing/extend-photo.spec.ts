import { describe, expect, it } from 'vitest'
import { maskWithBox, openPicture, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import { extendPhoto } from './extend-photo.ts'

describe('extending a photo', () => {
  it('fills the frame and changes nothing inside the photo but a strip along its edges', async () => {
    const photo = await openPicture('lemur.png', 300)
    const extended = await extendPhoto(photo, { left: -40, top: -60, width: photo.width + 90, height: photo.height + 160 }, null)
    expect([extended.width, extended.height]).toEqual([photo.width + 90, photo.height + 160])
    const strip = Math.ceil(0.05 * Math.max(extended.width, extended.height))
    for (let row = strip; row < photo.height - strip; row++) {
      const at = ((row + 60) * extended.width + 40 + strip) * 3
      const from = (row * photo.width + strip) * 3
      const length = (photo.width - 2 * strip) * 3
      expect(Buffer.compare(extended.data.subarray(at, at + length), photo.data.subarray(from, from + length))).toBe(0)
    }
  })

  it('changes no pixel of the subject, even at the edge', async () => {
    const size = { width: 200, height: 200 }
    const box = { left: 60, top: 0, width: 80, height: 200 }
    const photo = plainPicture(size, [30, 120, 30])
    const mask = maskWithBox(size, box)
    mask.data.forEach((alpha, at) => alpha > 0 && photo.data.fill(240, at * 3, at * 3 + 3))
    const { data, width } = await extendPhoto(photo, { left: 0, top: -100, width: 200, height: 300 }, mask)
    for (let row = 100; row < 300; row++) expect(data[(row * width + 100) * 3]).toBe(240)
  })

  it('contains no copy of objects at the edge', async () => {
    const photo = plainPicture({ width: 240, height: 240 }, [200, 200, 200])
    // a row of letters, as an example, right below the edge
    for (let y = 6; y < 30; y++) {
      for (let x = 0; x < 240; x++) if (x % 24 < 12) photo.data.fill(20, (y * 240 + x) * 3, (y * 240 + x) * 3 + 3)
    }
    const { data, width } = await extendPhoto(photo, { left: 0, top: -180, width: 240, height: 420 }, null)
    for (let y = 0; y < 160; y++) {
      const row = data.subarray(y * width * 3, (y + 1) * width * 3)
      expect(Math.max(...row) - Math.min(...row)).toBeLessThan(25)
    }
  })

  it('continues at the seam without a line', async () => {
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

  it('keeps white ground white, and lets the light fall off on any other', async () => {
    for (const [level, darkest] of [
      [252, 246],
      [190, 160],
    ] as const) {
      const photo = plainPicture({ width: 200, height: 200 }, [level, level, level])
      const { data } = await extendPhoto(photo, { left: 0, top: -180, width: 200, height: 380 }, null)
      const top = data.subarray(0, 200 * 3).reduce((sum, value) => sum + value, 0) / 600
      expect(top).toBeGreaterThan(darkest)
      if (level < 200) expect(top).toBeLessThan(level - 5)
    }
  })
})
