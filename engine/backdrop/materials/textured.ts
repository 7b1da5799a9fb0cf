import { clamp01, type Light } from '#engine/pixels/colour.ts'
import type { Noise } from '#engine/pixels/noise.ts'
import { type MakeSurface, setTexel, type SurfaceColours } from './surface.ts'

/** What a material is like at one point. */
export interface Grain {
  /** Between its darker and its lighter colour, 0…1. */
  readonly tone: number
  readonly relief: number
  /** How bright it is there. */
  readonly factor?: number
}

interface Texture {
  readonly gloss: number
  readonly roughness: number
  readonly paint: (colours: SurfaceColours) => { readonly from: Light; readonly to: Light }
  /** @param pixel metres that one pixel covers */
  readonly at: (noise: Noise, x: number, y: number, pixel: number) => Grain
}

/** A material that is known by what it is like at each point. */
export const textured =
  ({ gloss, roughness, paint, at: grainAt }: Texture): MakeSurface =>
  (colours, noise) => {
    const tones = paint(colours)
    return {
      gloss,
      roughness,
      paintRow(texels, { count, across, step, along, depth }) {
        const pixel = Math.max(step, depth)
        for (let at = 0; at < count; at++) {
          const { tone, relief, factor = 1 } = grainAt(noise, across + at * step, along, pixel)
          setTexel(texels, at, tones, clamp01(tone), factor)
          texels.relief[at] = relief
        }
      },
    }
  }
