/**
 * Brings opacities that were solved at a smaller size to the photo's own: near each pixel opacity is a linear function of colour,
 * and that function is applied to the photo's pixels, so that strands come out as fine as the photo has them.
 * Sources: He, Sun and Tang, "Guided Image Filtering", 2010; He and Sun, "Fast Guided Filter", 2015.
 */
import { tapsFor } from '#engine/pixels/resize.ts'
import type { Picture, Plane } from '#engine/types.ts'
import { type Colours, type Field, meanAround } from './field.ts'

const RADIUS = 2
const EPSILON = 1e-4
const FAINTEST = 6
const MOST_SOLID = 250

/** Slopes along red, green and blue (0…1), and what is added. */
type Lines = readonly [Field, Field, Field, Field]

export function fitLines(colours: Colours, opacities: Field): Lines {
  const [red, green, blue] = [0, 1, 2].map((channel) => channelOf(colours, channel)) as [Field, Field, Field] // one for each of three channels
  const means = {
    red: mean(red),
    green: mean(green),
    blue: mean(blue),
    own: mean(opacities),
    rr: product(red, red),
    rg: product(red, green),
    rb: product(red, blue),
    gg: product(green, green),
    gb: product(green, blue),
    bb: product(blue, blue),
    redOwn: product(red, opacities),
    greenOwn: product(green, opacities),
    blueOwn: product(blue, opacities),
  }
  const lines = [0, 1, 2, 3].map(() => new Float32Array(opacities.data.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ] // as many as were asked for
  for (let i = 0; i < opacities.data.length; i++) fitLine(means, i, lines)
  const smooth = (data: Float32Array): Field => meanAround({ width: opacities.width, height: opacities.height, data }, RADIUS)
  return [smooth(lines[0]), smooth(lines[1]), smooth(lines[2]), smooth(lines[3])]
}

function mean(field: Field): Float32Array {
  return meanAround(field, RADIUS).data
}

function product(one: Field, other: Field): Float32Array {
  return mean({ ...one, data: one.data.map((value, i) => value * (other.data[i] ?? 0)) })
}

function channelOf({ width, height, data }: Colours, channel: number): Field {
  const values = new Float32Array(width * height)
  for (let i = 0; i < values.length; i++) values[i] = data[i * 3 + channel] ?? 0
  return { width, height, data: values }
}

type Means = Readonly<
  Record<
    'red' | 'green' | 'blue' | 'own' | 'rr' | 'rg' | 'rb' | 'gg' | 'gb' | 'bb' | 'redOwn' | 'greenOwn' | 'blueOwn',
    Float32Array
  >
>

/** Least squares by the inverse of the colours' covariance. */
function fitLine(means: Means, i: number, [slopeRed, slopeGreen, slopeBlue, added]: readonly Float32Array[]): void {
  if (!slopeRed || !slopeGreen || !slopeBlue || !added) return
  const at = (name: keyof Means): number => means[name][i] ?? 0
  const red = at('red')
  const green = at('green')
  const blue = at('blue')
  const own = at('own')
  const rr = at('rr') - red * red + EPSILON
  const gg = at('gg') - green * green + EPSILON
  const bb = at('bb') - blue * blue + EPSILON
  const rg = at('rg') - red * green
  const rb = at('rb') - red * blue
  const gb = at('gb') - green * blue
  const alongRed = at('redOwn') - red * own
  const alongGreen = at('greenOwn') - green * own
  const alongBlue = at('blueOwn') - blue * own
  const c00 = gg * bb - gb * gb
  const c01 = rb * gb - rg * bb
  const c02 = rg * gb - rb * gg
  const c11 = rr * bb - rb * rb
  const c12 = rg * rb - rr * gb
  const c22 = rr * gg - rg * rg
  const scale = 1 / (rr * c00 + rg * c01 + rb * c02)
  const forRed = scale * (c00 * alongRed + c01 * alongGreen + c02 * alongBlue)
  const forGreen = scale * (c01 * alongRed + c11 * alongGreen + c12 * alongBlue)
  const forBlue = scale * (c02 * alongRed + c12 * alongGreen + c22 * alongBlue)
  slopeRed[i] = forRed
  slopeGreen[i] = forGreen
  slopeBlue[i] = forBlue
  added[i] = own - forRed * red - forGreen * green - forBlue * blue
}

/**
 * Mixes opacities from lines into a mask.
 * @param share how much of each pixel comes from the lines, 0…1, at the lines' size.
 */
export function applyLines(photo: Picture, mask: Plane, lines: Lines, share: Field): Plane {
  const data = new Uint8Array(mask.data)
  const { width, height } = photo
  const isActive = markActive(share)
  const columns = tapsFor(share.width, width)
  const rows = tapsFor(share.height, height)
  for (let y = 0, pixel = 0; y < height; y++) {
    const row = (rows.first[y] ?? 0) * share.width
    const down = rows.share[y] ?? 0
    for (let x = 0; x < width; x++, pixel++) {
      const cell = row + (columns.first[x] ?? 0)
      if (!isActive[cell]) continue
      const across = columns.share[x] ?? 0
      const read = (field: Field): number => readBetween(field, cell, across, down)
      const colour =
        read(lines[0]) * (photo.data[pixel * 3] ?? 0) +
        read(lines[1]) * (photo.data[pixel * 3 + 1] ?? 0) +
        read(lines[2]) * (photo.data[pixel * 3 + 2] ?? 0)
      const solved = Math.min(1, Math.max(0, colour / 255 + read(lines[3])))
      const before = mask.data[pixel] ?? 0
      data[pixel] = toByte(before + read(share) * (255 * solved - before))
    }
  }
  return { data, width, height }
}

/** What the lines overshoot or fall short by at the ends is no opacity. */
function toByte(opacity: number): number {
  if (opacity < FAINTEST) return 0
  return opacity > MOST_SOLID ? 255 : Math.round(opacity)
}

/** Cells between four pixels of which at least one counts. */
function markActive({ width, height, data }: Field): Uint8Array {
  const active = new Uint8Array(data.length)
  for (let i = 0; i < data.length; i++) {
    const right = i % width < width - 1 ? 1 : 0
    const below = i < width * (height - 1) ? width : 0
    const most = Math.max(data[i] ?? 0, data[i + right] ?? 0, data[i + below] ?? 0, data[i + below + right] ?? 0)
    active[i] = most > 0 ? 1 : 0
  }
  return active
}

/** @param cell the upper left of the four pixels. @param across @param down how far towards the others, 0…1. */
function readBetween({ data, width }: Field, cell: number, across: number, down: number): number {
  const upper = (data[cell] ?? 0) + across * ((data[cell + 1] ?? 0) - (data[cell] ?? 0))
  const left = data[cell + width] ?? 0
  const lower = left + across * ((data[cell + width + 1] ?? 0) - left)
  return upper + down * (lower - upper)
}
