import { expect, it } from 'vitest'
import type { Plane } from '../types.ts'
import { dropFarSpecks } from './drop-far-specks.ts'
import { gridOver, meanOpacities } from './grid.ts'

interface Rectangle {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const SIZE = { width: 400, height: 300 }
const SUBJECT = { left: 150, top: 60, width: 120, height: 200 }
/** A word on the wall beside it, and a strand of its hair. */
const LETTERS = { left: 20, top: 80, width: 30, height: 12 }
const STRAND = { left: 273, top: 70, width: 4, height: 4 }
const SECOND = { left: 300, top: 160, width: 60, height: 100 }

function maskOf(...rectangles: Rectangle[]): Plane {
  const data = new Uint8Array(SIZE.width * SIZE.height)
  for (const { left, top, width, height } of rectangles) {
    for (let y = top; y < top + height; y++) data.fill(255, y * SIZE.width + left, y * SIZE.width + left + width)
  }
  return { data, ...SIZE }
}

function dropped(...rectangles: Rectangle[]): Uint8Array {
  const mask = maskOf(...rectangles)
  dropFarSpecks(mask, meanOpacities(mask, gridOver(mask)))
  return mask.data
}

it('drops lettering of the wall beside a subject', () => {
  expect(dropped(SUBJECT, LETTERS)).toEqual(maskOf(SUBJECT).data)
})

it('keeps strands beside a subject, and every part that is not much smaller than the largest', () => {
  expect(dropped(SUBJECT, STRAND, SECOND, LETTERS)).toEqual(maskOf(SUBJECT, STRAND, SECOND).data)
})

it('leaves a single subject and an empty mask alone', () => {
  expect(dropped(SUBJECT)).toEqual(maskOf(SUBJECT).data)
  expect(dropped()).toEqual(maskOf().data)
})
