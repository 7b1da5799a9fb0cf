import { describe, expect, it } from 'vitest'
import { maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Picture } from '#engine/types.ts'
import { keepLight, litLevel, matchLight, type LightMap } from './match-light.ts'

const SIZE = { width: 200, height: 250 }
const SUBJECT = { colours: plainPicture(SIZE, [150, 140, 130]), mask: maskWithBox(SIZE, { left: 0, top: 0, ...SIZE }) }
const NO_SIDE = { x: 0, hardness: 0.5 }

/** Left half of one colour, right half of another. */
function halves(left: readonly [number, number, number], right: readonly [number, number, number]): Picture {
  const scene = plainPicture(SIZE, left)
  for (let at = 0; at < SIZE.width * SIZE.height; at++) if (at % SIZE.width >= SIZE.width / 2) scene.data.set(right, at * 3)
  return scene
}

const levelsAt = (map: LightMap, column: number) => ([0, 1, 2] as const).map((channel) => litLevel(map, channel, 140, column))

describe('matching the light of a scene', () => {
  it.each([
    ['left', -1],
    ['right', 1],
  ] as const)('is brightest where the key light comes from: the %s', (side, x) => {
    const map = matchLight(SUBJECT, plainPicture(SIZE, [150, 150, 150]), { x, hardness: 1 })
    const [left, right] = [levelsAt(map, 0)[1] ?? 0, levelsAt(map, SIZE.width - 1)[1] ?? 0]
    expect(side === 'left' ? left - right : right - left).toBeGreaterThan(8)
  })

  it('takes the colour of either side of the scene', () => {
    const map = matchLight(SUBJECT, halves([230, 60, 160], [40, 120, 230]), NO_SIDE)
    const warmthAt = (column: number): number => (levelsAt(map, column)[0] ?? 0) - (levelsAt(map, column)[2] ?? 0)
    expect(warmthAt(0)).toBeGreaterThan(warmthAt(SIZE.width - 1) + 6)
  })

  it('dims a subject for a night, and hardly lightens one for a white wall', () => {
    expect(levelsAt(matchLight(SUBJECT, plainPicture(SIZE, [14, 14, 20]), NO_SIDE), 100)[1]).toBeLessThan(128)
    expect(levelsAt(matchLight(SUBJECT, plainPicture(SIZE, [250, 250, 250]), NO_SIDE), 100)[1]).toBeLessThan(150)
  })

  it('never changes a level by much, and slowly: no detail can come from it', () => {
    const map = matchLight(SUBJECT, halves([255, 40, 0], [0, 40, 255]), { x: -1, hardness: 1 })
    for (const channel of [0, 1, 2] as const) {
      let before = litLevel(map, channel, 140, 0)
      for (let column = 0; column < SIZE.width; column++) {
        const level = litLevel(map, channel, 140, column)
        expect(Math.abs(level - before)).toBeLessThanOrEqual(1)
        expect(Math.abs(level - 140)).toBeLessThan(42)
        before = level
      }
    }
  })

  it('keeps light as it is when it is switched off', () => {
    for (let level = 0; level < 256; level++) expect(litLevel(keepLight(), 1, level, 7)).toBe(level)
  })
})
