import { describe, expect, it } from 'vitest'
import type { ComposedPicture } from './change-backdrop.ts'
import { applyAdjustment } from './apply-adjustment.ts'

const WIDTH = 100
const HEIGHT = 120
const SUBJECT = { left: 60, top: 50, width: 20, height: 30 }

/** Grey, with a subject of another grey at the right. */
function aDraft(): ComposedPicture {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(100)
  const mask = new Uint8Array(WIDTH * HEIGHT)
  for (let y = SUBJECT.top; y < SUBJECT.top + SUBJECT.height; y++) {
    for (let x = SUBJECT.left; x < SUBJECT.left + SUBJECT.width; x++) {
      mask[y * WIDTH + x] = 255
      data.fill(180, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)
    }
  }
  const picture = { data, width: WIDTH, height: HEIGHT }
  const plane = { data: mask, width: WIDTH, height: HEIGHT }
  const photoFrame = { left: 0, top: 0, width: 1, height: 1 }
  const part = { picture, mask: plane, photoFrame, mat: [200, 200, 200] as const }
  return { ...part, coverage: 0.05, doubts: [], isGenerated: false, warnings: [], beside: () => Promise.resolve(part) }
}

const pixelOf = ({ picture }: Pick<ComposedPicture, 'picture'>, at = 0) =>
  [...picture.data.subarray(at * 3, at * 3 + 3)] as [number, number, number]

describe('the look of a picture', () => {
  it('stays as it is without a wish', async () => {
    const draft = aDraft()
    expect(await applyAdjustment(draft, {})).toBe(draft)
  })

  it('is lighter and darker by steps, where black and white stay', async () => {
    const greys: number[] = []
    for (const light of [-2, -1, 0, 1, 2]) greys.push(pixelOf(await applyAdjustment(aDraft(), { light }))[0])
    expect(greys).toEqual(greys.toSorted((one, other) => one - other))
    expect(new Set(greys).size).toBe(5)
    const draft = aDraft()
    draft.picture.data.set([0, 0, 0, 255, 255, 255])
    const lighter = await applyAdjustment(draft, { light: 2 })
    expect([pixelOf(lighter), pixelOf(lighter, 1)]).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ])
  })

  it('is warmer with more red and less blue, and cooler the other way', async () => {
    const [red, green, blue] = pixelOf(await applyAdjustment(aDraft(), { warmth: 1 }))
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
    const [coolRed, coolGreen, coolBlue] = pixelOf(await applyAdjustment(aDraft(), { warmth: -1 }))
    expect(coolRed).toBeLessThan(coolGreen)
    expect(coolGreen).toBeLessThan(coolBlue)
  })

  it('is the same beside a place for text', async () => {
    const draft = await applyAdjustment(aDraft(), { light: 1 })
    const part = await draft.beside({} as never) // as: the drawn draft has one answer
    expect(pixelOf(part)).toEqual(pixelOf(draft))
    expect(part.mat?.[0]).toBeGreaterThan(200)
  })

  it('is closer around the whole subject, at the same size', async () => {
    const draft = await applyAdjustment(aDraft(), { closeness: 3 })
    const { picture, mask, photoFrame } = draft
    expect([picture.width, picture.height]).toEqual([WIDTH, HEIGHT])
    const before = aDraft().mask?.data.reduce((sum, value) => sum + value, 0) ?? 0
    const after = mask?.data.reduce((sum, value) => sum + value, 0) ?? 0
    // 0.86³ of each side shows the same subject this much larger
    expect(after / before).toBeCloseTo(1 / 0.86 ** 6, 0)
    expect(photoFrame.width).toBeCloseTo(1 / 0.86 ** 3, 1)
  })

  it('never comes so close that it cuts off what was whole', async () => {
    const draft = aDraft()
    draft.mask?.data.fill(255)
    expect(await applyAdjustment(draft, { closeness: 3 })).toBe(draft)
  })
})
