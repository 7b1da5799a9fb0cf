import { describe, expect, it } from 'vitest'
import { viewOfPainting, viewOfPlate } from './ground-view.ts'
import { type PlacedProp, placeProps, type PropSetting } from './place-props.ts'
import { RENDERED, type RenderedName } from './rendered-props.ts'

const SIZE = { width: 1080, height: 1350 }
const LEVEL: Omit<PropSetting, 'props'> = { size: SIZE, view: viewOfPainting(SIZE, false), lightX: -0.5, seed: 7 }
const SEEDS = Array.from({ length: 30 }, (_, seed) => seed)
const NAMES = Object.keys(RENDERED) as RenderedName[]
const THERE = NAMES.filter((name) => placeProps({ ...LEVEL, props: [{ name }] }).length > 0)
const STANDING = THERE.filter((name) => !('way' in RENDERED[name]))

/** Left and right edge, top and foot of the thing itself, in shares of the picture. */
function coverOf({ entry, left, top, width, height, isMirrored }: PlacedProp) {
  const from = isMirrored ? 1 - entry.box.left - entry.box.width : entry.box.left
  const shareX = (share: number): number => (left + share * width) / SIZE.width
  const shareY = (share: number): number => (top + share * height) / SIZE.height
  return { left: shareX(from), right: shareX(from + entry.box.width), top: shareY(entry.box.top), foot: shareY(entry.foot) }
}

it('knows most of what it can be asked for', () => {
  expect(THERE.length).toBeGreaterThanOrEqual(50)
})

describe.each(STANDING)('%s', (name) => {
  it('stands on the ground at a side, large enough to be seen, and leaves the middle free', () => {
    for (const seed of SEEDS) {
      const placed = placeProps({ ...LEVEL, seed, props: [{ name }] })
      expect(placed).toHaveLength('isSingle' in RENDERED[name] ? 1 : 2)
      for (const one of placed.map(coverOf)) {
        expect(one.foot).toBeGreaterThan(0.62)
        expect(one.foot).toBeLessThan(0.86)
        expect((one.left + one.right) / 2 < 0.28 || (one.left + one.right) / 2 > 0.72).toBe(true)
        expect(Math.min(one.right, 1) - Math.max(one.left, 0)).toBeGreaterThan(0.04)
        expect(one.foot - one.top).toBeLessThan(0.5)
      }
    }
  })
})

const place = (changes: Partial<PropSetting>) => placeProps({ ...LEVEL, props: [{ name: 'nail-polish' }], ...changes })

describe('a thing in a scene', () => {
  it('is where it was for the same seed, and elsewhere for another', () => {
    expect(place({ seed: 5 })).toEqual(place({ seed: 5 }))
    expect(new Set(SEEDS.map((seed) => JSON.stringify(place({ seed })))).size).toBe(SEEDS.length)
  })

  it('is lit from the side of the light', () => {
    expect(place({ lightX: 0.7 }).every(({ isMirrored }) => isMirrored)).toBe(true)
    expect(place({ lightX: -0.7 }).some(({ isMirrored }) => isMirrored)).toBe(false)
  })

  it('is smaller and higher where it is farther', () => {
    const towels = SEEDS.flatMap((seed) => place({ seed, props: [{ name: 'clay-vase', colour: '#884422' }] }))
    const near = towels.reduce((one, other) => (other.distance < one.distance ? other : one))
    const far = towels.reduce((one, other) => (other.distance > one.distance ? other : one))
    expect(far.height).toBeLessThan(near.height)
    expect(coverOf(far).foot).toBeLessThan(coverOf(near).foot)
  })

  it('comes before what is behind it', () => {
    const distances = place({ props: [{ name: 'candles' }, { name: 'towels' }, { name: 'cup' }] }).map(({ distance }) => distance)
    expect(distances).toEqual(distances.toSorted((one, other) => other - one))
  })

  it('stands before the end of its table', () => {
    const camera = { height: 0.42, lens: 58, shiftY: -0.16 }
    const crop = { left: 0.05, top: 0, width: 0.9, height: 1, isMirrored: false }
    const view = viewOfPlate(camera, 0.34 + (0.42 / 1.9) * (58 / 36), crop)
    expect(view.end).toBeCloseTo(1.9, 6)
    expect(SEEDS.flatMap((seed) => place({ seed, view })).every(({ distance }) => distance < 1.8)).toBe(true)
  })

  it('takes the entry that can have the colour', () => {
    const [first] = place({ props: [{ name: 'nail-polish', colour: '#2244aa' }] })
    expect(first).toMatchObject({ entry: { id: 'esmalte' }, colour: { from: '#b3233f', to: '#2244aa' } })
  })
})

it('hangs a string of flags over the subject, beyond both edges', () => {
  for (const seed of SEEDS) {
    for (const one of placeProps({ ...LEVEL, seed, props: [{ name: 'bunting' }] }).map(coverOf)) {
      expect(one.left).toBeLessThan(0.02)
      expect(one.right).toBeGreaterThan(0.98)
      expect(one.foot).toBeLessThan(0.45)
    }
  }
})

it('lays things in the corners of a picture from above, and nothing that is not seen from there', () => {
  const view = viewOfPainting(SIZE, true)
  const placed = placeProps({ ...LEVEL, view, props: [{ name: 'soap' }, { name: 'candles' }] })
  expect(placed.map(({ entry }) => [entry.id, entry.view])).toEqual([
    ['sabonete', 'above'],
    ['sabonete', 'above'],
  ])
  for (const { left, right } of placed.map(coverOf)) expect((left + right) / 2 < 0.3 || (left + right) / 2 > 0.7).toBe(true)
})
