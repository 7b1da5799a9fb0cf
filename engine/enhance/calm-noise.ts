import { readSoftRow } from '#engine/light/soften.ts'
import type { Picture } from '#engine/types.ts'
import { FLAT_STEP } from './find-flat-areas.ts'
import type { LeftSoft } from './sharpen-detail.ts'
import { SKIN_STEP } from './skin-likelihood.ts'

/** Noise is not as fine as a pixel, so a mean of nine keeps more of it than a third: a little more than the growth is taken back. */
const MORE = 1.5

/**
 * Takes back from flat areas the noise that a steeper tone curve added to them. Edges, texture and skin are left alone.
 * @param before the photo, from which the curve made `after`. @param curve new level by old level.
 */
export function calmNoise(after: Picture, before: Picture, { flatness, skin }: LeftSoft, curve: Uint8Array): Picture {
  const excess = excessOf(curve)
  if (excess.every((share) => share === 0)) return after
  const { data, width, height } = after
  const calmed = Uint8Array.from(data)
  const flat = new Float32Array(width)
  const skinRow = new Float32Array(width)
  for (let y = 1; y < height - 1; y++) {
    readSoftRow(flatness, FLAT_STEP, y, flat)
    readSoftRow(skin, SKIN_STEP, y, skinRow)
    for (let x = 1; x < width - 1; x++) {
      const at = (y * width + x) * 3
      const share = (flat[x] ?? 0) * (1 - (skinRow[x] ?? 0)) * (excess[before.data[at + 1] ?? 0] ?? 0)
      if (share < 0.02) continue
      for (let channel = at; channel < at + 3; channel++) {
        const level = data[channel] ?? 0
        calmed[channel] = Math.round(level + (meanOfNine(data, channel, width * 3) - level) * share)
      }
    }
  }
  return { data: calmed, width, height }
}

/** Share of the noise that a curve adds, 0…1, by old level; measured over a few levels, since tables have steps. */
function excessOf(curve: Uint8Array): Float32Array {
  return Float32Array.from({ length: 256 }, (_, level) => {
    const low = Math.max(0, level - 8)
    const high = Math.min(255, level + 8)
    const slope = ((curve[high] ?? 0) - (curve[low] ?? 0)) / (high - low)
    return slope <= 1 ? 0 : Math.min(1, MORE * (1 - 1 / slope))
  })
}

function meanOfNine(data: Uint8Array, at: number, line: number): number {
  let sum = 0
  for (let row = at - line; row <= at + line; row += line) {
    sum += (data[row - 3] ?? 0) + (data[row] ?? 0) + (data[row + 3] ?? 0)
  }
  return sum / 9
}
