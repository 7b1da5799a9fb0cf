/** Whether there is anything behind a subject that could come along with it. */
import sharp from 'sharp'
import type { Marks } from '#engine/cutout/grid.ts'
import { spreadMarks } from '#engine/cutout/neighbourhood.ts'
import type { Picture } from '#engine/types.ts'
import type { Opacities } from './merge-passes.ts'

/** Side of the square on which it is measured: noise and the grain of a wall are gone there, chairs and leaves are not. */
const SIDE = 128
/** What the pass takes for subject by no more than this is behind it, but for so many cells around it. */
const BEHIND = 0.1
const OUTLINE = 2
/** A step of brightness between cells two apart that is an edge, in levels. */
const EDGE = 16

/** @returns the share of what lies behind the subject that is edges, 0…1. */
export function measureClutter({ grey, isBehind }: Behind): number {
  let behind = 0
  let edges = 0
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const at = y * SIDE + x
      if (!isBehind[at]) continue
      behind++
      const across = Math.abs((grey[at + 1] ?? 0) - (grey[at - 1] ?? 0))
      const down = Math.abs((grey[at + SIDE] ?? 0) - (grey[at - SIDE] ?? 0))
      if (Math.max(across, down) > EDGE) edges++
    }
  }
  return edges / Math.max(1, behind)
}

/** What lies behind a subject, as `readBehind` finds it. */
export interface Behind {
  /** Brightness of the cells of a square, 0…255. */
  readonly grey: Uint8Array
  /** 1 where a cell lies behind the subject. */
  readonly isBehind: Marks
}

/** @param seen by a pass over the picture. */
export async function readBehind(picture: Picture, seen: Opacities): Promise<Behind> {
  const grey = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer()
  const subject = Uint8Array.from({ length: SIDE * SIDE }, (_, at) =>
    opacityAt(seen, at % SIDE, Math.floor(at / SIDE)) > BEHIND ? 1 : 0,
  )
  const front = spreadMarks({ step: 1, width: SIDE, height: SIDE }, subject, OUTLINE)
  return { grey, isBehind: front.map((mark) => 1 - mark) }
}

function opacityAt({ side, data }: Opacities, x: number, y: number): number {
  const scale = side / SIDE
  return data[Math.floor((y + 0.5) * scale) * side + Math.floor((x + 0.5) * scale)] ?? 0
}
