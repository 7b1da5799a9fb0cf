import { SIZE, STUDIO } from './small-studio.test-support.ts'
import { describe, expect, it } from 'vitest'
import { renderScene } from './render-scene.ts'
import { DRAWN_PROPS, type PlaceScene, type Scene } from './scene.ts'

interface Part {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Share of a part of the picture (edges as shares of it) whose pixels differ visibly between two scenes. */
function changedShare(one: Scene, other: Scene, part: Part): number {
  const [a, b] = [renderScene(one, SIZE).picture.data, renderScene(other, SIZE).picture.data]
  return shareOf(part, (at) => [0, 1, 2].some((channel) => Math.abs((a?.[at + channel] ?? 0) - (b?.[at + channel] ?? 0)) > 12))
}

function shareOf(part: Part, isSo: (at: number) => boolean): number {
  let count = 0
  let seen = 0
  for (let y = Math.floor(part.top * SIZE.height); y < part.bottom * SIZE.height; y++) {
    for (let x = Math.floor(part.left * SIZE.width); x < part.right * SIZE.width; x++) {
      if (isSo((y * SIZE.width + x) * 3)) count++
      seen++
    }
  }
  return count / seen
}

const WHOLE: Part = { left: 0, right: 1, top: 0, bottom: 1 }

describe.each(DRAWN_PROPS)('%s in the background', (name) => {
  it('can be seen before a studio wall', () => {
    expect(changedShare(STUDIO, { ...STUDIO, props: [{ name }] }, WHOLE)).toBeGreaterThan(0.015)
  })

  it('leave the ground free on which a subject stands', () => {
    const ground = { left: 0.25, right: 0.75, top: 0.78, bottom: 1 }
    expect(changedShare(STUDIO, { ...STUDIO, props: [{ name }] }, ground)).toBeLessThan(0.1)
  })
})

describe('the moon', () => {
  const places: readonly PlaceScene['family'][] = ['sky', 'beach', 'countryside', 'city', 'garden', 'forest']

  it.each(places)('stands bright in the upper half of a night (%s)', (family) => {
    const night = { family, time: 'night', seed: 9 } as const
    const sky = { left: 0.5, right: 1, top: 0, bottom: 0.4 }
    expect(changedShare(night, { ...night, hasMoon: true }, sky)).toBeGreaterThan(0.004)
  })
})

describe('the hour', () => {
  it.each(['studio', 'flat-lay'] as const)('warms and cools the light of a %s', (family) => {
    const scene: Scene = family === 'studio' ? STUDIO : { ...STUDIO, family }
    const balance = (temperature?: 'warm' | 'cool'): number => {
      const { data } = renderScene({ ...scene, ...(temperature && { temperature }) }, SIZE).picture
      return data.reduce((sum, level, at) => sum + (at % 3 === 0 ? level : 0) - (at % 3 === 2 ? level : 0), 0) / (data.length / 3)
    }
    expect(balance('warm')).toBeGreaterThan(balance() + 12)
    expect(balance('cool')).toBeLessThan(balance() - 12)
  })
})

describe('a room at sunset', () => {
  it('has windows of warm white, not of lemon', () => {
    const { data } = renderScene({ family: 'interior', room: 'cafe', time: 'sunset', seed: 7 }, SIZE).picture
    const isBurntOut = (at: number) => (data[at] ?? 0) > 240 && (data[at + 1] ?? 0) > 230
    expect(shareOf(WHOLE, isBurntOut)).toBeGreaterThan(0.01)
    expect(shareOf(WHOLE, (at) => isBurntOut(at) && (data[at + 2] ?? 0) < 190)).toBeLessThan(0.005)
  })
})

describe('what was asked of a place beside its kind', () => {
  it.each<readonly [string, PlaceScene, Partial<PlaceScene>]>([
    ['bulbs in a garden', { family: 'garden', time: 'sunset' }, { hasLights: true }],
    ['neon in a gym', { family: 'interior', room: 'gym', time: 'night' }, { hasNeon: true }],
    ['round mirrors in a salon', { family: 'interior', room: 'salon', time: 'day' }, { hasRoundMirrors: true }],
  ])('can be seen: %s', (_, plain, asked) => {
    expect(changedShare({ ...plain, seed: 7 }, { ...plain, ...asked, seed: 7 }, WHOLE)).toBeGreaterThan(0.03)
  })
})

describe('the country', () => {
  it.each(['pasture', 'crops', 'blossom', 'mountains', 'snow', 'lake', 'pool'] as const)(
    'shows %s unlike any other land',
    (land) => {
      const scene = { family: 'countryside', time: 'day', seed: 3 } as const
      const other = land === 'pasture' ? 'crops' : 'pasture'
      expect(changedShare({ ...scene, land }, { ...scene, land: other }, WHOLE)).toBeGreaterThan(0.3)
    },
  )
})

describe('a table before points of light', () => {
  it('is something to stand on', () => {
    const party: Scene = { family: 'bokeh', ground: '#3a1216', lights: ['#f7c873', '#e0463e'], seed: 4 }
    expect(renderScene(party, SIZE).ground).toBeNull()
    expect(renderScene({ ...party, table: { name: 'wood', colour: '#6f4a30' } }, SIZE).ground).toBeGreaterThan(0.7)
  })
})
