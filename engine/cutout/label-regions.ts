import type { Grid, Marks } from './grid.ts'

/** Connected regions of a grid. */
export interface Regions {
  /** Region of each cell; -1 outside all of them. */
  readonly labels: Int32Array
  /** Cells per region. */
  readonly sizes: readonly number[]
}

/** Marked cells that share an edge belong together. */
export function labelRegions({ width, height }: Grid, marks: Marks): Regions {
  const labels = new Int32Array(width * height).fill(-1)
  const sizes: number[] = []
  const members = new Int32Array(labels.length)
  let found = 0
  const join = (cell: number): void => {
    if (!marks[cell] || labels[cell] !== -1) return
    labels[cell] = sizes.length
    members[found++] = cell
  }

  for (let seed = 0; seed < labels.length; seed++) {
    const first = found
    join(seed)
    for (let next = first; next < found; next++) {
      const cell = members[next] ?? 0
      const x = cell % width
      if (x > 0) join(cell - 1)
      if (x < width - 1) join(cell + 1)
      if (cell >= width) join(cell - width)
      if (cell + width < labels.length) join(cell + width)
    }
    if (found > first) sizes.push(found - first)
  }
  return { labels, sizes }
}
