import { ease } from '#engine/pixels/colour.ts'
import { SHADOW_STEP } from './cast-shadow.ts'
import type { SoftPlane } from './soften.ts'

/** The round top of a plinth on the canvas, in pixels. */
export interface PlinthTop {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** How flat the circle looks from the height of the lens, and how far the shadow takes to end. */
const FLATNESS = 0.26
const END = { from: 0.92, to: 1.16 }

/** Removes, in place, the part of a shadow beyond the edge of the plinth, which would be in the air. */
export function keepOnPlinth({ data, width, height }: SoftPlane, top: PlinthTop): void {
  for (let row = 0; row < height; row++) {
    const down = (row * SHADOW_STEP - top.y) / (top.radius * FLATNESS)
    for (let column = 0; column < width; column++) {
      const out = Math.hypot((column * SHADOW_STEP - top.x) / top.radius, down)
      const at = row * width + column
      data[at] = (data[at] ?? 0) * (1 - ease(END.from, END.to, out))
    }
  }
}
