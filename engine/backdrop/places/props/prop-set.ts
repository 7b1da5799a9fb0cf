import { scaleLight, type Light } from '#engine/pixels/colour.ts'
import { between, type Random } from '#engine/pixels/noise.ts'
import { drawDab, type Sketch } from '../sketch.ts'
import type { Lamp } from '../view.ts'

/** Where one thing goes, in picture heights: its foot, or the middle of the wall that it hangs on. */
export interface Spot {
  readonly x: number
  readonly y: number
  /** 1 for the larger of a pair. */
  readonly size: number
  readonly colour: Light | undefined
}

export interface PropSet {
  readonly sketch: Sketch
  readonly random: Random
  readonly lamps: Lamp[]
  /** The side that the light comes from, -1 … 1. */
  readonly lightX: number
}

export type DrawProp = (set: PropSet, spot: Spot) => void

/** The dimming around the foot of a thing. */
export function shadeFoot({ sketch }: PropSet, { x, y }: { x: number; y: number }, width: number): void {
  for (const [spread, cover] of [
    [1.5, 0.14],
    [1.2, 0.2],
    [0.95, 0.3],
  ] as const) {
    drawDab(sketch, { x, y, radiusX: width * spread, radiusY: width * 0.2 * spread, light: [0, 0, 0], cover })
  }
}

/** One of the colours, or shades of the one that was asked for. */
export function pickColour({ random }: PropSet, asked: Light | undefined, usual: readonly Light[]): Light {
  if (asked) return scaleLight(asked, between(random, 0.75, 1.25))
  return usual[Math.floor(random() * usual.length)] ?? [0.5, 0.5, 0.5]
}
