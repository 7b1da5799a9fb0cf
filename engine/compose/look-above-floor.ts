import sharp from 'sharp'
import type { Backdrop } from '#engine/types.ts'
import type { Placement } from './place-subject.ts'

/** The floor's far edge is out of focus: the kept part ends a little above it. */
const EDGE = 0.012

/**
 * The backdrop for a subject that the photo's lower edge cut off. Such a person would grow out of a table or floor, so the view
 * moves above it: the upper part fills the picture, larger and softer, as behind any half-length portrait.
 */
export async function lookAboveFloor(backdrop: Backdrop, { footing, target }: Placement): Promise<Backdrop> {
  const { picture, floor, ...rest } = backdrop
  const isCutBelow = footing === 'cut' && target.top + target.height >= picture.height
  if (floor === undefined || !isCutBelow || backdrop.view === 'above') return backdrop
  const { data, width, height } = picture
  const kept = { width: Math.round(width * (floor - EDGE)), height: Math.round(height * (floor - EDGE)) }
  const pixels = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left: Math.round((width - kept.width) / 2), top: 0, ...kept })
    .resize(width, height, { kernel: 'cubic' })
    .raw()
    .toBuffer()
  return { ...rest, picture: { data: pixels, width, height } }
}
