import { blurGaussian } from '#engine/pixels/blur.ts'
import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import type { Picture } from '#engine/types.ts'
import type { Silhouette } from './cast-shadow.ts'
import { lowestSolid } from './lowest-solid.ts'

/** How far down a subject is mirrored, and how high above its foot a part may hang to be mirrored; shares of its height. */
const REACH = 0.16
const HANGING = 0.1

/** Share of the light that a perfectly polished ground mirrors where the subject touches it. */
const STRENGTH = 0.4

/** Blur as a share of the subject's height: no table is a perfect mirror. */
const BLUR = 0.009

const STEP = 2

/** A silhouette and the colours inside it, of the mask's size. */
export interface BaseSilhouette extends Silhouette {
  readonly colours: Picture
}

/**
 * Mirrors the foot of a standing subject in a glossy ground: upside down below each point of its outline, soft, and gone within a
 * sixth of its height. Changes `canvas` (RGB) in place. @param gloss 0…1, more for a mirror
 */
export function mirrorBase(standing: BaseSilhouette, canvas: Picture, gloss: number): void {
  const { target } = standing
  const mirrored = turnOver(standing)
  const reach = mirrored.height * STEP
  const first = Math.max(0, target.top + target.height - Math.round(HANGING * target.height))
  const last = Math.min(canvas.height, first + reach)
  for (let y = first; y < last; y++) {
    for (let x = Math.max(0, target.left); x < Math.min(canvas.width, target.left + target.width); x++) {
      const column = Math.min(mirrored.width - 1, Math.floor((x - target.left) / STEP))
      const from = (Math.floor((y - first) / STEP) * mirrored.width + column) * 4
      const cover = (mirrored.data[from + 3] ?? 0) * gloss * STRENGTH
      if (cover < 0.004) continue
      const to = (y * canvas.width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const light = (mirrored.data[from + channel] ?? 0) * gloss * STRENGTH
        canvas.data[to + channel] = Math.round((canvas.data[to + channel] ?? 0) * (1 - cover) + light)
      }
    }
  }
}

/** Premultiplied RGBA at half the size; its first row lies `HANGING` above the foot. */
function turnOver({ colours, mask, target }: BaseSilhouette): FloatImage {
  const hanging = Math.round(HANGING * target.height)
  const reach = Math.round(REACH * target.height)
  const out = makeFloatImage(Math.ceil(mask.width / STEP), Math.ceil((hanging + reach) / STEP), 4)
  for (let x = 0; x < out.width; x++) {
    const column = Math.min(mask.width - 1, x * STEP)
    const lowest = lowestSolid(mask, column, mask.height - hanging)
    if (lowest < 0) continue
    for (let depth = 0; depth < reach; depth += STEP) {
      const row = lowest - depth
      const y = Math.floor((lowest - (mask.height - hanging) + depth) / STEP)
      if (row < 0 || y < 0 || y >= out.height) continue
      const from = row * mask.width + column
      const cover = ((mask.data[from] ?? 0) / 255) * (1 - depth / reach) ** 1.6
      const to = (y * out.width + x) * 4
      for (let channel = 0; channel < 3; channel++) out.data[to + channel] = (colours.data[from * 3 + channel] ?? 0) * cover
      out.data[to + 3] = cover
    }
  }
  return blurGaussian(out, Math.max(0.8, (BLUR * target.height) / STEP))
}
