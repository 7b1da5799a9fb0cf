import { expect, it } from 'vitest'
import { cutoutOf, maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import { measureLight, shareCutOff, textOverSubject } from './picture-rules.ts'

const SIZE = { width: 200, height: 250 }
const CUTOUT = cutoutOf(plainPicture(SIZE, [196, 202, 208]), maskWithBox(SIZE, { left: 50, top: 50, width: 100, height: 100 }))
const WHOLE = { left: 0, top: 0, width: 1, height: 1 }

it('measures how much of a subject a frame cuts off', () => {
  expect(shareCutOff(CUTOUT, WHOLE)).toBeCloseTo(0, 6)
  // the photo moved to the left until half of the subject is outside
  expect(shareCutOff(CUTOUT, { ...WHOLE, left: -0.5 })).toBeCloseTo(0.5, 6)
})

it.each([
  ['all of it', 60, 1],
  ['none', 10, 0],
  ['half', 40, 0.5],
] as const)('measures how much of a text lies on the subject: %s', (_, top, share) => {
  const finished = {
    picture: plainPicture(SIZE, [0, 0, 0]),
    mask: null,
    photoFrame: WHOLE,
    text: [{ left: 60, top, width: 40, height: 20 }],
  }
  expect(textOverSubject(finished, CUTOUT)).toBeCloseTo(share, 1)
})

it('measures the wall of a pale photo and leaves out any other', () => {
  const light = measureLight(CUTOUT)
  expect(light?.wall[1]).toBeGreaterThan(light?.wall[0] ?? 100)
  expect(light?.cast[1]).toBeLessThan(light?.cast[0] ?? 0)
  expect(measureLight(cutoutOf(plainPicture(SIZE, [60, 60, 60]), CUTOUT.alpha))).toBeUndefined()
})
