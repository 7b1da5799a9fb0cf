import { clamp01, type Light } from '#engine/pixels/colour.ts'
import type { Noise } from '#engine/pixels/noise.ts'

/** One row of a material as the camera sees it. */
export interface Texels {
  /** Reflected share of the light, linear, interleaved RGB. */
  readonly colour: Float32Array
  /** Height of the surface, roughly -1…1; the light catches its slopes. */
  readonly relief: Float32Array
}

/** Where a row of pixels lies on the material, in metres. */
export interface Span {
  readonly count: number
  /** Place of the first pixel across, and the step to the next. */
  readonly across: number
  readonly step: number
  /** Place of the row: upwards on a wall, away from the camera on a ground. */
  readonly along: number
  /** How many metres of `along` one pixel covers: more than `step` on a ground seen at a slant. */
  readonly depth: number
}

/** A material ready to be painted. */
export interface Surface {
  /** How much of what is around it shows in it, 0 (chalk) … 1 (polished stone). */
  readonly gloss: number
  /** How strongly light catches the relief. */
  readonly roughness: number
  readonly paintRow: (texels: Texels, span: Span) => void
}

export interface SurfaceColours {
  readonly base: Light
  readonly accent: Light | undefined
}

export type MakeSurface = (colours: SurfaceColours, noise: Noise) => Surface

/**
 * How much of a detail survives the size of a pixel: 1 where it is well resolved, 0 where it would only alias.
 * @param size of the detail in metres
 */
export const resolved = (size: number, pixel: number): number => clamp01(2.2 - (3.6 * pixel) / size)

/** Writes a mix of two colours, brightened by a factor. */
export function setTexel({ colour }: Texels, at: number, paint: { from: Light; to: Light }, share: number, factor: number): void {
  const place = at * 3
  colour[place] = (paint.from[0] + (paint.to[0] - paint.from[0]) * share) * factor
  colour[place + 1] = (paint.from[1] + (paint.to[1] - paint.from[1]) * share) * factor
  colour[place + 2] = (paint.from[2] + (paint.to[2] - paint.from[2]) * share) * factor
}
