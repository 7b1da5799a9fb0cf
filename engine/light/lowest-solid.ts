import type { Plane } from '#engine/types.ts'

/** The lowest row below `highest` in which a column of a mask is solid, or -1. */
export function lowestSolid({ data, width, height }: Plane, column: number, highest: number): number {
  for (let row = height - 1; row > highest; row--) {
    if ((data[row * width + column] ?? 0) > 128) return row
  }
  return -1
}
