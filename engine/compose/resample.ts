import sharp from 'sharp'
import type { Box, Cutout, Picture, Plane } from '#engine/types.ts'
import type { SubjectPixels } from './lay-subject.ts'
import type { Placement } from './place-subject.ts'

/** Both the subject and, in tests, the original are resampled with this kernel. */
const KERNEL = { fit: 'fill', kernel: 'lanczos3' } as const

/**
 * The part of a photo that a placement shows, at its size on the canvas: the subject without any change, for comparison in a
 * test.
 */
export async function resamplePicture(picture: Picture, { source, target }: Placement): Promise<Picture> {
  const { data } = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .extract(source)
    .resize(target.width, target.height, KERNEL)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: target.width, height: target.height }
}

/** The same for a mask. */
export async function resampleMask(mask: Plane, { source, target }: Placement): Promise<Plane> {
  const { data } = await sharp(mask.data, { raw: { width: mask.width, height: mask.height, channels: 1 } })
    .extract(source)
    .resize(target.width, target.height, KERNEL)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: target.width, height: target.height }
}

/**
 * From this value a mask counts as solid: smaller differences are resampling noise, and the subject must not become transparent.
 */
const SOLID = 247

/**
 * The subject at its size on the canvas. Where it is solid its colours are those of `resamplePicture`, unchanged; along the
 * border they are mixed from the cutout's foreground, weighted by the mask, so that the old background contributes nothing.
 */
export async function resampleSubject(cutout: Cutout, placement: Placement): Promise<SubjectPixels> {
  const [colours, mask] = await Promise.all([resamplePicture(cutout.photo, placement), resampleMask(cutout.alpha, placement)])
  const { data, width, height } = mask
  const taps = { columns: tapsFor(placement.source.width, width), rows: tapsFor(placement.source.height, height) }
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const alpha = data[at] ?? 0
      if (alpha >= SOLID) data[at] = 255
      else if (alpha > 0) mixForeground(cutout, placement.source, { column, row, ...taps }, colours.data, at * 3)
    }
  }
  return { colours, mask }
}

/**
 * For each pixel of a resampled line, the first source pixel that contributes to it, and their shares, the same number for all.
 */
interface Taps {
  readonly first: Int32Array
  readonly shares: Float32Array
  readonly count: number
}

/** A tent over one source pixel each way, or over as many as a reduced pixel covers. */
function tapsFor(from: number, to: number): Taps {
  const scale = from / to
  const reach = Math.max(1, scale)
  const count = Math.ceil(2 * reach)
  const first = new Int32Array(to)
  const shares = new Float32Array(to * count)
  for (let at = 0; at < to; at++) {
    const place = (at + 0.5) * scale - 0.5
    first[at] = Math.floor(place - reach) + 1
    for (let tap = 0; tap < count; tap++) {
      const source = (first[at] ?? 0) + tap
      const isInside = source >= 0 && source < from
      shares[at * count + tap] = isInside ? Math.max(0, 1 - Math.abs(source - place) / reach) : 0
    }
  }
  return { first, shares, count }
}

interface BorderPixel {
  readonly column: number
  readonly row: number
  readonly columns: Taps
  readonly rows: Taps
}

function mixForeground(
  { foreground, alpha }: Cutout,
  source: Box,
  { column, row, columns, rows }: BorderPixel,
  out: Uint8Array,
  to: number,
): void {
  let red = 0
  let green = 0
  let blue = 0
  let total = 0
  for (let down = 0; down < rows.count; down++) {
    const line = (source.top + (rows.first[row] ?? 0) + down) * alpha.width + source.left + (columns.first[column] ?? 0)
    const rowShare = rows.shares[row * rows.count + down] ?? 0
    for (let across = 0; across < columns.count; across++) {
      const share = rowShare * (columns.shares[column * columns.count + across] ?? 0) * (alpha.data[line + across] ?? 0)
      const from = (line + across) * 3
      red += (foreground.data[from] ?? 0) * share
      green += (foreground.data[from + 1] ?? 0) * share
      blue += (foreground.data[from + 2] ?? 0) * share
      total += share
    }
  }
  // a pixel that only the kernel's overshoot made visible: the photo's colour there is good enough
  if (!(total > 0)) return
  out[to] = Math.round(red / total)
  out[to + 1] = Math.round(green / total)
  out[to + 2] = Math.round(blue / total)
}
