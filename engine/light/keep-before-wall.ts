import { ease } from '#engine/pixels/colour.ts'
import { SHADOW_STEP } from './cast-shadow.ts'
import type { SoftPlane } from './soften.ts'

/** What is left of a shadow on the wall, or on what is far behind a table: the light comes from all sides there. */
const LEFT = 0.25
/** Over this share of the picture's height a shadow gets so light. */
const FADE = 0.02

/** Lightens, in place, a shadow beyond the far edge of the floor. @param floor row in pixels of the picture, which is `height` high */
export function keepBeforeWall(shadow: SoftPlane, floor: number, height: number): void {
  for (let row = 0; row < shadow.height; row++) {
    const beyond = ease(0, FADE, (floor - row * SHADOW_STEP) / height)
    if (beyond === 0) return
    const share = 1 - (1 - LEFT) * beyond
    for (let at = row * shadow.width; at < (row + 1) * shadow.width; at++) shadow.data[at] = (shadow.data[at] ?? 0) * share
  }
}
