import { describe, expect, it } from 'vitest'
import { plainPicture } from '#engine/compose/cutouts.test-support.ts'
import { paletteOf } from '#engine/typesetting/palette.ts'
import { fitInPlace } from '#engine/framing/plan-frame.ts'
import type { TypeSpace } from '#engine/typesetting/plan-type-space.ts'
import type { Box, Format } from '#engine/types.ts'
import { choosePanels, isColumn, placeIn } from './choose-panels.ts'
import type { PanelLayout } from './plan-panels.ts'
import { styleOf } from './post-style.ts'

const style = styleOf(paletteOf(plainPicture({ width: 64, height: 64 }, [206, 198, 190]), null))
const TEXTS = { title: 'Maquiagem e penteado', price: 'R$ 320' }
const SIZES = {
  '4:5': { width: 1080, height: 1350 },
  '1:1': { width: 1080, height: 1080 },
  '9:16': { width: 1080, height: 1920 },
} as const
const untouched = { top: false, right: false, bottom: false, left: false }

interface Shot {
  readonly photo: { readonly width: number; readonly height: number }
  readonly box: Box
  readonly touches?: typeof untouched
}

/** A person from the knees up, who takes the height of the photo. */
const PERSON: Shot = {
  photo: { width: 1000, height: 1500 },
  box: { left: 120, top: 120, width: 760, height: 1380 },
  touches: { ...untouched, bottom: true },
}
/** A cake on its board, from edge to edge. */
const CAKE: Shot = { photo: { width: 1800, height: 1200 }, box: { left: 20, top: 100, width: 1760, height: 1020 } }
const CUP: Shot = { photo: { width: 1200, height: 1600 }, box: { left: 380, top: 600, width: 420, height: 460 } }

function chosen(layout: PanelLayout, format: Exclude<Format, 'original'>, { photo, box, touches = untouched }: Shot) {
  const subject = { box, touches, cuts: touches }
  const fitIn = (space: TypeSpace) => fitInPlace(photo, { format, subject, working: photo, hasHeadline: false, space })
  const size = SIZES[format]
  const { plan, filled } = choosePanels(fitIn, { layout, texts: TEXTS, style, size })
  const { wide, high } = placeIn(plan, size.height / size.width)
  return { plan, filled, area: (wide * high * filled) / (size.height / size.width) }
}

describe('the place of a photo in a layout', () => {
  it.each(['price', 'band'] as const)(
    'is beside the texts of "%s" where a person would be a stamp above or below them',
    (layout) => {
      const { plan, area } = chosen(layout, '1:1', PERSON)
      expect(isColumn(plan)).toBe(true)
      expect(area).toBeGreaterThan(0.5)
    },
  )

  it('is under all texts of a story where between them a person would be a stamp', () => {
    const { plan, area } = chosen('story', '9:16', PERSON)
    expect(plan.bottom).toBe(0)
    expect(area).toBeGreaterThan(0.55)
  })

  it('is as wide as the picture where a wide photo cannot be cropped: the panel takes the rest', () => {
    for (const layout of ['band', 'price', 'column'] as const) {
      const { plan, filled } = chosen(layout, '4:5', CAKE)
      expect(plan.left, layout).toBe(0)
      expect(filled, layout).toBe(1)
      expect(placeIn(plan, 1.25).wide / placeIn(plan, 1.25).high, layout).toBeCloseTo(1.5, 1)
    }
  })

  it('stays as the layout was designed where the photo can be cropped to it', () => {
    for (const format of ['4:5', '1:1', '9:16'] as const) {
      const { plan } = chosen('price', format, CUP)
      expect(plan.left).toBe(0)
      expect(plan.bottom).toBe(0)
    }
    expect(isColumn(chosen('column', '4:5', CUP).plan)).toBe(true)
    expect(chosen('band', '4:5', CUP).plan.top).toBe(0)
    expect(chosen('story', '9:16', CUP).plan.right).toBeGreaterThan(0)
  })

  it('is never so small as a stamp', () => {
    for (const format of ['4:5', '1:1', '9:16'] as const) {
      for (const layout of ['price', 'band', 'column', 'story'] as const) {
        for (const shot of [PERSON, CAKE, CUP])
          expect(chosen(layout, format, shot).area, `${layout} ${format}`).toBeGreaterThan(0.3)
      }
    }
  })
})
