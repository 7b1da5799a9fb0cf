import { channelsOf } from '#engine/pixels/colour.ts'
import type { Picture } from '#engine/types.ts'

import type { Colour } from '../scene.ts'

/** What pale cloth is in a plate where light falls on it, of 255. */
const CLOTH = 222
/** From here on what shines loses its colour. */
const SHINE = 0.92

/** Pale cloth in another colour, in place: its folds stay, and what shines most stays pale. */
export function dyePicture({ data }: Picture, colour: Colour): void {
  const [red = PLAIN, green = PLAIN, blue = PLAIN] = channelsOf(colour).map((channel) => tableOf(channel))
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]]
    const light = Math.round(0.3 * r + 0.59 * g + 0.11 * b)
    // the light's own tinge stays
    data[at] = Math.min(255, (red[light] ?? 0) + 0.4 * (r - light))
    data[at + 1] = Math.min(255, (green[light] ?? 0) + 0.4 * (g - light))
    data[at + 2] = Math.min(255, (blue[light] ?? 0) + 0.4 * (b - light))
  }
}

const PLAIN = new Uint8Array(256)

/** From how light pale cloth is to how light this channel of dyed cloth is. */
function tableOf(channel: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, light) => {
    const share = light / CLOTH
    const shine = Math.max(0, share - SHINE)
    return Math.min(255, channel * Math.min(share, SHINE + 0.4 * shine) ** 1.15 + 210 * shine)
  })
}
