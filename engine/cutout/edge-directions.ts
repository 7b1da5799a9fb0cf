/** In which directions the edges of a subject run: what stands has upright ones, what lies is turned as it was put down. */
import { type Layer, type Marks } from './grid.ts'
import { spreadMarks } from './neighbourhood.ts'

/** Edges this far beyond the subject are its outline, in cells. */
const AROUND = 2
/** Weaker steps of brightness are noise, stronger ones count no more than this; in levels of 0…255 from one cell to the next. */
const FAINTEST = 12
/** Directions are compared modulo a right angle, in degrees: an upright box has both kinds of edges. */
const RIGHT_ANGLE = 90
/** Edges count as one direction within so many degrees. */
const WITHIN = 6
/** Before a tilted lens a thing that stands looks turned by so many degrees; what is turned by more lies. */
const MOST_TILT = 3
const LEAST_TURN = 15

export interface EdgeDirections {
  /** Strength of edges that are level or upright, but for a tilted lens; 1 where edges run in all directions alike. */
  readonly upright: number
  /** The same of the direction that has most edges of those that are neither. */
  readonly turned: number
}

/** @param colours by cell. @param subject its cells. */
export function findEdgeDirections(colours: Layer, subject: Marks): EdgeDirections {
  const { width, height } = colours
  const brightness = brightnessOf(colours)
  const near = spreadMarks(colours, subject, AROUND)
  const strengths = new Float64Array(RIGHT_ANGLE)
  for (let y = 1; y < height - 1; y++) {
    for (let cell = y * width + 1; cell < (y + 1) * width - 1; cell++) {
      if (!near[cell]) continue
      const across = sobel(brightness, cell, 1, width)
      const down = sobel(brightness, cell, width, 1)
      if (Math.hypot(across, down) < FAINTEST) continue
      const degrees = (Math.atan2(down, across) * 2 * RIGHT_ANGLE) / Math.PI
      const direction = Math.floor(degrees + 2 * RIGHT_ANGLE) % RIGHT_ANGLE
      strengths[direction] = (strengths[direction] ?? 0) + 1
    }
  }
  const strongest = (from: number, to: number): number =>
    Math.max(...Array.from({ length: to - from + 1 }, (_, at) => strengthAt(strengths, from + at)))
  return { upright: strongest(-MOST_TILT, MOST_TILT), turned: strongest(LEAST_TURN, RIGHT_ANGLE - LEAST_TURN) }
}

function brightnessOf({ data }: Layer): Float32Array {
  return Float32Array.from(
    { length: data.length / 3 },
    (_, cell) => 0.3 * (data[cell * 3] ?? 0) + 0.59 * (data[cell * 3 + 1] ?? 0) + 0.11 * (data[cell * 3 + 2] ?? 0),
  )
}

/** The step along one direction, smoothed along the other. */
function sobel(brightness: Float32Array, cell: number, along: number, beside: number): number {
  const step = (at: number): number => (brightness[at + along] ?? 0) - (brightness[at - along] ?? 0)
  return (step(cell) + (step(cell - beside) + step(cell + beside)) / 2) / 2
}

function strengthAt(strengths: Float64Array, direction: number): number {
  const all = strengths.reduce((sum, strength) => sum + strength, 0)
  let within = 0
  for (let turn = direction - WITHIN; turn <= direction + WITHIN; turn++) {
    within += strengths[(turn + 2 * RIGHT_ANGLE) % RIGHT_ANGLE] ?? 0
  }
  return all > 0 ? (within / all) * (RIGHT_ANGLE / (2 * WITHIN + 1)) : 1
}
