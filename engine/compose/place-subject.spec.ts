import { describe, expect, it } from 'vitest'
import { cutoutOf, maskCutBelow, maskWithBox, plainPicture } from './cutouts.test-support.ts'
import { placeSubject } from './place-subject.ts'
import type { Box } from '#engine/types.ts'

const PHOTO = { width: 800, height: 1000 }
const CANVAS = { width: 1080, height: 1350 }
const subjectAt = (box: Box) => cutoutOf(plainPicture(PHOTO, [90, 90, 90]), maskWithBox(PHOTO, box))

const WHOLE = { left: 250, top: 300, width: 300, height: 400 }

describe('placing a subject', () => {
  it('stands a whole subject on the ground line', () => {
    const { target, footing } = placeSubject(subjectAt(WHOLE), { ...CANVAS, ground: 0.84 })
    expect(footing).toBe('standing')
    expect(target.top + target.height).toBe(Math.round(0.84 * CANVAS.height))
    expect(target.left + target.width / 2).toBeCloseTo(CANVAS.width / 2, -1)
  })

  it('keeps a product at a little over half of the height', () => {
    const { target } = placeSubject(subjectAt(WHOLE), { ...CANVAS, ground: 0.84 })
    expect(target.height / CANVAS.height).toBeGreaterThan(0.5)
    expect(target.height / CANVAS.height).toBeLessThan(0.7)
  })

  it('lets a tall subject fill more of the height than a wide one', () => {
    const tall = placeSubject(subjectAt({ left: 300, top: 100, width: 200, height: 700 }), { ...CANVAS, ground: 0.86 })
    const wide = placeSubject(subjectAt({ left: 100, top: 400, width: 600, height: 300 }), { ...CANVAS, ground: 0.86 })
    expect(tall.target.height).toBeGreaterThan(wide.target.height)
  })

  it('stands low, as on a table in front of the lens, when the scene has no ground', () => {
    const { target, footing } = placeSubject(subjectAt(WHOLE), { ...CANVAS, ground: null })
    expect(footing).toBe('standing')
    expect((target.top + target.height) / CANVAS.height).toBeCloseTo(0.86, 2)
  })

  it('stands no wider than the plinth', () => {
    const { target } = placeSubject(subjectAt(WHOLE), { ...CANVAS, ground: 0.74, groundWidth: 0.3 })
    expect(target.width).toBeLessThanOrEqual(0.3 * CANVAS.width + 1)
  })

  it.each([
    ['bottom', { left: 200, top: 300, width: 400, height: 700 }],
    ['top', { left: 250, top: 0, width: 300, height: 500 }],
    ['left', { left: 0, top: 300, width: 400, height: 400 }],
    ['right', { left: 400, top: 300, width: 400, height: 400 }],
  ] as const)('leaves the picture through the %s edge where the photo cut the subject there', (edge, box) => {
    const { target } = placeSubject(subjectAt(box), { ...CANVAS, ground: 0.8 })
    const gaps = {
      bottom: CANVAS.height - (target.top + target.height),
      top: target.top,
      left: target.left,
      right: CANVAS.width - (target.left + target.width),
    }
    expect(gaps[edge]).toBe(0)
  })

  it('fills the whole width where the photo cut both sides', () => {
    const { target } = placeSubject(subjectAt({ left: 0, top: 500, width: 800, height: 500 }), { ...CANVAS, ground: null })
    expect(target.left).toBeLessThanOrEqual(0)
    expect(target.left + target.width).toBeGreaterThanOrEqual(CANVAS.width)
    expect(target.top + target.height).toBe(CANVAS.height)
  })

  it('leaves the scene in sight above a bust that the photo cut at both sides', () => {
    const bust = { left: 0, top: 100, width: 800, height: 900 }
    const { target } = placeSubject(subjectAt(bust), { ...CANVAS, ground: 0.8 })
    expect(target.top).toBeGreaterThan(0.13 * CANVAS.height)
    expect(target.left).toBeLessThanOrEqual(0)
    expect(target.left + target.width).toBeGreaterThanOrEqual(CANVAS.width)
    expect(target.top + target.height).toBeGreaterThanOrEqual(CANVAS.height)
  })

  it.each([
    ['left', { left: 0, top: 200, width: 760, height: 800 }],
    ['right', { left: 40, top: 200, width: 760, height: 800 }],
  ] as const)('leaves room to look where the photo cut only the %s side', (side, box) => {
    const { target } = placeSubject(subjectAt(box), { ...CANVAS, ground: 0.8 })
    const free = side === 'left' ? CANVAS.width - target.left - target.width : target.left
    expect(free).toBeGreaterThan(0.12 * CANVAS.width)
  })

  it('keeps the upper part of a tall photo that was cut at both sides: the face is there', () => {
    const TALL = { width: 500, height: 1100 }
    const tallAt = (box: Box) => cutoutOf(plainPicture(TALL, [90, 90, 90]), maskWithBox(TALL, box))
    const below = placeSubject(tallAt({ left: 0, top: 150, width: 500, height: 950 }), { ...CANVAS, ground: 0.8 })
    expect(below.target.top).toBeGreaterThan(0)
    const both = placeSubject(tallAt({ left: 0, top: 0, width: 500, height: 1100 }), { ...CANVAS, ground: 0.8 })
    expect(both.target.top).toBeLessThanOrEqual(0)
    expect(-both.target.top).toBeLessThan(0.2 * (both.target.height - CANVAS.height))
    for (const { target } of [below, both]) expect(target.top + target.height).toBeGreaterThanOrEqual(CANVAS.height)
  })

  it.each([
    ['right', { left: 0, top: 0, width: 1000, height: 600 }],
    ['left', { left: 200, top: 0, width: 1000, height: 600 }],
  ] as const)('keeps the %s end of a wide subject that the photo shows whole: a profile or fingertips are there', (end, box) => {
    const WIDE = { width: 1200, height: 600 }
    const { target } = placeSubject(cutoutOf(plainPicture(WIDE, [90, 90, 90]), maskWithBox(WIDE, box)), {
      ...CANVAS,
      ground: 0.8,
    })
    expect(target.width).toBeGreaterThan(CANVAS.width)
    const free = end === 'right' ? CANVAS.width - target.left - target.width : target.left
    expect(free / CANVAS.width).toBeGreaterThan(0.03)
    expect(free / CANVAS.width).toBeLessThan(0.15)
  })

  it('keeps a person on the side where the photographer placed them', () => {
    const middleOf = (left: number): number => {
      const { target } = placeSubject(subjectAt({ left, top: 300, width: 300, height: 700 }), { ...CANVAS, ground: 0.8 })
      return target.left + target.width / 2
    }
    expect(middleOf(40)).toBeLessThan(0.46 * CANVAS.width)
    expect(middleOf(460)).toBeGreaterThan(0.54 * CANVAS.width)
    expect(middleOf(250)).toBeCloseTo(CANVAS.width / 2, -1)
  })

  it('takes a long straight end just before the edge for a cut', () => {
    const { target, footing } = placeSubject(subjectAt({ left: 200, top: 300, width: 400, height: 694 }), {
      ...CANVAS,
      ground: 0.8,
    })
    expect(footing).toBe('cut')
    expect(target.top + target.height).toBe(CANVAS.height)
  })

  it.each([
    ['a cake whose nearest part the photo cuts off rests on the ground beside it', { sides: 'round', footing: 'resting' }],
    ['a person whom the photo cuts off stands far below', { sides: 'straight', footing: 'cut' }],
    ['an arm on one side is no base', { sides: 'one-sided', footing: 'cut' }],
    ['nor are elbows on both', { sides: 'elbows', footing: 'cut' }],
  ] as const)('%s', (_, { sides, footing }) => {
    const placement = placeSubject(cutoutOf(plainPicture(PHOTO, [90, 90, 90]), maskCutBelow(PHOTO, sides)), {
      ...CANVAS,
      ground: 0.8,
    })
    expect(placement.footing).toBe(footing)
    expect(placement.target.top + placement.target.height).toBe(CANVAS.height)
  })

  it('rests on no plinth, which is smaller', () => {
    const cake = cutoutOf(plainPicture(PHOTO, [90, 90, 90]), maskCutBelow(PHOTO, 'round'))
    expect(placeSubject(cake, { ...CANVAS, ground: 0.74, groundWidth: 0.4 }).footing).toBe('cut')
  })

  it('gives a car more of the width than a bottle', () => {
    const car = placeSubject(subjectAt({ left: 50, top: 400, width: 700, height: 300 }), { ...CANVAS, ground: 0.86 })
    expect(car.target.width / CANVAS.width).toBeGreaterThan(0.82)
  })

  it('covers the whole canvas where the photo cut all sides', () => {
    const { target } = placeSubject(subjectAt({ left: 0, top: 0, width: 800, height: 1000 }), { ...CANVAS, ground: 0.8 })
    expect(target.left).toBeLessThanOrEqual(0)
    expect(target.top).toBeLessThanOrEqual(0)
    expect(target.left + target.width).toBeGreaterThanOrEqual(CANVAS.width)
    expect(target.top + target.height).toBeGreaterThanOrEqual(CANVAS.height)
  })

  it('does not treat a hair at the edge as a cut', () => {
    const mask = maskWithBox(PHOTO, WHOLE)
    mask.data.fill(255, 500 * PHOTO.width + 550, 500 * PHOTO.width + 800)
    const { footing } = placeSubject(cutoutOf(plainPicture(PHOTO, [90, 90, 90]), mask), { ...CANVAS, ground: 0.84 })
    expect(footing).toBe('standing')
  })

  describe('seen from above', () => {
    const table = { ...CANVAS, ground: null, view: 'above' } as const

    it('lies in the middle with space all around', () => {
      const { target, footing } = placeSubject(subjectAt({ left: 40, top: 90, width: 600, height: 500 }), table)
      expect(footing).toBe('lying')
      expect(target.left + target.width / 2).toBeCloseTo(CANVAS.width / 2, -1)
      expect(target.top + target.height / 2).toBeCloseTo(CANVAS.height / 2, -1)
      expect(target.left).toBeGreaterThan(0.1 * CANVAS.width)
      expect(target.top).toBeGreaterThan(0.1 * CANVAS.height)
    })

    it('lies in the middle of the space that text leaves free', () => {
      const room = { top: 0.3, bottom: 0.1 }
      const { target } = placeSubject(subjectAt(WHOLE), table, room)
      expect(target.top + target.height / 2).toBeCloseTo(0.6 * CANVAS.height, -1)
      expect(target.top).toBeGreaterThan(room.top * CANVAS.height)
    })

    it('keeps the soft border below the subject too', () => {
      const { source } = placeSubject(subjectAt(WHOLE), table)
      expect(source.top + source.height).toBeGreaterThan(WHOLE.top + WHOLE.height)
    })

    it('holds a hand that reaches in from the right at that edge, half way up', () => {
      const { target, footing } = placeSubject(subjectAt({ left: 400, top: 100, width: 400, height: 300 }), table)
      expect(footing).toBe('cut')
      expect(target.left + target.width).toBe(CANVAS.width)
      expect(target.top + target.height / 2).toBeCloseTo(CANVAS.height / 2, -1)
    })
  })

  it('leaves the space that text requires', () => {
    const room = { top: 0.25, bottom: 0.1 }
    for (const ground of [0.86, null]) {
      const { target } = placeSubject(subjectAt(WHOLE), { ...CANVAS, ground }, room)
      expect(target.top).toBeGreaterThanOrEqual(room.top * CANVAS.height)
      expect(target.top + target.height).toBeLessThanOrEqual((1 - room.bottom) * CANVAS.height + 1)
    }
  })

  it('never enlarges a small subject beyond three times', () => {
    const { source, target } = placeSubject(subjectAt({ left: 380, top: 480, width: 40, height: 50 }), { ...CANVAS, ground: 0.8 })
    expect(target.width / source.width).toBeLessThanOrEqual(3.05)
  })
})
