import { describe, expect, it } from 'vitest'
import { cropPlate, type PlateStage, stageOfCrop } from './crop-plate.ts'

const PLATE: PlateStage = { ratio: 1152 / 1296, ground: 0.823, floor: 0.611, light: { x: -0.7, hardness: 0.3 } }
const ABOVE: PlateStage = { ratio: 1152 / 1296, ground: null, view: 'above', light: { x: -0.7, hardness: 0.3 } }
const FORMATS = {
  '4:5': { width: 1080, height: 1350 },
  '1:1': { width: 1080, height: 1080 },
  '9:16': { width: 1080, height: 1920 },
  '3:2': { width: 1080, height: 720 },
  '3:1': { width: 1080, height: 360 },
}
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)

describe.each(Object.entries(FORMATS))('a picture of %s', (_, size) => {
  it.each([PLATE, ABOVE])('shows a part of the plate in its own shape, whatever the seed', (plate) => {
    for (const seed of SEEDS) {
      const { left, top, width, height } = cropPlate(plate, size, seed)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + 1e-9)
      expect((width * plate.ratio) / height).toBeCloseTo(size.width / size.height, 6)
    }
  })

  it('stands the subject where pictures of its shape have their ground', () => {
    for (const seed of SEEDS) {
      const { ground, floor } = stageOfCrop(PLATE, cropPlate(PLATE, size, seed))
      expect(ground).toBeGreaterThan(0.78)
      expect(ground).toBeLessThan(0.87)
      expect(floor).toBeLessThan(ground ?? 0)
    }
  })

  it('is the same for the same seed, and another for nearly every other', () => {
    const parts = SEEDS.map((seed) => JSON.stringify(cropPlate(PLATE, size, seed)))
    expect(SEEDS.map((seed) => JSON.stringify(cropPlate(PLATE, size, seed)))).toEqual(parts)
    expect(new Set(parts).size).toBe(SEEDS.length)
  })
})

it('shows as much as it can from the middle without a seed', () => {
  const { left, ...rest } = cropPlate(PLATE, FORMATS['4:5'])
  expect(left).toBeCloseTo(0.05, 9)
  expect(rest).toMatchObject({ top: 0, height: 1, isMirrored: false })
})

it('turns the light with the plate', () => {
  const seed = SEEDS.find((one) => cropPlate(PLATE, FORMATS['4:5'], one).isMirrored) ?? -1
  expect(stageOfCrop(PLATE, cropPlate(PLATE, FORMATS['4:5'], seed)).light).toEqual({ x: 0.7, hardness: 0.3 })
})

it('keeps a plinth in the middle, and knows how wide it is', () => {
  const podium = { ...PLATE, groundWidth: 0.4 }
  for (const seed of SEEDS) {
    const crop = cropPlate(podium, FORMATS['4:5'], seed)
    expect(crop.left + crop.width / 2).toBeCloseTo(0.5, 9)
    expect(stageOfCrop(podium, crop).groundWidth).toBeCloseTo(0.4 / crop.width, 9)
  }
})
