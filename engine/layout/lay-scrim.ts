import { makeSoftPlane, soften } from '#engine/light/soften.ts'
import type { Box, Picture, Plane } from '#engine/types.ts'
import type { Rgb } from './palette.ts'

export interface Scrim {
  readonly box: Box
  readonly colour: Rgb
  /** At its thickest, 0…1. */
  readonly opacity: number
  /** Pixels from the box to the end of the veil. */
  readonly reach: number
  /** The subject, before which the veil fades; `null` where text must cover the subject. */
  readonly behind: Plane | null
}

/**
 * How far before the subject's outline the veil begins to fade, as a share of the width: an end at the outline would be visible.
 */
const FADING = 0.016

/** Draws a soft veil behind text, so that the letters can be read and the veil is not noticed: none of its edges is hard. */
export function layScrim({ data, width, height }: Picture, { box, colour, opacity, reach, behind }: Scrim): Picture {
  const veiled = Uint8Array.from(data)
  const nearness = behind ? nearnessOf(behind) : null
  const from = { x: Math.max(0, Math.floor(box.left - reach)), y: Math.max(0, Math.floor(box.top - reach)) }
  const to = { x: Math.min(width, box.left + box.width + reach), y: Math.min(height, box.top + box.height + reach) }
  for (let y = from.y; y < to.y; y++) {
    const down = Math.max(0, box.top - y, y - box.top - box.height)
    for (let x = from.x; x < to.x; x++) {
      const at = y * width + x
      const across = Math.max(0, box.left - x, x - box.left - box.width)
      const veil = fade(Math.hypot(across, down) / reach) * opacity * (nearness ? 1 - (nearness[at] ?? 0) : 1)
      if (veil < 0.003) continue
      for (let channel = 0; channel < 3; channel++) {
        const level = data[at * 3 + channel] ?? 0
        veiled[at * 3 + channel] = Math.round(level + ((colour[channel] ?? 0) - level) * veil)
      }
    }
  }
  return { data: veiled, width, height }
}

/** 1 on the subject and at its outline, 0 well away from it. */
function nearnessOf({ data, width, height }: Plane): Float32Array {
  const plane = makeSoftPlane(width, height)
  for (let at = 0; at < data.length; at++) plane.data[at] = (data[at] ?? 0) / 255
  soften(plane, FADING * width)
  return plane.data.map((value) => 1 - fade(2 * value))
}

/** 1 at 0, 0 from 1, smooth between. */
function fade(share: number): number {
  const held = 1 - Math.min(1, share)
  return held * held * (3 - 2 * held)
}
