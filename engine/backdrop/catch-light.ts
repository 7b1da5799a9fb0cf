import type { Texels } from './materials/surface.ts'

/** Metres over which a relief of 1 counts as steep. */
export const RELIEF_SCALE = 0.0016

/** Brightens the slopes that face the key and dims those that turn away. */
export function catchLight(
  { relief }: Texels,
  above: Float32Array,
  light: Float32Array,
  slopes: { sideways: number; upward: number },
): void {
  const { sideways, upward } = slopes
  if (upward === 0) return
  for (let at = 0; at < relief.length; at++) {
    const here = relief[at] ?? 0
    const slope = (here - (relief[at - 1] ?? here)) * sideways + (here - (above[at] ?? here)) * upward
    const factor = 1 + Math.min(0.5, Math.max(-0.5, slope))
    light[at * 3] = (light[at * 3] ?? 0) * factor
    light[at * 3 + 1] = (light[at * 3 + 1] ?? 0) * factor
    light[at * 3 + 2] = (light[at * 3 + 2] ?? 0) * factor
  }
}
