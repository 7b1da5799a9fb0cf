import { describe, expect, it } from 'vitest'
import type { Backdrop } from '#engine/types.ts'
import { listReadyBackdrops } from './ready-backdrops.ts'
import { renderScene } from './render-scene.ts'
import { MATERIALS, type Material, type Scene } from './scene.ts'

const FORMATS = {
  '4:5': { width: 72, height: 90 },
  '1:1': { width: 72, height: 72 },
  '9:16': { width: 54, height: 96 },
  '16:9': { width: 96, height: 54 },
  'an odd size': { width: 71, height: 53 },
}
const SMALL = { width: 108, height: 135 }
const TINY = FORMATS['4:5']

const wall: Material = { name: 'smooth', colour: '#c8c4be' }
const studio = (changes: Partial<Extract<Scene, { family: 'studio' }>> = {}): Scene => ({
  family: 'studio',
  wall,
  ground: wall,
  isSeamless: true,
  lightX: -0.8,
  mood: 'soft',
  seed: 3,
  ...changes,
})

const flatLay = (changes: Partial<Extract<Scene, { family: 'flat-lay' }>> = {}): Scene => ({
  family: 'flat-lay',
  ground: wall,
  lightX: -0.8,
  mood: 'soft',
  seed: 3,
  ...changes,
})

/** Mean, deviation, and share of samples at either end of the scale. */
function measure({ picture }: Backdrop): { mean: number; deviation: number; clipped: number } {
  const { data } = picture
  let sum = 0
  let squares = 0
  let clipped = 0
  for (const level of data) {
    sum += level
    squares += level * level
    if (level < 2 || level > 253) clipped++
  }
  const mean = sum / data.length
  return { mean, deviation: Math.sqrt(squares / data.length - mean * mean), clipped: clipped / data.length }
}

const office = (colour: `#${string}`): Backdrop =>
  renderScene({ family: 'interior', room: 'office', time: 'day', colour, seed: 5 }, SMALL)

/** How far red outweighs blue, over the whole picture. */
const redness = ({ picture }: Backdrop): number =>
  picture.data.reduce((sum, level, at) => sum + (at % 3 === 0 ? level : 0) - (at % 3 === 2 ? level : 0), 0)

/** Mean level of a part of the picture, its edges given as shares. */
function meanOf({ picture }: Backdrop, part: { left: number; right: number; top: number; bottom: number }): number {
  const { data, width, height } = picture
  let sum = 0
  let count = 0
  for (let y = Math.floor(part.top * height); y < part.bottom * height; y++) {
    for (let x = Math.floor(part.left * width); x < part.right * width; x++) {
      sum += (data[(y * width + x) * 3] ?? 0) + (data[(y * width + x) * 3 + 1] ?? 0) + (data[(y * width + x) * 3 + 2] ?? 0)
      count += 3
    }
  }
  return sum / count
}

describe.each(listReadyBackdrops().map(({ id, scene }) => ({ id, scene })))('the ready backdrop $id', ({ scene }) => {
  it.each(Object.entries(FORMATS))('fills %s with a picture that is neither flat nor burnt out', (_, size) => {
    const backdrop = renderScene(scene, size)
    expect(backdrop.picture).toMatchObject(size)
    expect(backdrop.picture.data).toHaveLength(size.width * size.height * 3)
    const { mean, deviation, clipped } = measure(backdrop)
    expect(mean).toBeGreaterThan(12)
    expect(mean).toBeLessThan(246)
    expect(deviation).toBeGreaterThan(2)
    expect(clipped).toBeLessThan(0.2)
    if (backdrop.ground !== null) {
      expect(backdrop.ground).toBeGreaterThan(0.6)
      expect(backdrop.ground).toBeLessThan(0.92)
    }
  })

  it('looks the same every time, and different with another seed', () => {
    const first = renderScene(scene, TINY)
    expect(renderScene(scene, TINY)).toEqual(first)
    expect(renderScene({ ...scene, seed: scene.seed + 1 }, TINY).picture.data).not.toEqual(first.picture.data)
  })
})

