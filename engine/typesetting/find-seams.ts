import type { Box, PhotoFrame } from '#engine/types.ts'
import type { Size } from '../framing/formats.ts'

/** Where the photo ends and its continuation begins, in pixels of the picture. */
export interface Seams {
  readonly rows: readonly number[]
  readonly columns: readonly number[]
}

export const NO_SEAMS: Seams = { rows: [], columns: [] }

/** The photo's edges that are inside the picture. */
export function findSeams({ left, top, width, height }: PhotoFrame, picture: Size): Seams {
  return { rows: within([top, top + height], picture.height), columns: within([left, left + width], picture.width) }
}

/** Edges given as shares of a length, in pixels, without those at its ends. */
function within(edges: readonly number[], length: number): readonly number[] {
  return edges.map((edge) => Math.round(edge * length)).filter((edge) => edge > 1 && edge < length - 1)
}

export function crossesSeam({ rows, columns }: Seams, { left, top, width, height }: Box): boolean {
  return rows.some((row) => row > top && row < top + height) || columns.some((column) => column > left && column < left + width)
}
