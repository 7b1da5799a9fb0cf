import { channelsOf } from '#engine/pixels/colour.ts'
import type { Picture } from '#engine/types.ts'

import type { Colour } from './scene.ts'

/** How much of a thing's own colour is left in light of one colour. */
const OWN = 0.4
/** Share of plain light far from the lamp. */
const PLAIN_FAR = 0.28
/** In 8-bit steps: what the lamp leaves on black near it. */
const HAZE = 34
/** Purer than the colour of a painted wall of that name. */
const PURITY = 1.9

/** How far apart the channels of a colour are at least, 0…1: sage, a greyish green, is one. */
const LEAST_SPREAD = 0.1

/** Whether light can have that colour: grey, black and white are none. */
export function isLightColour(colour: Colour): boolean {
  const channels = channelsOf(colour)
  return (Math.max(...channels) - Math.min(...channels)) / 255 > LEAST_SPREAD
}

/**
 * Light of one colour over a whole picture, in place: near the lamp little is left of other colours, and black is lifted; on the other
 * side plain light is mixed in.
 * @param lightX where the lamp is: -1 at the left … 1 at the right
 */
export function castLight({ data, width, height }: Picture, colour: Colour, lightX: number): void {
  const channels = channelsOf(colour)
  const most = Math.max(...channels)
  const gel = channels.map((channel) => (channel / most) ** PURITY)
  // what a filter takes away is given back in part, as an exposure would
  const gain = 0.92 / Math.sqrt(0.3 * (gel[0] ?? 1) + 0.59 * (gel[1] ?? 1) + 0.11 * (gel[2] ?? 1))
  const lamp = lightX < 0 ? 0 : 1
  const [red = 1, green = 1, blue = 1] = gel
  for (let x = 0; x < width; x += 1) {
    const plain = PLAIN_FAR * Math.abs(x / width - lamp)
    const haze = HAZE * (1 - Math.abs(x / width - lamp)) ** 1.5
    const dyed = (1 - plain) * gain
    for (let y = 0; y < height; y += 1) {
      const at = 3 * (y * width + x)
      const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]]
      const light = (1 - OWN) * (0.3 * r + 0.59 * g + 0.11 * b)
      const high = haze * (1 - y / height)
      data[at] = Math.min(255, plain * r + (dyed * (OWN * r + light) + high) * red)
      data[at + 1] = Math.min(255, plain * g + (dyed * (OWN * g + light) + high) * green)
      data[at + 2] = Math.min(255, plain * b + (dyed * (OWN * b + light) + high) * blue)
    }
  }
}
