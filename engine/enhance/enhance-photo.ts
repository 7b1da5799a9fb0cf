import { readSoftRow, type SoftPlane } from '#engine/light/soften.ts'
import type { Picture, Plane } from '#engine/types.ts'
import { ease } from '#engine/pixels/colour.ts'
import { calmNoise } from './calm-noise.ts'
import { findFlatAreas, FLAT_STEP } from './find-flat-areas.ts'
import { keepSkinColour } from './keep-skin.ts'
import { levelAt, localCurves } from './local-contrast.ts'
import { lumaOf } from './luma.ts'
import { measurePhoto } from './measure-photo.ts'
import { planCorrection, type Correction } from './plan-correction.ts'
import { sharpenDetail } from './sharpen-detail.ts'
import { SKIN_STEP, skinLikelihood } from './skin-likelihood.ts'

/** Greys have no colour to strengthen, only a cast: saturations between which vibrance begins. */
const COLOURED = { from: 0.05, to: 0.16 } as const

/**
 * Corrects light and colour of a photo: white balance, levels, local contrast, colour, sharpness, metered on the subject where
 * one is known. Skin gets the global changes alone, and so do flat areas, whose noise does not grow.
 */
export function enhancePhoto(photo: Picture, subject: Plane | null): Picture {
  const flat = findFlatAreas(photo)
  const correction = planCorrection(measurePhoto(photo, subject, flat))
  const bright = applyTables(photo, correction)
  const skin = skinLikelihood(bright)
  keepSkinColour(bright, photo, eitherOf(skin, skinLikelihood(photo)))
  const leftSoft = { skin, flatness: flat.flatness }
  const balanced = calmNoise(bright, photo, leftSoft, correction.green)
  const curves = localCurves(balanced)
  const { data, width, height } = balanced
  const skinRow = new Float32Array(width)
  const flatRow = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    readSoftRow(skin, SKIN_STEP, y, skinRow)
    readSoftRow(flat.flatness, FLAT_STEP, y, flatRow)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const red = data[at] ?? 0
      const green = data[at + 1] ?? 0
      const blue = data[at + 2] ?? 0
      const level = lumaOf(red, green, blue)
      const free = (1 - (skinRow[x] ?? 0)) * (1 - (flatRow[x] ?? 0))
      const wanted = level + (levelAt(curves, x, y, level) - level) * correction.localContrast * free
      // the offset keeps near-black noise from being multiplied
      const gain = (wanted + 6) / (level + 6)
      const strongest = Math.max(red, green, blue)
      const dullness = strongest === 0 ? 0 : Math.min(red, green, blue) / strongest
      const colour = gain * (1 + correction.vibrance * dullness * free * ease(COLOURED.from, COLOURED.to, 1 - dullness))
      const grey = level * gain
      data[at] = toByte(grey + (red - level) * colour)
      data[at + 1] = toByte(grey + (green - level) * colour)
      data[at + 2] = toByte(grey + (blue - level) * colour)
    }
  }
  return sharpenDetail(balanced, correction.sharpening, leftSoft)
}

/** A black taken from hazy skin makes it stronger than skin is; then it was skin before. */
function eitherOf(one: SoftPlane, other: SoftPlane): SoftPlane {
  return { ...one, data: one.data.map((value, at) => Math.max(value, other.data[at] ?? 0)) }
}

function applyTables({ data, width, height }: Picture, { red, green, blue }: Correction): Picture {
  const moved = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at += 3) {
    moved[at] = red[data[at] ?? 0] ?? 0
    moved[at + 1] = green[data[at + 1] ?? 0] ?? 0
    moved[at + 2] = blue[data[at + 2] ?? 0] ?? 0
  }
  return { data: moved, width, height }
}

function toByte(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)))
}
