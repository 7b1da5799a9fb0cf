import type { SceneLight } from '#engine/types.ts'
import { SHADOW_STEP, type Canvas, type Silhouette } from './cast-shadow.ts'
import { makeSoftPlane, soften, type SoftPlane } from './soften.ts'

/** How far the light comes from the far side, beside its own left or right (see the flat-lay scenes). */
const FROM_FAR = 0.62

/** Lengths as shares of the subject's size: how far the shadow is cast, and how wide each part of it blurs. */
const THROW = 0.075
const CONTACT = { offset: 0.006, blur: 0.006, dark: 0.62 }
const NEARBY = { offset: 0.014, blur: 0.028, dark: 0.5 }
const THROWN = { blur: 0.034, softened: 0.026, dark: 0.42, darkened: 0.24 }

interface LyingSilhouette extends Silhouette {
  /** As a share of what things of this size usually have. */
  readonly thickness?: number
}

/** Steps in which the silhouette is drawn out away from the light. */
const DRAWS = 6

/**
 * The darkness, 0…1, that a subject casts on the table below it as seen from above: a thin line all around its rim, the ambient
 * shadow around it, and the short shadow away from the key light.
 */
export function castShadowBelow(silhouette: LyingSilhouette, canvas: Canvas, light: SceneLight): SoftPlane {
  const { target, thickness = 1 } = silhouette
  const rim = drawSilhouette(silhouette, canvas)
  const size = (thickness * Math.sqrt(target.width * target.height)) / SHADOW_STEP
  const length = Math.hypot(light.x, FROM_FAR)
  const away = { x: (-light.x / length) * size, y: (FROM_FAR / length) * size }

  const contact = shifted(rim, away.x * CONTACT.offset, away.y * CONTACT.offset)
  const nearby = shifted(rim, away.x * NEARBY.offset, away.y * NEARBY.offset)
  const thrown = drawOut(rim, away.x * THROW, away.y * THROW)
  soften(contact, Math.max(1, size * CONTACT.blur))
  soften(nearby, Math.max(2, size * NEARBY.blur))
  soften(thrown, Math.max(1, size * (THROWN.blur - THROWN.softened * light.hardness)))

  const dark = THROWN.dark + THROWN.darkened * light.hardness
  for (let at = 0; at < rim.data.length; at++) {
    const open =
      (1 - (contact.data[at] ?? 0) * CONTACT.dark) *
      (1 - (nearby.data[at] ?? 0) * NEARBY.dark) *
      (1 - (thrown.data[at] ?? 0) * dark)
    rim.data[at] = 1 - open
  }
  return rim
}

/** The mask at the shadow's own size. Where the photo cut the subject, it extends beyond the canvas as far as the mask does. */
function drawSilhouette({ mask, target }: Silhouette, canvas: Canvas): SoftPlane {
  const plane = makeSoftPlane(Math.ceil(canvas.width / SHADOW_STEP) + 1, Math.ceil(canvas.height / SHADOW_STEP) + 1)
  const half = SHADOW_STEP / 2
  for (let y = 0; y < plane.height; y++) {
    const row = Math.min(canvas.height - 1, y * SHADOW_STEP + half) - target.top
    if (row < 0 || row >= mask.height) continue
    for (let x = 0; x < plane.width; x++) {
      const column = Math.min(canvas.width - 1, x * SHADOW_STEP + half) - target.left
      if (column >= 0 && column < mask.width) plane.data[y * plane.width + x] = (mask.data[row * mask.width + column] ?? 0) / 255
    }
  }
  return plane
}

/** Moved by whole shadow pixels; pixels from beyond the canvas repeat its edge, so that a cut subject has no gap there. */
function shifted(plane: SoftPlane, x: number, y: number): SoftPlane {
  const moved = makeSoftPlane(plane.width, plane.height)
  raiseShifted(moved, plane, Math.round(x), Math.round(y))
  return moved
}

/** The area that the silhouette sweeps along its way. */
function drawOut(plane: SoftPlane, x: number, y: number): SoftPlane {
  const drawn = makeSoftPlane(plane.width, plane.height)
  for (let step = 0; step <= DRAWS; step++)
    raiseShifted(drawn, plane, Math.round((x * step) / DRAWS), Math.round((y * step) / DRAWS))
  return drawn
}

function raiseShifted(to: SoftPlane, { data, width, height }: SoftPlane, x: number, y: number): void {
  for (let row = 0; row < height; row++) {
    const from = Math.min(height - 1, Math.max(0, row - y)) * width
    for (let column = 0; column < width; column++) {
      const level = data[from + Math.min(width - 1, Math.max(0, column - x))] ?? 0
      const at = row * width + column
      if (level > (to.data[at] ?? 0)) to.data[at] = level
    }
  }
}
