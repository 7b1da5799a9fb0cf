import type { Box, Picture, Plane } from '#engine/types.ts'
import type { Zone } from './place-headline.ts'
import type { Rgb } from './palette.ts'

export interface Scrim {
  readonly zone: Zone
  readonly box: Box
  readonly colour: Rgb
  /** At its thickest, 0…1. */
  readonly opacity: number
  /** Where the subject is, to stay behind it; `null` where type has to lie on the subject. */
  readonly behind: Plane | null
}

/** Lays a soft veil from the edge of the picture to behind the type, so that the letters can be read and nobody sees why. */
export function layScrim({ data, width, height }: Picture, { zone, box, colour, opacity, behind }: Scrim): Picture {
  const veiled = Uint8Array.from(data)
  const thickness = THICKNESS[zone]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const veil = thickness(box, x, y) * opacity * (behind ? 1 - (behind.data[at] ?? 0) / 255 : 1)
      if (veil < 0.003) continue
      for (let channel = 0; channel < 3; channel++) {
        const from = data[at * 3 + channel] ?? 0
        veiled[at * 3 + channel] = Math.round(from + ((colour[channel] ?? 0) - from) * veil)
      }
    }
  }
  return { data: veiled, width, height }
}

/** Full behind the type, then fading over about the type's own extent. */
const THICKNESS: Record<Zone, (box: Box, x: number, y: number) => number> = {
  top: ({ top, height }, _, y) => fade(y, top + height, top + height + Math.max(height, top) * 1.1),
  bottom: ({ top, height }, _, y) => fade(-y, -top, -top + height * 1.3),
  left: ({ left, width }, x) => fade(x, left + width, left + width * 1.7),
  right: ({ left, width }, x) => fade(-x, -left, -left + width * 0.7),
}

/** 1 up to `full`, 0 from `none`, smooth between. */
function fade(at: number, full: number, none: number): number {
  const share = Math.max(0, Math.min(1, (none - at) / (none - full)))
  return share * share * (3 - 2 * share)
}
