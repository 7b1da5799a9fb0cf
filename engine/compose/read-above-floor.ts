import sharp from 'sharp'
import type { Backdrop } from '#engine/types.ts'
import { partAboveFloor } from './above-floor.ts'
import type { Placement } from './place-subject.ts'

/**
 * The backdrop for a subject that an edge cut off and that stands on nothing: the view moves above the floor, and the upper part
 * fills the picture, larger and softer, as behind any half-length portrait.
 */
export async function readAboveFloor(backdrop: Backdrop, placement: Placement): Promise<Backdrop> {
  const part = partAboveFloor(backdrop, placement)
  if (!part) return backdrop
  const { picture, floor: _, ...rest } = backdrop
  const { data, width, height } = picture
  const pixels = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(part)
    .resize(width, height, { kernel: 'cubic' })
    .raw()
    .toBuffer()
  return { ...rest, picture: { data: pixels, width, height } }
}
