import { SHADOW_STEP } from '#engine/light/cast-shadow.ts'
import type { SoftPlane } from '#engine/light/soften.ts'
import type { Picture } from '#engine/types.ts'

/** Less than the first is invisible, and the second is the darkest that a shadow in a lit room gets. */
const FAINTEST = 0.004
const DARKEST = 0.94

/** A factor on linear light is its 1/2.2 power on sRGB values; by darkness in this many steps. */
const STEPS = 1024
const KEPT = Float32Array.from({ length: STEPS + 1 }, (_, step) => (1 - Math.min(DARKEST, step / STEPS)) ** 0.4545)

/** Darkens the canvas, in place. */
export function layShadow(canvas: Picture, shadow: SoftPlane): void {
  const isDark = darkRows(shadow)
  const columns = tapsFor(canvas.width, shadow.width)
  const between = new Float32Array(shadow.width)
  for (let y = 0; y < canvas.height; y++) {
    const place = placeOf(y, shadow.height)
    const top = Math.floor(place)
    if (isDark[top] === 0 && isDark[top + 1] === 0) continue
    mixRows(shadow, place, between)
    darkenRow(canvas, y, between, columns)
  }
}

function darkenRow({ data, width }: Picture, y: number, between: Float32Array, { left, share }: Taps): void {
  for (let x = 0; x < width; x++) {
    const column = left[x] ?? 0
    const near = between[column] ?? 0
    const dark = near + ((between[column + 1] ?? 0) - near) * (share[x] ?? 0)
    if (dark < FAINTEST) continue
    const kept = KEPT[Math.round(dark * STEPS)] ?? 1
    const at = (y * width + x) * 3
    // red last, so that shade stays a little warm
    data[at] = (data[at] ?? 0) * (kept + 0.015 * (1 - kept))
    data[at + 1] = (data[at + 1] ?? 0) * kept
    data[at + 2] = (data[at + 2] ?? 0) * kept
  }
}

/** Where a picture's pixel lies between those of the shadow. */
const placeOf = (pixel: number, count: number): number => Math.min(count - 1.001, Math.max(0, pixel / SHADOW_STEP - 0.5))

function darkRows({ data, width, height }: SoftPlane): Uint8Array {
  return Uint8Array.from({ length: height }, (_, row) => {
    for (let at = row * width; at < (row + 1) * width; at++) if ((data[at] ?? 0) >= FAINTEST) return 1
    return 0
  })
}

interface Taps {
  readonly left: Uint16Array
  readonly share: Float32Array
}

function tapsFor(count: number, shadowWidth: number): Taps {
  const places = Float32Array.from({ length: count }, (_, x) => placeOf(x, shadowWidth))
  return { left: Uint16Array.from(places, Math.floor), share: places.map((place) => place - Math.floor(place)) }
}

function mixRows({ data, width }: SoftPlane, place: number, out: Float32Array): void {
  const upper = Math.floor(place) * width
  const down = place - Math.floor(place)
  for (let x = 0; x < width; x++) {
    const above = data[upper + x] ?? 0
    out[x] = above + ((data[upper + width + x] ?? 0) - above) * down
  }
}
