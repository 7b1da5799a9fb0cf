/** How full of things the photo is right beside a subject, and within it: among many things passes take too little or too much. */
import sharp from 'sharp'
import type { Picture, Plane } from '#engine/types.ts'
import type { Marks } from './grid.ts'
import { spreadMarks, without } from './neighbourhood.ts'

/** Side of the square on which it is measured. */
const SIDE = 256
const GRID = { step: 1, width: SIDE, height: SIDE }
/** The outline itself and how far beside it is, in pixels of the square. */
const OUTLINE = 2
const BESIDE = 16
/** A step of colour between pixels two apart that is an edge, 0…255. */
const EDGE = 24

/** Shares that are edges, 0…1. */
export interface Clutter {
  readonly beside: number
  readonly inside: number
}

/** @param alpha the finished mask. */
export async function measureClutter(photo: Picture, alpha: Plane): Promise<Clutter> {
  const data = await squashed(photo, 3)
  const mask = await squashed(alpha, 1)
  const subject = mask.map((opacity) => (opacity > 127 ? 1 : 0))
  const near = spreadMarks(GRID, subject, OUTLINE)
  const nearBackground = spreadMarks(
    GRID,
    subject.map((mark) => 1 - mark),
    OUTLINE,
  )
  return {
    beside: shareOfEdges(data, without(spreadMarks(GRID, subject, BESIDE), near)),
    inside: shareOfEdges(data, without(subject, nearBackground)),
  }
}

function shareOfEdges(data: Uint8Array, marks: Marks): number {
  let seen = 0
  let edges = 0
  for (let y = 1; y < SIDE - 1; y++) {
    for (let pixel = y * SIDE + 1; pixel < (y + 1) * SIDE - 1; pixel++) {
      if (!marks[pixel]) continue
      seen++
      if (Math.max(stepAt(data, pixel, 1), stepAt(data, pixel, SIDE)) > EDGE) edges++
    }
  }
  return edges / Math.max(1, seen)
}

function stepAt(data: Uint8Array, pixel: number, along: number): number {
  let most = 0
  for (let channel = 0; channel < 3; channel++) {
    most = Math.max(most, Math.abs((data[(pixel + along) * 3 + channel] ?? 0) - (data[(pixel - along) * 3 + channel] ?? 0)))
  }
  return most
}

async function squashed({ data, width, height }: Picture | Plane, channels: 1 | 3): Promise<Uint8Array> {
  const square = sharp(data, { raw: { width, height, channels } }).resize(SIDE, SIDE, { fit: 'fill' })
  return (channels === 1 ? square.extractChannel(0) : square).raw().toBuffer()
}
