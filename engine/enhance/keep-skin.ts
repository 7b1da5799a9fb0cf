import { readSoftRow, type SoftPlane } from '#engine/light/soften.ts'
import { clamp01, ease } from '#engine/pixels/colour.ts'
import type { Picture } from '#engine/types.ts'
import { lumaOf } from './luma.ts'
import { SKIN_STEP } from './skin-likelihood.ts'

/**
 * A black that is taken from every channel makes colours stronger, and tanned skin orange. Up to the first saturation skin may
 * gain, as in haze; from the second on it has colour enough.
 */
const COLOUR_ENOUGH = { from: 0.3, to: 0.5 } as const

/** Takes back, in place, the saturation that levels added to skin; its brightness stays. @param before the photo as it came. */
export function keepSkinColour({ data, width, height }: Picture, before: Picture, skin: SoftPlane): void {
  const skinRow = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    readSoftRow(skin, SKIN_STEP, y, skinRow)
    for (let x = 0; x < width; x++) {
      const share = skinRow[x] ?? 0
      if (share < 0.02) continue
      const at = (y * width + x) * 3
      const saturation = saturationAt(data, at)
      const gained = saturation - saturationAt(before.data, at)
      if (gained <= 0) continue
      const taken = gained * share * ease(COLOUR_ENOUGH.from, COLOUR_ENOUGH.to, saturation)
      desaturate(data, at, saturation - taken)
    }
  }
}

/** 0…1, as a share of the strongest channel. */
function saturationAt(data: Uint8Array, at: number): number {
  const red = data[at] ?? 0
  const green = data[at + 1] ?? 0
  const blue = data[at + 2] ?? 0
  const strongest = Math.max(red, green, blue)
  return strongest === 0 ? 0 : (strongest - Math.min(red, green, blue)) / strongest
}

/** Towards the pixel's own grey. */
function desaturate(data: Uint8Array, at: number, saturation: number): void {
  const red = data[at] ?? 0
  const green = data[at + 1] ?? 0
  const blue = data[at + 2] ?? 0
  const grey = lumaOf(red, green, blue)
  const strongest = Math.max(red, green, blue)
  const range = strongest - Math.min(red, green, blue) - saturation * (strongest - grey)
  const kept = range <= 0 ? 1 : clamp01((saturation * grey) / range)
  data[at] = Math.round(grey + (red - grey) * kept)
  data[at + 1] = Math.round(grey + (green - grey) * kept)
  data[at + 2] = Math.round(grey + (blue - grey) * kept)
}
