import type { Doubt, Picture, Plane, Region } from '#engine/types.ts'
import { findStickers } from './find-stickers.ts'

/** How far around a label a subject is beside it, as a share of its width and height, and how much of that the subject then covers. */
const AROUND = 0.12
const LEAST_BESIDE = 0.15

/** A label that a program laid over the photo comes along with the subject, or hides a part of it. */
export async function doubtStickers(photo: Picture, alpha: Plane): Promise<Doubt[]> {
  const stickers = await findStickers(photo)
  const [hit] = stickers.filter((place) => shareIn(alpha, place, AROUND) > LEAST_BESIDE)
  return hit ? [{ kind: 'extra_part', place: hit }] : []
}

/** Share of a place, and of so much around it, that the mask covers. */
function shareIn({ data, width, height }: Plane, place: Region, around: number): number {
  const left = Math.max(0, Math.floor((place.left - around * place.width) * width))
  const right = Math.min(width, Math.ceil((place.left + (1 + around) * place.width) * width))
  const top = Math.max(0, Math.floor((place.top - around * place.height) * height))
  const bottom = Math.min(height, Math.ceil((place.top + (1 + around) * place.height) * height))
  let solid = 0
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) if ((data[at] ?? 0) > 127) solid++
  }
  return solid / Math.max(1, (right - left) * (bottom - top))
}
