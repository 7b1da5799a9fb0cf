import { describe, expect, it } from 'vitest'
import type { Picture, Plane } from '#engine/types.ts'
import { refineBorder } from './refine-border.ts'
import { blurTruth, drawHair, errorOn } from './strands.test-support.ts'

const SIZE = 700

function harden(soft: Plane): Plane {
  return { ...soft, data: soft.data.map((value) => (value > 100 ? 255 : 0)) }
}

function plain(colourOf: (x: number, y: number) => readonly number[]): Picture {
  const data = Uint8Array.from({ length: SIZE * SIZE * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3)
    return colourOf(pixel % SIZE, Math.floor(pixel / SIZE))[i % 3] ?? 0
  })
  return { data, width: SIZE, height: SIZE }
}

function mask(opacityOf: (x: number, y: number) => number): Plane {
  const data = Uint8Array.from({ length: SIZE * SIZE }, (_, pixel) => opacityOf(pixel % SIZE, Math.floor(pixel / SIZE)))
  return { data, width: SIZE, height: SIZE }
}

/** How far inside a circle around the middle, in pixels. */
function fromEdge(x: number, y: number): number {
  return 180 - Math.hypot(x - SIZE / 2, y - SIZE / 2)
}

/** 1 inside that circle, over an edge of one pixel. */
function disc(x: number, y: number): number {
  return Math.min(1, Math.max(0, fromEdge(x, y)))
}

function glass(x: number, y: number): boolean {
  return x > 330 && x < 370 && y > 350 && disc(x, y) > 0
}

describe('refining the border of a mask', () => {
  it.each([
    ['curls on a pink wall', { curl: 1, strands: 900, hair: [24, 18, 16] }, '#e7b7b4'],
    ['an afro on grey', { curl: 1, strands: 2600, hair: [30, 24, 22] }, '#a9a9a6'],
    ['straight blonde hair on green', { curl: 0, strands: 1100, hair: [214, 178, 120] }, '#3d5a3f'],
  ] as const)('takes the old ground out of %s on white, black and green', async (_, head, ground) => {
    const drawn = await drawHair({ ...head, size: SIZE }, ground)
    const raw = await blurTruth(drawn.truth)
    const settled = harden(raw)
    const refined = await refineBorder(drawn.photo, raw, settled)
    for (const grey of [255, 0, 120]) {
      const before = errorOn(grey, { alpha: settled, foreground: drawn.photo }, drawn)
      expect(errorOn(grey, refined, drawn)).toBeLessThan(0.65 * before)
    }
  })

  it('leaves crisp outlines as they are', async () => {
    const solid = mask((x, y) => Math.round(255 * disc(x, y)))
    const photo = plain((x, y) => [40 + 180 * disc(x, y), 60, 200 - 150 * disc(x, y)])
    const { alpha } = await refineBorder(photo, solid, solid)
    const most = alpha.data.reduce((far, value, pixel) => Math.max(far, Math.abs(value - (solid.data[pixel] ?? 0))), 0)
    expect(most).toBeLessThanOrEqual(1)
  })

  it('keeps what the network is sure of behind a crisp outline, though its rim has the colours of what it half sees beside it', async () => {
    const photo = plain((x, y) => {
      if (fromEdge(x, y) <= 0) return [120, 70, 45]
      return fromEdge(x, y) < 14 && Math.abs(y - SIZE / 2) < 60 ? [124, 68, 45] : [190, 50, 45]
    })
    const seen = mask((x, y) => Math.max(Math.round(255 * disc(x, y)), x < SIZE / 2 && fromEdge(x, y) > -9 ? 100 : 0))
    const { alpha } = await refineBorder(
      photo,
      seen,
      mask((x, y) => (fromEdge(x, y) > 0 ? 255 : 0)),
    )
    const thinned = alpha.data.filter((value, at) => value < 255 && fromEdge(at % SIZE, Math.floor(at / SIZE)) > 6)
    expect(thinned.length).toBe(0)
  })

  it('keeps the photo’s own colours wherever the mask is empty or solid', async () => {
    const drawn = await drawHair({ size: SIZE, curl: 1, strands: 900, hair: [24, 18, 16] }, '#e7b7b4')
    const raw = await blurTruth(drawn.truth)
    const { alpha, foreground } = await refineBorder(drawn.photo, raw, harden(raw))
    const isMixed = (at: number) => ![0, 255].includes(alpha.data[Math.floor(at / 3)] ?? 0)
    expect(foreground.data.every((value, at) => isMixed(at) || value === drawn.photo.data[at])).toBe(true)
    expect(alpha.data.filter((value) => value > 0 && value < 255).length).toBeGreaterThan(5000)
  })

  it('keeps the settled mask in a wide half-opaque area, as of glass', async () => {
    const photo = plain((x, y) => (disc(x, y) > 0 && !glass(x, y) ? [180, 40, 40] : [90, 130, 90]))
    const soft = mask((x, y) => (glass(x, y) ? 128 : Math.round(255 * disc(x, y))))
    const { alpha } = await refineBorder(photo, soft, soft)
    expect(Math.abs((alpha.data[450 * SIZE + 350] ?? 0) - 128)).toBeLessThanOrEqual(2)
  })
})
