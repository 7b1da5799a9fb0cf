/** The subject's own colours in the soft border, where the photo shows them mixed with the old background: without this a halo stays. */
import type { FloatImage } from '#engine/pixels/float-image.ts'
import { tapsFor } from '#engine/pixels/resize.ts'
import type { Picture, Plane } from '#engine/types.ts'
import type { Colours, Field } from './field.ts'
import { splitColours } from './split-colours.ts'

const SOLID = 255

/**
 * Equal to the photo wherever the mask is 0 or 255. The sides are split at a smaller size, as good as at full size; what they do
 * not explain of a pixel is shared out with the least change that makes the mixture the photo again.
 * @param colours the photo, and `opacities` the mask, at that size.
 */
export function estimateForeground(photo: Picture, alpha: Plane, colours: Colours, opacities: Field): Picture {
  const { width, height } = photo
  const { subject, background } = splitColours({ ...colours, channels: 3 }, { ...opacities, channels: 1 })
  const data = new Uint8Array(photo.data)
  const columns = tapsFor(colours.width, width)
  const rows = tapsFor(colours.height, height)
  for (let y = 0, pixel = 0; y < height; y++) {
    const row = (rows.first[y] ?? 0) * colours.width
    const down = rows.share[y] ?? 0
    for (let x = 0; x < width; x++, pixel++) {
      const opacity = alpha.data[pixel] ?? 0
      if (opacity === 0 || opacity === SOLID) continue
      const own = opacity / SOLID
      const gain = own / (own * own + (1 - own) * (1 - own))
      const from = (row + (columns.first[x] ?? 0)) * 3
      const across = columns.share[x] ?? 0
      for (let at = pixel * 3, channel = 0; channel < 3; at++, channel++) {
        const front = 255 * readBetween(subject, from + channel, across, down)
        const back = 255 * readBetween(background, from + channel, across, down)
        const unexplained = (photo.data[at] ?? 0) - own * front - (1 - own) * back
        data[at] = Math.round(Math.min(255, Math.max(0, front + gain * unexplained)))
      }
    }
  }
  return { data, width, height }
}

/** One channel of a picture of three, between the pixel that begins at `at` and its right and lower neighbours. */
function readBetween({ data, width }: FloatImage, at: number, across: number, down: number): number {
  const upper = (data[at] ?? 0) + across * ((data[at + 3] ?? 0) - (data[at] ?? 0))
  const below = at + width * 3
  const lower = (data[below] ?? 0) + across * ((data[below + 3] ?? 0) - (data[below] ?? 0))
  return upper + down * (lower - upper)
}
