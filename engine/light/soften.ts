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
  const line = new Float32Array(Math.max(plane.width, plane.height))
  for (let pass = 0; pass < 3; pass++) {
    blurRows(plane, Math.round(radius), line)
    blurColumns(plane, Math.round(radiusY), line)
  }
}

function blurRows({ data, width, height }: SoftPlane, radius: number, line: Float32Array): void {
  if (radius < 1) return
  for (let y = 0; y < height; y++) {
    blurLine({ data, start: y * width, step: 1, length: width }, radius, line)
  }
}

function blurColumns({ data, width, height }: SoftPlane, radius: number, line: Float32Array): void {
  if (radius < 1) return
  for (let x = 0; x < width; x++) {
    blurLine({ data, start: x, step: width, length: height }, radius, line)
  }
}

interface Run {
  readonly data: Float32Array
  readonly start: number
  readonly step: number
  readonly length: number
}

function blurLine({ data, start, step, length }: Run, radius: number, line: Float32Array): void {
  for (let i = 0; i < length; i++) line[i] = data[start + i * step] ?? 0
  const last = length - 1
  const share = 1 / (2 * radius + 1)
  let sum = 0
  for (let i = -radius; i <= radius; i++) sum += line[Math.min(last, Math.max(0, i))] ?? 0
  for (let i = 0; i < length; i++) {
    data[start + i * step] = sum * share
    sum += (line[Math.min(last, i + radius + 1)] ?? 0) - (line[Math.max(0, i - radius)] ?? 0)
  }
}

/** Reads between the grid points. `x` and `y` in the plane's own pixels. */
export function readSoft({ data, width, height }: SoftPlane, x: number, y: number): number {
  const column = Math.min(width - 1.001, Math.max(0, x))
  const row = Math.min(height - 1.001, Math.max(0, y))
  const left = Math.floor(column)
  const top = Math.floor(row)
  const across = column - left
  const down = row - top
  const at = top * width + left
  const upper = (data[at] ?? 0) * (1 - across) + (data[at + 1] ?? 0) * across
  const lower = (data[at + width] ?? 0) * (1 - across) + (data[at + width + 1] ?? 0) * across
  return upper * (1 - down) + lower * down
}

/** The same for a whole row of a picture that is `step` times as fine: `row[x]` is what `readSoft` gives at (x / step, y / step). */
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
