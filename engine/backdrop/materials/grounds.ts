import { clamp01, ease, mixLight, scaleLight } from '#engine/pixels/colour.ts'
import { fractalAt, noiseAt } from '#engine/pixels/noise.ts'
import { resolved, setTexel, type MakeSurface } from './surface.ts'

/** Fine dry sand: low wandering ripples, dents, single grains where we are near enough. */
export const makeSand: MakeSurface = ({ base, accent }, noise) => {
  const paint = { from: accent ?? scaleLight(mixLight(base, [0.35, 0.24, 0.15], 0.2), 0.66), to: scaleLight(base, 1.1) }
  return {
    gloss: 0,
    roughness: 1,
    paintRow(texels, { count, across, step, along, depth }) {
      const pixel = Math.max(step, depth)
      const grains = resolved(0.0035, pixel)
      const dents = resolved(0.02, pixel)
      for (let at = 0; at < count; at++) {
        const x = across + at * step
        const dune = fractalAt(noise, x * 1.1, along * 1.3, 3)
        const bend = fractalAt(noise, x * 1.6 + 7, along * 2.2, 2)
        const ripple = noiseAt(noise, x * 3.2 + bend * 2, along * 19 + bend * 7 + x * 3) * ease(-0.35, 0.35, dune)
        const dent = noiseAt(noise, x * 34, along * 34) * dents + 0.7 * noiseAt(noise, x * 15, along * 17)
        const grain = noiseAt(noise, x * 420, along * 420) * grains
        const fleck = Math.max(0, noiseAt(noise, x * 300 + 5, along * 300) - 0.42) * grains
        const tone = 0.6 + 0.16 * dune + 0.12 * ripple + 0.22 * grain + 0.1 * dent - 0.9 * fleck
        setTexel(texels, at, paint, clamp01(tone), 1)
        texels.relief[at] = 0.85 * ripple + 0.5 * dent + 0.16 * grain + 0.7 * dune
      }
    },
  }
}
