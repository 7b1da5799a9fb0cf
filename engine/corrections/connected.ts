import type { Size } from './segmented-photo.ts'

export interface ConnectedRegions {
  /** Part of each pixel; -1 outside all of them. */
  readonly labels: Int32Array
  /** Pixels of each part. */
  readonly sizes: readonly number[]
}

/** Marked pixels that touch, diagonally too, belong together. */
export function findParts(marks: Uint8Array, size: Size): ConnectedRegions {
  const labels = new Int32Array(marks.length).fill(-1)
  const sizes: number[] = []
  for (let seed = 0; seed < marks.length; seed++) {
    if (!marks[seed] || labels[seed] !== -1) continue
    sizes.push(labelPart(marks, labels, { seed, label: sizes.length, ...size }))
  }
  return { labels, sizes }
}

interface Seed extends Size {
  readonly seed: number
  readonly label: number
}

/** @returns how many pixels the part has. */
function labelPart(marks: Uint8Array, labels: Int32Array, { seed, label, width, height }: Seed): number {
  const members = [seed]
  labels[seed] = label
  // the list grows while it is worked off
  for (const pixel of members) {
    const x = pixel % width
    const y = (pixel - x) / width
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      const last = row * width + Math.min(width - 1, x + 1)
      for (let neighbour = row * width + Math.max(0, x - 1); neighbour <= last; neighbour++) {
        if (!marks[neighbour] || labels[neighbour] !== -1) continue
        labels[neighbour] = label
        members.push(neighbour)
      }
    }
  }
  return members.length
}

/** Up to eight. */
export function neighboursOf(pixel: number, { width, height }: Size): number[] {
  const x = pixel % width
  const y = (pixel - x) / width
  const neighbours: number[] = []
  for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down++) {
    for (let across = Math.max(0, x - 1); across <= Math.min(width - 1, x + 1); across++) {
      if (across !== x || down !== y) neighbours.push(down * width + across)
    }
  }
  return neighbours
}
