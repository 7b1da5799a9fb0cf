import { readSoftRow, type SoftPlane } from '#engine/light/soften.ts'
import type { Picture } from '#engine/types.ts'
import { lumaOf } from './luma.ts'
import { FLAT_STEP } from './find-flat-areas.ts'
import { SKIN_STEP } from './skin-likelihood.ts'

/** Differences up to this many levels are noise or smooth surfaces and stay as they are. */
const NOISE = 3
/** A larger step is already sharp, and more would draw a halo. */
const LARGEST_STEP = 22

/** Where nothing is sharpened: on skin, and where a photo has nothing but noise. */
export interface LeftSoft {
  readonly skin: SoftPlane
  readonly flatness: SoftPlane
}

/** Sharpens brightness against its 3×3 neighbourhood, except where it must stay soft. Colour is unchanged. */
export function sharpenDetail(photo: Picture, strength: number, { skin, flatness }: LeftSoft): Picture {
  const { data, width, height } = photo
  const luma = new Uint8Array(width * height)
  for (let at = 0; at < luma.length; at++) luma[at] = lumaOf(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0)
  const sharpened = Uint8Array.from(data)
  const skinRow = new Float32Array(width)
  const flatRow = new Float32Array(width)
  for (let y = 1; y < height - 1; y++) {
    readSoftRow(skin, SKIN_STEP, y, skinRow)
    readSoftRow(flatness, FLAT_STEP, y, flatRow)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const difference = (luma[at] ?? 0) - neighbourhood(luma, at, width)
      const beyond = Math.abs(difference) - NOISE
      if (beyond <= 0) continue
      const free = (1 - (skinRow[x] ?? 0)) * (1 - (flatRow[x] ?? 0))
      const step = Math.sign(difference) * Math.min(LARGEST_STEP, beyond) * strength * free
      for (let channel = at * 3; channel < at * 3 + 3; channel++) {
        sharpened[channel] = Math.max(0, Math.min(255, Math.round((data[channel] ?? 0) + step)))
      }
    }
  }
  return { data: sharpened, width, height }
}

/** Mean of the eight neighbours, the four nearest counted double. */
function neighbourhood(luma: Uint8Array, at: number, width: number): number {
  const near = (luma[at - 1] ?? 0) + (luma[at + 1] ?? 0) + (luma[at - width] ?? 0) + (luma[at + width] ?? 0)
  const far =
    (luma[at - width - 1] ?? 0) + (luma[at - width + 1] ?? 0) + (luma[at + width - 1] ?? 0) + (luma[at + width + 1] ?? 0)
  return (2 * near + far) / 12
}
