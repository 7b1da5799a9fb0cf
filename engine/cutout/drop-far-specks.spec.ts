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
/** A flame above it, which begins near and reaches further up. */
const FLAME = { left: 205, top: 18, width: 10, height: 38 }
const SECOND = { left: 300, top: 160, width: 60, height: 100 }

function maskOf(...rectangles: Rectangle[]): Plane {
  const data = new Uint8Array(SIZE.width * SIZE.height)
  for (const { left, top, width, height } of rectangles) {
    for (let y = top; y < top + height; y++) data.fill(255, y * SIZE.width + left, y * SIZE.width + left + width)
  }
  return { data, ...SIZE }
}

/** @param seen the network's own mask: as sure of everything, if it is left out. */
function dropFrom(mask: Plane, seen = mask): Uint8Array {
  dropFarSpecks(mask, meanOpacities(mask, gridOver(mask)), seen)
  return mask.data
}

function dropped(...rectangles: Rectangle[]): Uint8Array {
  return dropFrom(maskOf(...rectangles))
}

it('drops lettering of the wall beside a subject', () => {
  expect(dropped(SUBJECT, LETTERS)).toEqual(maskOf(SUBJECT).data)
})

it('keeps strands beside a subject, and every part that is not much smaller than the largest', () => {
  expect(dropped(SUBJECT, STRAND, SECOND, LETTERS)).toEqual(maskOf(SUBJECT, STRAND, SECOND).data)
})

it('keeps the whole of a flame that begins near its candle where the network is sure of it', () => {
  expect(dropped(SUBJECT, FLAME, LETTERS)).toEqual(maskOf(SUBJECT, FLAME).data)
  const isHaze = maskOf(SUBJECT, FLAME)
  for (let y = FLAME.top; y < FLAME.top + FLAME.height; y++) {
    isHaze.data.fill(120, y * SIZE.width + FLAME.left, y * SIZE.width + FLAME.left + FLAME.width)
  }
  expect(dropFrom(maskOf(SUBJECT, FLAME), isHaze)).not.toEqual(maskOf(SUBJECT, FLAME).data)
})

it('leaves a single subject and an empty mask alone', () => {
  expect(dropped(SUBJECT)).toEqual(maskOf(SUBJECT).data)
  expect(dropped()).toEqual(maskOf().data)
})
