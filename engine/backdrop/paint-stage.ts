import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import type { Span, Surface, Texels } from './materials/surface.ts'
import { emptyRowView, viewRow, type RowView, type Stage } from './stage.ts'

/** What is painted: which material where, in which light, with what mirrored in it. */
export interface Painting {
  readonly stage: Stage
  readonly wall: Surface
  readonly ground: Surface
  /** Light on the set, any size. */
  readonly light: FloatImage
  /** What a glossy ground mirrors: a soft picture of everything above the corner, same shape as the whole picture. */
  readonly mirrored: FloatImage | undefined
  /** Which side the key comes from: slopes that face it are brighter. */
  readonly lightX: number
}

/** Metres over which a relief of 1 counts as steep. */
const RELIEF_SCALE = 0.0016

/** A stretch of rows at a size of one's own choice. */
export interface Region {
  readonly width: number
  /** Rows of the whole picture at this size. */
  readonly height: number
  readonly fromRow: number
  readonly toRow: number
}

export function paintRegion(painting: Painting, region: Region): FloatImage {
  const { stage } = painting
  const { width, height, fromRow, toRow } = region
  const image = makeFloatImage(width, toRow - fromRow, 3)
  const texels: Texels = { colour: new Float32Array(width * 3), relief: new Float32Array(width) }
  const reliefAbove = new Float32Array(width)
  const light = new Float32Array(width * 3)
  const mirror = new Float32Array(width * 3)
  const view = emptyRowView()
  for (let row = fromRow; row < toRow; row++) {
    const place = (row + 0.5) / height
    viewRow(stage, place, view)
    const isGround = view.up > 0.5
    const surface = isGround ? painting.ground : painting.wall
    reliefAbove.set(texels.relief)
    const span = spanOf(stage, view, region, place)
    surface.paintRow(texels, span)
    if (row === fromRow) reliefAbove.set(texels.relief)
    sampleRow(painting.light, place, light)
    catchLight(texels, reliefAbove, light, {
      sideways: (-surface.roughness * painting.lightX * RELIEF_SCALE) / span.step,
      upward: (surface.roughness * 0.8 * RELIEF_SCALE) / span.depth,
    })
    const shine = isGround && painting.mirrored ? surface.gloss * fresnel(stage, place) : 0
    if (shine > 0 && painting.mirrored) sampleRow(painting.mirrored, Math.max(0, 2 * stage.corner - place), mirror)
    const target = (row - fromRow) * width * 3
    for (let at = 0; at < width * 3; at++) {
      image.data[target + at] = (texels.colour[at] ?? 0) * (light[at] ?? 0) * (1 - shine) + (mirror[at] ?? 0) * shine
    }
  }
  return image
}

/** Places the row on its material, which starts somewhere of its own in either direction. */
function spanOf(stage: Stage, view: RowView, region: Region, place: number): Span {
  const aspect = stage.size.width / stage.size.height
  const reach = (aspect * view.depth) / stage.focal
  const step = reach / region.width
  const slant = Math.max(view.toward, (place - stage.eyeLevel) / stage.focal)
  return {
    count: region.width,
    across: 11.3 - reach / 2 + step / 2,
    step,
    along: 7.7 + view.along,
    depth: view.depth / stage.focal / region.height / Math.max(0.15, slant),
  }
}

/** Share of light that a polished surface mirrors at the angle of this row (Schlick). */
function fresnel(stage: Stage, place: number): number {
  const fall = (place - stage.eyeLevel) / stage.focal
  const cosine = fall / Math.sqrt(1 + fall * fall)
  return 0.045 + 0.955 * Math.pow(1 - cosine, 5)
}

/** Brightens the slopes that face the key and dims those that turn away. */
function catchLight(
  { relief }: Texels,
  above: Float32Array,
  light: Float32Array,
  slopes: { sideways: number; upward: number },
): void {
  const { sideways, upward } = slopes
  if (upward === 0) return
  for (let at = 0; at < relief.length; at++) {
    const here = relief[at] ?? 0
    const slope = (here - (relief[at - 1] ?? here)) * sideways + (here - (above[at] ?? here)) * upward
    const factor = 1 + Math.min(0.5, Math.max(-0.5, slope))
    light[at * 3] = (light[at * 3] ?? 0) * factor
    light[at * 3 + 1] = (light[at * 3 + 1] ?? 0) * factor
    light[at * 3 + 2] = (light[at * 3 + 2] ?? 0) * factor
  }
}

/** Reads one row of a picture of another size, straight between its pixels. `place` is 0…1 from the top. */
function sampleRow({ data, width, height }: FloatImage, place: number, out: Float32Array): void {
  const y = Math.min(height - 1, Math.max(0, place * height - 0.5))
  const upper = Math.floor(y) * width
  const lower = Math.min(height - 1, Math.floor(y) + 1) * width
  const below = y - Math.floor(y)
  const count = out.length / 3
  for (let at = 0; at < count; at++) {
    const x = Math.min(width - 1, Math.max(0, ((at + 0.5) * width) / count - 0.5))
    const left = Math.floor(x)
    const aside = x - left
    const next = Math.min(width - 1, left + 1)
    for (let channel = 0; channel < 3; channel++) {
      const topLeft = data[(upper + left) * 3 + channel] ?? 0
      const topRight = data[(upper + next) * 3 + channel] ?? 0
      const bottomLeft = data[(lower + left) * 3 + channel] ?? 0
      const bottomRight = data[(lower + next) * 3 + channel] ?? 0
      const top = topLeft + (topRight - topLeft) * aside
      out[at * 3 + channel] = top + (bottomLeft + (bottomRight - bottomLeft) * aside - top) * below
    }
  }
}