describe('a studio scene', () => {
  it.each(MATERIALS)('paints %s on wall and ground without a broken pixel', (name) => {
    const material: Material = { name, colour: '#a87f62' }
    const { mean, deviation } = measure(renderScene(studio({ wall: material, ground: material, podium: material }), SMALL))
    expect(mean).toBeGreaterThan(40)
    expect(mean).toBeLessThan(230)
    expect(deviation).toBeGreaterThan(1)
  })

  it.each([-0.9, 0.9])('is brighter on the side that its light comes from (%d)', (lightX) => {
    const backdrop = renderScene(studio({ lightX }), SMALL)
    const left = meanOf(backdrop, { left: 0.05, right: 0.35, top: 0.1, bottom: 0.6 })
    const right = meanOf(backdrop, { left: 0.65, right: 0.95, top: 0.1, bottom: 0.6 })
    expect(Math.sign(right - left)).toBe(Math.sign(backdrop.light.x))
    expect(Math.abs(right - left)).toBeGreaterThan(4)
  })

  it('keeps the colour that was asked for', () => {
    const red = renderScene(
      studio({ wall: { name: 'paper', colour: '#c0392b' }, ground: { name: 'paper', colour: '#c0392b' } }),
      SMALL,
    )
    const at = (70 * 108 + 54) * 3
    const [r = 0, g = 0, b = 0] = red.picture.data.subarray(at, at + 3)
    expect(r).toBeGreaterThan(g * 1.8)
    expect(r).toBeGreaterThan(b * 2)
  })

  it('stands the subject on the top of its plinth', () => {
    const black: Material = { name: 'smooth', colour: '#101010' }
    const white: Material = { name: 'smooth', colour: '#f5f5f5' }
    const backdrop = renderScene(studio({ wall: black, ground: black, podium: white, mood: 'bright' }), {
      width: 216,
      height: 270,
    })
    const ground = backdrop.ground ?? 0
    const top = meanOf(backdrop, { left: 0.45, right: 0.55, top: ground - 0.01, bottom: ground + 0.01 })
    const beside = meanOf(backdrop, { left: 0, right: 0.08, top: ground - 0.01, bottom: ground + 0.01 })
    expect(top).toBeGreaterThan(beside + 60)
  })

  it('tells how wide the top of its plinth is, and how polished a ground without one', () => {
    const marble: Material = { name: 'marble', colour: '#f1efec' }
    const onPodium = renderScene(studio({ podium: marble }), SMALL)
    expect(onPodium.groundWidth).toBeGreaterThan(0.4)
    expect(onPodium.groundWidth).toBeLessThan(0.7)
    expect(onPodium.gloss).toBeUndefined()
    const onGround = renderScene(studio({ ground: marble }), SMALL)
    expect(onGround.groundWidth).toBeUndefined()
    expect(onGround.gloss).toBeGreaterThan(0.4)
    expect(renderScene(studio({ ground: { name: 'linen', colour: '#e5dccb' } }), SMALL).gloss).toBe(0)
  })

  it('darkens in a dark mood', () => {
    expect(measure(renderScene(studio({ mood: 'dark' }), SMALL)).mean).toBeLessThan(
      measure(renderScene(studio({ mood: 'bright' }), SMALL)).mean,
    )
  })

  it.each(['window', 'leaves', 'blinds'] as const)('throws the shadow of %s on an even wall', (pattern) => {
    expect(measure(renderScene(studio({ pattern }), SMALL)).deviation).toBeGreaterThan(
      measure(renderScene(studio(), SMALL)).deviation,
    )
  })
})

describe('a flat lay', () => {
  it('says that it is seen from above and has no line to stand on', () => {
    expect(renderScene(flatLay(), SMALL)).toMatchObject({ view: 'above', ground: null })
  })

  it.each(MATERIALS)('fills the picture with %s without a broken pixel', (name) => {
    const { mean, deviation } = measure(renderScene(flatLay({ ground: { name, colour: '#a87f62' } }), SMALL))
    expect(mean).toBeGreaterThan(40)
    expect(mean).toBeLessThan(230)
    expect(deviation).toBeGreaterThan(1)
  })

  it.each([-0.9, 0.9])('is brighter on the side that its light comes from (%d) and on the far side', (lightX) => {
    const backdrop = renderScene(flatLay({ lightX }), SMALL)
    const left = meanOf(backdrop, { left: 0, right: 0.3, top: 0, bottom: 1 })
    const right = meanOf(backdrop, { left: 0.7, right: 1, top: 0, bottom: 1 })
    const far = meanOf(backdrop, { left: 0, right: 1, top: 0, bottom: 0.3 })
    const near = meanOf(backdrop, { left: 0, right: 1, top: 0.7, bottom: 1 })
    expect((right - left) * Math.sign(lightX)).toBeGreaterThan(4)
    expect(far).toBeGreaterThan(near)
  })

  it.each(['window', 'leaves', 'blinds'] as const)('lets the light fall through %s', (pattern) => {
    expect(measure(renderScene(flatLay({ pattern }), SMALL)).deviation).toBeGreaterThan(
      measure(renderScene(flatLay(), SMALL)).deviation,
    )
  })
})

describe('a place', () => {
  it('has ground to stand on only where there is a table', () => {
    const table: Material = { name: 'wood', colour: '#8a6242' }
    expect(renderScene({ family: 'garden', time: 'day', seed: 1 }, SMALL).ground).toBeNull()
    expect(renderScene({ family: 'garden', time: 'day', table, seed: 1 }, SMALL).ground).toBeGreaterThan(0.7)
  })

  it.each(['garden', 'forest', 'beach', 'sky', 'city', 'interior'] as const)('is darker by night than by day (%s)', (family) => {
    const day = measure(renderScene({ family, time: 'day', seed: 5 }, SMALL)).mean
    const night = measure(renderScene({ family, time: 'night', seed: 5 }, SMALL)).mean
    expect(night).toBeLessThan(day * 0.8)
  })

  it('takes the colour of its walls from the scene', () => {
    expect(redness(office('#b7442e'))).toBeGreaterThan(redness(office('#2e6fb7')))
  })
})
