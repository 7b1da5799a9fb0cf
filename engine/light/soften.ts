/** A plane of light or darkness, 0…1, coarser than the picture that it belongs to. */
export interface SoftPlane {
  readonly data: Float32Array
  readonly width: number
  readonly height: number
}

export function makeSoftPlane(width: number, height: number): SoftPlane {
  return { data: new Float32Array(width * height), width, height }
}

/** Blurs in place. Three box passes come within a few per cent of a Gaussian of the same spread. `radius` in pixels. */
export function soften(plane: SoftPlane, radius: number, radiusY = radius): void {
  const across = Math.round(radius)
  const down = Math.round(radiusY)
  const band = litBand(plane, 3 * down)
  const line = new Float32Array(plane.width)
  for (let pass = 0; pass < 3; pass++) {
    if (across >= 1) for (let y = band.from; y < band.to; y++) blurRow(plane, y, across, line)
    if (down >= 1) blurColumns(plane, band, down)
  }
}

/** Rows, `to` excluded. */
interface Band {
  readonly from: number
  readonly to: number
}

/** The rows that a blur can change: those with content, and as many around them as it reaches. */
function litBand({ data, width, height }: SoftPlane, reach: number): Band {
  let first = 0
  let last = data.length - 1
  while (first < data.length && data[first] === 0) first++
  while (last > first && data[last] === 0) last--
  return { from: Math.max(0, Math.floor(first / width) - reach), to: Math.min(height, Math.floor(last / width) + reach + 1) }
}

function blurRow({ data, width }: SoftPlane, y: number, radius: number, line: Float32Array): void {
  const start = y * width
  line.set(data.subarray(start, start + width))
  const last = width - 1
  const share = 1 / (2 * radius + 1)
  let sum = 0
  for (let x = -radius; x <= radius; x++) sum += line[Math.min(last, Math.max(0, x))] ?? 0
  for (let x = 0; x < width; x++) {
    data[start + x] = sum * share
    sum += (line[Math.min(last, x + radius + 1)] ?? 0) - (line[Math.max(0, x - radius)] ?? 0)
  }
}

/** All columns at once, row by row, in memory order. */
function blurColumns({ data, width }: SoftPlane, { from, to }: Band, radius: number): void {
  const before = data.slice(from * width, to * width)
  // beyond the band is nothing, or the picture's edge, which repeats
  const rowAt = (y: number): number => Math.min(to - 1, Math.max(from, y)) - from
  const share = 1 / (2 * radius + 1)
  const sums = new Float64Array(width)
  for (let y = from - radius; y <= from + radius; y++) {
    const at = rowAt(y) * width
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (before[at + x] ?? 0)
  }
  for (let y = from; y < to; y++) {
    const entering = rowAt(y + radius + 1) * width
    const leaving = rowAt(y - radius) * width
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0
      data[y * width + x] = sum * share
      sums[x] = sum + (before[entering + x] ?? 0) - (before[leaving + x] ?? 0)
    }
  }
}

/** Reads between the grid points, a row of a picture that is `step` times as fine: `row[x]` belongs to (x / step, y / step). */
export function readSoftRow(plane: SoftPlane, step: number, y: number, row: Float32Array): void {
  const { data, width, height } = plane
  const place = Math.min(height - 1.001, y / step)
  const top = Math.floor(place)
  const down = place - top
  for (let x = 0; x < row.length; x++) {
    const column = Math.min(width - 1.001, x / step)
    const left = Math.floor(column)
    const across = column - left
    const at = top * width + left
    const upper = (data[at] ?? 0) * (1 - across) + (data[at + 1] ?? 0) * across
    const lower = (data[at + width] ?? 0) * (1 - across) + (data[at + width + 1] ?? 0) * across
    row[x] = upper * (1 - down) + lower * down
  }
}
