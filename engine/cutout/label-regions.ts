/** Connected regions of a grid. */
export interface Regions {
  /** Region of each cell; -1 outside all of them. */
  readonly labels: Int32Array
  /** Cells per region. */
  readonly sizes: readonly number[]
}

/** Cells that share an edge belong together. */
export function labelRegions(width: number, height: number, isInside: (cell: number) => boolean): Regions {
  const labels = new Int32Array(width * height).fill(-1)
  const sizes: number[] = []
  const pending: number[] = []
  const join = (cell: number, label: number): void => {
    if (labels[cell] !== -1 || !isInside(cell)) return
    labels[cell] = label
    pending.push(cell)
  }

  for (let seed = 0; seed < labels.length; seed++) {
    const label = sizes.length
    join(seed, label)
    let size = 0
    for (let cell = pending.pop(); cell !== undefined; cell = pending.pop()) {
      size++
      const x = cell % width
      if (x > 0) join(cell - 1, label)
      if (x < width - 1) join(cell + 1, label)
      if (cell >= width) join(cell - width, label)
      if (cell + width < labels.length) join(cell + width, label)
    }
    if (size > 0) sizes.push(size)
  }
  return { labels, sizes }
}
