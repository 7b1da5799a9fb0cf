import { clamp01, type Light, mixLight, scaleLight } from '#engine/pixels/colour.ts'
import { fractalAt, noiseAt } from '#engine/pixels/noise.ts'
import { resolved, setTexel, type MakeSurface } from './surface.ts'

const THREADS_PER_METRE = 620

/** Washed linen: uneven threads, slubs, and soft creases. */
export const makeLinen: MakeSurface = ({ base, accent }, noise) => {
  const paint = { from: accent ?? scaleLight(base, 0.76), to: scaleLight(base, 1.05) }
  return {
    gloss: 0,
    roughness: 0.85,
    paintRow(texels, { count, across, step, along, depth }) {
      const warpClear = resolved(2 / THREADS_PER_METRE, step)
      const weftClear = resolved(2 / THREADS_PER_METRE, depth)
      const slubs = resolved(0.006, Math.max(step, depth))
      for (let at = 0; at < count; at++) {
        const x = across + at * step
        const drift = noiseAt(noise, x * 3, along * 3)
        const warp = Math.sin(x * THREADS_PER_METRE * 3.14 + 3 * noiseAt(noise, x * 30, along * 4)) * warpClear
        const weft = Math.sin(along * THREADS_PER_METRE * 3.14 + 3 * noiseAt(noise, x * 4, along * 30)) * weftClear
        const slub = (noiseAt(noise, x * 210, along * 13) + noiseAt(noise, x * 13 + 7, along * 210)) * slubs
        const creases = crease(fractalAt(noise, x * 1.7 + 0.5 * drift, along * 2.3 + 3, 3))
        const tone = 0.66 + 0.07 * (warp + weft) + 0.13 * slub + 0.1 * drift
        setTexel(texels, at, paint, clamp01(tone), 1)
        texels.relief[at] = 1.5 * creases + 0.06 * slub + 0.05 * (warp + weft)
      }
    },
  }
}

/** Rounds the valleys and sharpens the folds of a smooth field. */
const crease = (value: number): number => (value < 0 ? -Math.sqrt(-value + 0.01) + 0.1 : value * 0.8)

const lightness = ([red, green, blue]: Light): number => 0.3 * red + 0.59 * green + 0.11 * blue

/** Velvet in hanging folds: dark where it faces us, bright where it turns away. */
export const makeVelvet: MakeSurface = ({ base, accent }, noise) => {
  // black velvet swallows light: what is dark already has hardly a sheen
  const sheen = 0.05 * clamp01(lightness(base) / 0.06)
  const paint = { from: scaleLight(base, 0.42), to: accent ?? mixLight(scaleLight(base, 1.5), [1, 1, 1], sheen) }
  return {
    gloss: 0,
    roughness: 0.5,
    paintRow(texels, { count, across, step, along, depth }) {
      const nap = resolved(0.005, Math.max(step, depth))
      for (let at = 0; at < count; at++) {
        const x = across + at * step
        const hang = x * 1.05 + 0.06 * noiseAt(noise, x * 1.4, along * 0.8)
        const width = hang * 8.4 + 1.6 * noiseAt(noise, hang * 2.1, 3)
        const fold = Math.sin(width * 2.6 + 0.5 * noiseAt(noise, hang * 9, along * 0.7))
        const side = Math.abs(Math.cos(width * 2.6))
        const brushed = noiseAt(noise, x * 13, along * 9) * 0.5 + noiseAt(noise, x * 190, along * 190) * nap * 0.4
        setTexel(texels, at, paint, clamp01(0.24 + 0.22 * fold + 0.3 * side ** 3 + 0.1 * brushed), 1)
        texels.relief[at] = 2.4 * fold
      }
    },
  }
}
