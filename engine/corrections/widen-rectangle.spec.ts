import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Region, SegmentedPhoto } from './segmented-photo.ts'
import { widenRectangle } from './widen-rectangle.ts'

const [WIDTH, HEIGHT] = [200, 100]

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** @param boxes what the network sees, in pixels */
function photoOf(...boxes: readonly Box[]): SegmentedPhoto {
  const seen = Float32Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
    return boxes.some(({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom) ? 0.97 : 0.02
  })
  return { width: WIDTH, height: HEIGHT, colours: new Uint8Array(WIDTH * HEIGHT * 3), seen, possible: seen }
}

function regionOf({ left, right, top, bottom }: Box): Region {
  return { left: left / WIDTH, top: top / HEIGHT, width: (right - left) / WIDTH, height: (bottom - top) / HEIGHT }
}

function boxOf({ left, top, width, height }: Region): Box {
  return {
    left: Math.round(left * WIDTH),
    right: Math.round((left + width) * WIDTH),
    top: Math.round(top * HEIGHT),
    bottom: Math.round((top + height) * HEIGHT),
  }
}

const widened = (photo: SegmentedPhoto, drawn: Box): Box => boxOf(widenRectangle(photo, regionOf(drawn)))

describe('widening the rectangle of "this is it"', () => {
  const CUP: Box = { left: 60, right: 140, top: 20, bottom: 80 }

  it('moves each side to where the thing ends that the rectangle cuts a little', () => {
    expect(widened(photoOf(CUP), { left: 65, right: 136, top: 24, bottom: 77 })).toEqual(CUP)
  })

  it('moves no side in, and none beyond which nothing was seen', () => {
    const drawn: Box = { left: 40, right: 150, top: 10, bottom: 90 }
    expect(widened(photoOf(CUP), drawn)).toEqual(drawn)
    expect(widened(photoOf(), drawn)).toEqual(drawn)
  })

  it('leaves a side where the same thing goes on for longer: a cup on a tray that was not meant', () => {
    const tray: Box = { left: 10, right: 190, top: 60, bottom: 95 }
    const drawn: Box = { left: 60, right: 140, top: 22, bottom: 78 }
    expect(widened(photoOf(CUP, tray), drawn)).toEqual({ ...drawn, top: 20 })
  })

  it('takes nothing that stands apart', () => {
    const other: Box = { left: 142, right: 150, top: 30, bottom: 70 }
    expect(widened(photoOf(CUP, other), { left: 62, right: 140, top: 20, bottom: 80 }).right).toBe(140)
  })

  it('goes to the edge of a photo that cuts the thing', () => {
    const body: Box = { left: 60, right: 140, top: 30, bottom: HEIGHT }
    expect(widened(photoOf(body), { left: 55, right: 145, top: 25, bottom: 95 }).bottom).toBe(HEIGHT)
  })

  it('contains what was drawn and stays within a tenth of it, whatever the network saw', () => {
    const box = fc
      .tuple(fc.nat(WIDTH - 20), fc.nat(HEIGHT - 20), fc.integer({ min: 10, max: 120 }), fc.integer({ min: 10, max: 60 }))
      .map(([left, top, width, height]) => ({
        left,
        top,
        right: Math.min(WIDTH, left + width),
        bottom: Math.min(HEIGHT, top + height),
      }))
    fc.assert(
      fc.property(fc.array(box, { maxLength: 4 }), box, (things, drawn) => {
        const { left, right, top, bottom } = widened(photoOf(...things), drawn)
        const [across, down] = [0.1 * (drawn.right - drawn.left) + 1, 0.1 * (drawn.bottom - drawn.top) + 1]
        expect([left <= drawn.left, right >= drawn.right, top <= drawn.top, bottom >= drawn.bottom]).toEqual(Array(4).fill(true))
        expect(drawn.left - left).toBeLessThanOrEqual(across)
        expect(right - drawn.right).toBeLessThanOrEqual(across)
        expect(drawn.top - top).toBeLessThanOrEqual(down)
        expect(bottom - drawn.bottom).toBeLessThanOrEqual(down)
      }),
    )
  })
})
