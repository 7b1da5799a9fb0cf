import { describe, expect, it } from 'vitest'
import { cutoutOf, maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Box, Cutout, Plane } from '#engine/types.ts'
import { classifyView } from './classify-view.ts'

const PHOTO = { width: 400, height: 500 }

/** A round object in a box: a plate from above, a ball from the front. */
function disc({ left, top, width, height }: Box): Plane {
  const plane = maskWithBox(PHOTO, { left, top, width, height })
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const out = Math.hypot((x + 0.5 - left) / width - 0.5, (y + 0.5 - top) / height - 0.5)
      if (out > 0.5) plane.data[y * PHOTO.width + x] = 0
    }
  }
  return plane
}

const PLATE: Box = { left: 80, top: 130, width: 240, height: 240 }

/** Another surface from a row down: a table before a wall. */
function withTable(cutout: Cutout, row: number): Cutout {
  cutout.photo.data.fill(90, row * PHOTO.width * 3)
  return cutout
}

const onOneSurface = (alpha: Plane): Cutout => cutoutOf(plainPicture(PHOTO, [200, 170, 140]), alpha)

describe('the angle of a photo', () => {
  it('is above where a plate lies in the middle of one surface', () => {
    expect(classifyView(onOneSurface(disc(PLATE)))).toBe('above')
  })

  it('is the front where a table ends behind the subject', () => {
    expect(classifyView(withTable(onOneSurface(disc(PLATE)), 250))).toBe('front')
  })

  it.each([
    ['has a base to stand on', maskWithBox(PHOTO, PLATE)],
    ['is cut off by the lower edge', disc({ left: 80, top: 260, width: 240, height: 240 })],
    ['is tall', disc({ left: 150, top: 60, width: 100, height: 380 })],
    ['stands low', disc({ left: 140, top: 340, width: 140, height: 140 })],
  ])('is the front where the subject %s', (_, alpha) => {
    expect(classifyView(onOneSurface(alpha))).toBe('front')
  })
})
