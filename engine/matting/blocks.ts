import type { Size } from '#engine/cutout/grid.ts'

/** Coarse blocks over a plane: what varies slowly is kept for them. */
export interface Blocks extends Size {
  /** Side of a block, in pixels. */
  readonly step: number
  /** The block of a pixel. */
  readonly of: (pixel: number) => number
}

/** Blocks along the longer edge. */
const ALONG = 200

export function blocksOver({ width, height }: Size): Blocks {
  const step = Math.max(1, Math.round(Math.max(width, height) / ALONG))
  const columns = Math.ceil(width / step)
  const of = (pixel: number): number => {
    const x = pixel % width
    return Math.floor((pixel - x) / width / step) * columns + Math.floor(x / step)
  }
  return { width: columns, height: Math.ceil(height / step), step, of }
}
