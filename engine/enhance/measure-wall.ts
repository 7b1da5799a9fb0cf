import type { FlatAreas } from './find-flat-areas.ts'
import { lumaOf } from './luma.ts'

/** The pale ground of a photo: a white wall, a sheet, paper. What ought to be white, and the colour of the light shows on it. */
export interface Wall {
  /** Share of the frame, 0…1. */
  readonly share: number
  /** Median level, 0…1. */
  readonly level: number
  /** How its colour differs from white, as logarithms: positive is warm, positive is green. */
  readonly warmth: number
  readonly greenness: number
}

/** Darker ground is grey by intent; a stronger colour is paint. */
const DARKEST = 158
const MAX_CHROMA = 34
/** A cell counts from this flatness: folds of a sheet may show, a pattern may not. */
const MIN_FLATNESS = 0.3
/** What is burnt out has lost its colour. */
const BURNT_OUT = 252

const NO_WALL: Wall = { share: 0, level: 0, warmth: 0, greenness: 0 }

/** Finds the pale, even, nearly colourless part of a photo. */
export function measureWall({ flatness, cells: { colours } }: FlatAreas): Wall {
  const levels: number[] = []
  const sums: [number, number, number] = [0, 0, 0]
  for (let cell = 0; cell < flatness.data.length; cell++) {
    if ((flatness.data[cell] ?? 0) < MIN_FLATNESS) continue
    const colour: Rgb = [colours[cell * 3] ?? 0, colours[cell * 3 + 1] ?? 0, colours[cell * 3 + 2] ?? 0]
    const level = lumaOf(...colour)
    const strongest = Math.max(...colour)
    if (level < DARKEST || strongest - Math.min(...colour) > MAX_CHROMA) continue
    levels.push(level)
    if (strongest < BURNT_OUT) colour.forEach((value, channel) => (sums[channel] = (sums[channel] ?? 0) + value))
  }
  if (levels.length === 0) return NO_WALL
  levels.sort((one, other) => one - other)
  return { share: levels.length / flatness.data.length, level: (levels[levels.length >> 1] ?? 0) / 255, ...castOf(sums) }
}

type Rgb = [red: number, green: number, blue: number]

function castOf([red, green, blue]: Rgb): Pick<Wall, 'warmth' | 'greenness'> {
  const [r, g, b] = [Math.log(Math.max(1, red)), Math.log(Math.max(1, green)), Math.log(Math.max(1, blue))]
  return { warmth: r - b, greenness: g - (r + b) / 2 }
}
