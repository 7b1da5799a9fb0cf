import { clamp01, saturate, scaleLight } from '#engine/pixels/colour.ts'
import { cellValue, fractalAt, noiseAt, type Noise } from '#engine/pixels/noise.ts'
import { resolved, setTexel, type MakeSurface } from './surface.ts'

const PLANK_WIDTH = 0.118
/** Metres between two rings of the tree where the board is cut across them. */
const RING = 0.0068

/**
 * Boards that run away from the camera. Each is its own cut through a trunk: where the cut passes near the heart the
 * rings open into cathedrals, elsewhere they run straight. Pores are short dark strokes along the grain.
 */
export const makeWood: MakeSurface = ({ base, accent }, noise) => {
  const paint = { from: scaleLight(base, 1.16), to: accent ?? saturate(scaleLight(base, 0.46), 1.02) }
  return {
    gloss: 0.26,
    roughness: 0.14,
    paintRow(texels, { count, across, step, along }) {
      const pores = resolved(0.0026, step)
      const joint = Math.max(0.0008, step * 0.5)
      const ringsClear = resolved(RING * 1.3, step)
      for (let at = 0; at < count; at++) {
        const place = (across + at * step) / PLANK_WIDTH
        const plank = Math.floor(place)
        const inPlank = (place - plank) * PLANK_WIDTH
        const x = inPlank + plank * 3.7
        const y = along + cellValue(noise, plank, 7, 1) * 23
        const rings = growthRings(noise, { plank, inPlank, y }) * ringsClear
        const fibre = noiseAt(noise, x * 300, y * 4.5) * pores + 0.7 * noiseAt(noise, x * 150 + 5, y * 2.1)
        const streak = noiseAt(noise, x * 46, y * 1.1)
        const clouds = fractalAt(noise, x * 6, y * 1.1, 3)
        const pore = Math.max(0, noiseAt(noise, x * 520 + 9, y * 17) - 0.18) * pores
        const tone =
          0.3 + rings * (0.2 + 0.12 * clouds + 0.1 * fibre) + 0.11 * fibre + 0.11 * streak + 0.12 * clouds + 0.42 * pore
        const edge = Math.min(inPlank, PLANK_WIDTH - inPlank)
        const gap = clamp01(1.5 - edge / joint) * (0.75 + 0.4 * noiseAt(noise, plank * 7.7, along * 2))
        const tint = 0.84 + 0.27 * cellValue(noise, plank, 3, 5)
        setTexel(texels, at, paint, clamp01(tone), tint * (1 - 0.6 * gap) * (1 - 0.12 * clamp01(1 - edge / 0.005)))
        texels.relief[at] = -0.06 * rings - 0.12 * pore - 0.5 * gap + 0.05 * fibre
      }
    },
  }
}

interface BoardPoint {
  readonly plank: number
  /** Metres from the board's left edge. */
  readonly inPlank: number
  readonly y: number
}

/** 0 in the pale early wood, rising to 1 in the late wood that closes each year. */
function growthRings(noise: Noise, { plank, inPlank, y }: BoardPoint): number {
  const heart = (cellValue(noise, plank, 11, 2) * 1.8 - 0.4) * PLANK_WIDTH
  const height = 0.012 + 0.07 * cellValue(noise, plank, 13, 3)
  const sway = noiseAt(noise, plank * 5.3, y * 0.8)
  // the distance of the cut from the heart changes along the board: that is what closes the arches
  const above = height + 0.05 * noiseAt(noise, plank * 9.1 + 3, y * 0.62)
  const beside = inPlank - heart + 0.014 * sway
  const wobble = 0.0034 * noiseAt(noise, inPlank * 34 + plank, y * 2.6) + 0.0016 * fractalAt(noise, inPlank * 120, y * 9, 2)
  const radius = Math.sqrt(beside * beside + above * above) + wobble
  const year = radius / (RING * (0.75 + 0.6 * cellValue(noise, plank, 17, 4)))
  const season = year - Math.floor(year)
  // the drop back to early wood is quick but not a step
  return season < 0.76 ? (season / 0.76) ** 2 : 1 - (season - 0.76) / 0.24
}
