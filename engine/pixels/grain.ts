import type { Picture } from '#engine/types.ts'
import { makeRandom } from './noise.ts'

/** Side of a square of grain. */
export const GRAIN_TILE = 251

/** Adds the grain of a sensor, in place: the same for the same seed. `deviation` is in 8-bit steps, for middle tones. */
export function addGrain({ data, width, height }: Picture, { seed, deviation }: { seed: number; deviation: number }): void {
  const tile = grainTile(seed, deviation)
  const random = makeRandom(seed + 77)
  // the same memory, whose writes round and stop at either end
  const levels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  for (let y = 0; y < height; y++) {
    // each row reads the tile from a place of its own, so that it never repeats visibly
    let grainAt = Math.floor(random() * GRAIN_TILE * (GRAIN_TILE - 1))
    for (let at = y * width * 3; at < (y + 1) * width * 3; at += 3) {
      grainAt = grainAt + 1 < tile.length ? grainAt + 1 : 0
      const speck = tile[grainAt] ?? 0
      levels[at] = (data[at] ?? 0) + speck * (NOISINESS[data[at] ?? 0] ?? 1)
      levels[at + 1] = (data[at + 1] ?? 0) + speck * (NOISINESS[data[at + 1] ?? 0] ?? 1)
      levels[at + 2] = (data[at + 2] ?? 0) + speck * (NOISINESS[data[at + 2] ?? 0] ?? 1)
    }
  }
}

/** Sensors are noisiest in the lower middle tones, quiet in white: by level. */
const NOISINESS = Float32Array.from({ length: 256 }, (_, level) => 1.15 - level / 320)

/** Grain with a slight clump to it, as a demosaicked sensor has. */
export function grainTile(seed: number, deviation: number): Float32Array {
  const random = makeRandom(seed + 31)
  const raw = Float32Array.from({ length: GRAIN_TILE * GRAIN_TILE }, () => random() + random() + random() - 1.5)
  return raw.map((value, at) => (value + 0.45 * (raw[at - 1] ?? 0) + 0.45 * (raw[at - GRAIN_TILE] ?? 0)) * deviation * 1.75)
}
