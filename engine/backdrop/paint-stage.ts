import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import { makeRowSampler } from '#engine/pixels/sample-row.ts'
import { catchLight, RELIEF_SCALE } from './catch-light.ts'
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
  const sampleLight = makeRowSampler(painting.light, width)
  const sampleMirror = painting.mirrored && makeRowSampler(painting.mirrored, width)
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
    sampleLight(place, light)
    catchLight(texels, reliefAbove, light, {
      sideways: (-surface.roughness * painting.lightX * RELIEF_SCALE) / span.step,
      upward: (surface.roughness * 0.8 * RELIEF_SCALE) / span.depth,
    })
    const shine = isGround && sampleMirror ? surface.gloss * fresnel(stage, place) : 0
    if (shine > 0) sampleMirror?.(Math.max(0, 2 * stage.corner - place), mirror)
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
