import { describe, expect, it } from 'vitest'
import { maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Box } from '#engine/types.ts'
import { overlaps } from './boxes.ts'
import { paletteOf } from './palette.ts'
import { planTypeSpace } from './plan-type-space.ts'
import { setTypeBeside } from './set-type-beside.ts'
import { titleOf } from './set-type.ts'
import { openFace } from './typefaces.ts'

const HEADLINES = ['Oi', 'Unhas em gel por R$ 189,90', 'Só hoje: 30% de desconto em toda a coleção de inverno 2026!!']
const SIZES = [
  { width: 1080, height: 1350 },
  { width: 1080, height: 1080 },
  { width: 1080, height: 1920 },
]
const NAME = '@padaria.do.bairro.feliz.da.esquina.42'

const cases = SIZES.flatMap((size) =>
  HEADLINES.flatMap((headline) => ['tall', 'wide'].map((shape) => [headline, shape, size] as const)),
)

describe('text with a place of its own', () => {
  it.each(cases)('has "%s" beside a %s subject, on no pixel of the picture, in %o', async (headline, shape, size) => {
    const whole = plainPicture(size, [150, 130, 120])
    const subject =
      shape === 'tall' ? { left: 400, top: 40, width: 280, height: 1000 } : { left: 0, top: 300, width: 1080, height: 700 }
    const mask = maskWithBox(size, subject)
    const space = planTypeSpace(size, mask, titleOf(headline, paletteOf(whole, mask)), true)
    const isColumn = space.edge === 'left'
    expect(isColumn).toBe(shape === 'tall' && size.height === 1080)
    const part = isColumn
      ? { width: Math.round(size.width * (1 - space.share)), height: size.height }
      : { width: size.width, height: Math.round(size.height * (1 - space.share)) }
    const picture = plainPicture(part, [150, 130, 120])
    const set = await setTypeBeside(picture, null, { headline, signature: NAME, space, size })
    const boxes = [set.headline?.box, set.signature?.box].filter((box): box is Box => box !== undefined)
    expect(boxes).toHaveLength(2)
    for (const box of boxes) {
      expect(overlaps(box, set.shown)).toBe(false)
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.top).toBeGreaterThanOrEqual(0)
      expect(box.left + box.width).toBeLessThanOrEqual(size.width)
      expect(box.top + box.height).toBeLessThanOrEqual(size.height)
    }
    expect(overlaps(...(boxes as [Box, Box]))).toBe(false) // two, as checked above
    const { shown } = set
    const at = ((shown.top + 5) * size.width + shown.left + 5) * 3
    expect([...set.picture.data.subarray(at, at + 3)]).toEqual([150, 130, 120])
  })
})

it('sets the figures of a price on one line', () => {
  const heights = Array.from('0123456789', (figure) => {
    const path = openFace('display').draw(figure, { x: 0, y: 0, size: 100, tracking: 0 })
    const rows = Array.from(path.matchAll(/-?[\d.]+ (-?[\d.]+)/g), ([, y]) => Number(y))
    return { top: Math.min(...rows), bottom: Math.max(...rows) }
  })
  for (const edge of ['top', 'bottom'] as const) {
    const places = heights.map((height) => height[edge])
    expect(Math.max(...places) - Math.min(...places)).toBeLessThan(9)
  }
})
