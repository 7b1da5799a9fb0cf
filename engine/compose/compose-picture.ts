import { castShadow, SHADOW_STEP, type Silhouette } from '#engine/light/cast-shadow.ts'
import { castShadowBelow } from '#engine/light/cast-shadow-below.ts'
import { keepLight, matchLight, type LightMap } from '#engine/light/match-light.ts'
import { mirrorBase } from '#engine/light/mirror-base.ts'
import { readSoft, type SoftPlane } from '#engine/light/soften.ts'
import { surroundingLight, wrapBand } from '#engine/light/wrap-light.ts'
import type { Backdrop, Cutout, Picture, Plane, SceneLight } from '#engine/types.ts'
import { placeSubject, type Footing, type FreeRoom, type Placement } from './place-subject.ts'
import { resampleSubject, type SubjectPixels } from './resample.ts'

export interface Composition {
  readonly picture: Picture
  readonly placement: Placement
  /** The subject's mask at its place on the canvas. */
  readonly mask: Plane
  /** What light matching did to every pixel of the subject. */
  readonly lightMap: LightMap
}

export interface ComposeOptions {
  readonly lightMatch: boolean
  readonly room?: FreeRoom
}

/** Sets the subject on the backdrop: place, shadow, light. Inside the subject nothing changes but by `lightMap`. */
export async function composePicture(cutout: Cutout, backdrop: Backdrop, options: ComposeOptions): Promise<Composition> {
  const { width, height } = backdrop.picture
  const placement = placeSubject(
    cutout,
    { width, height, ground: backdrop.ground, groundWidth: backdrop.groundWidth, view: backdrop.view },
    options.room,
  )
  const subject = await resampleSubject(cutout, placement)
  const mask = maskOf(subject)
  const lightMap = options.lightMatch ? matchLight(subject, backdrop.picture) : keepLight()
  const canvas = Uint8Array.from(backdrop.picture.data)
  if (placement.footing === 'standing' && backdrop.gloss) {
    mirrorBase({ pixels: subject, mask, target: placement.target }, { data: canvas, width, height }, backdrop.gloss)
  }
  const shadow = shadowOf({ mask, target: placement.target }, placement.footing, backdrop)
  if (shadow) layShadow(canvas, { width, height }, shadow)
  laySubject(canvas, backdrop.picture, { pixels: subject, mask, lightMap, placement, takesSpill: options.lightMatch })
  return { picture: { data: canvas, width, height }, placement, mask: onCanvas(mask, placement, { width, height }), lightMap }
}

function shadowOf(silhouette: Silhouette, footing: Footing, backdrop: Backdrop): SoftPlane | undefined {
  if (backdrop.view === 'above') return castShadowBelow(silhouette, backdrop.picture, backdrop.light)
  // a subject that leaves the picture stands in front of the scene: its shadow falls where we do not see it
  return footing === 'standing' ? castShadow(silhouette, backdrop.picture, groundLight(backdrop)) : undefined
}

/** Without a ground of its own a scene is far away: its light reaches the subject softened. */
function groundLight({ ground, light }: Backdrop): SceneLight {
  return ground === null ? { ...light, hardness: light.hardness * 0.4 } : light
}

function maskOf({ data, width, height }: SubjectPixels): Plane {
  const mask = new Uint8Array(width * height)
  for (let at = 0; at < mask.length; at++) mask[at] = data[at * 4 + 3] ?? 0
  return { data: mask, width, height }
}

interface Canvas {
  readonly width: number
  readonly height: number
}

function layShadow(canvas: Uint8Array, { width, height }: Canvas, shadow: SoftPlane): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dark = readSoft(shadow, x / SHADOW_STEP - 0.5, y / SHADOW_STEP - 0.5)
      if (dark < 0.004) continue
      // a factor on linear light is its 1/2.2 power on sRGB values; red last, so that shade stays a little warm
      const at = (y * width + x) * 3
      const left = (1 - Math.min(0.94, dark)) ** 0.4545
      canvas[at] = (canvas[at] ?? 0) * (left + 0.015 * (1 - left))
      canvas[at + 1] = (canvas[at + 1] ?? 0) * left
      canvas[at + 2] = (canvas[at + 2] ?? 0) * left
    }
  }
}

interface Subject {
  readonly pixels: SubjectPixels
  readonly mask: Plane
  readonly lightMap: LightMap
  readonly placement: Placement
  /** Whether the rim takes light from the scene behind it. */
  readonly takesSpill: boolean
}

function laySubject(canvas: Uint8Array, backdrop: Picture, subject: Subject): void {
  const { pixels, mask, lightMap, placement } = subject
  const { left, top } = placement.target
  const band = subject.takesSpill ? wrapBand(mask, backdrop.width) : null
  const glow = surroundingLight(backdrop)
  const tables = [lightMap.red, lightMap.green, lightMap.blue]
  forShownPixels(subject, backdrop, (column, row) => {
    const from = row * mask.width + column
    const alpha = mask.data[from] ?? 0
    if (alpha === 0) return
    const cover = alpha / 255
    const wrap = band?.[from] ?? 0
    const to = ((row + top) * backdrop.width + column + left) * 3
    for (let channel = 0; channel < 3; channel++) {
      const own = tables[channel]?.[pixels.data[from * 4 + channel] ?? 0] ?? 0
      const spill = wrap === 0 ? own : own + Math.max(0, glow.at(column + left, row + top, channel) - own) * wrap
      canvas[to + channel] = Math.round((canvas[to + channel] ?? 0) * (1 - cover) + spill * cover)
    }
  })
}

/** Visits the subject's pixels that fall on the canvas, by their place in the subject. */
function forShownPixels(
  { mask, placement }: Pick<Subject, 'mask' | 'placement'>,
  canvas: Canvas,
  visit: (column: number, row: number) => void,
): void {
  const { left, top } = placement.target
  const lastRow = Math.min(mask.height, canvas.height - top)
  const lastColumn = Math.min(mask.width, canvas.width - left)
  for (let row = Math.max(0, -top); row < lastRow; row++) {
    for (let column = Math.max(0, -left); column < lastColumn; column++) visit(column, row)
  }
}

/** The mask as a plane of the whole canvas, for the stages that must know where the subject is. */
function onCanvas(mask: Plane, placement: Placement, canvas: Canvas): Plane {
  const data = new Uint8Array(canvas.width * canvas.height)
  const { left, top } = placement.target
  forShownPixels({ mask, placement }, canvas, (column, row) => {
    data[(row + top) * canvas.width + column + left] = mask.data[row * mask.width + column] ?? 0
  })
  return { data, width: canvas.width, height: canvas.height }
}
