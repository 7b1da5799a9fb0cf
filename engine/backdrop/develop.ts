import { mix, srgbLevel } from '#engine/pixels/colour.ts'
import type { FloatImage } from '#engine/pixels/float-image.ts'
import { GRAIN_TILE, grainTile } from '#engine/pixels/grain.ts'
import { makeRandom } from '#engine/pixels/noise.ts'
import type { Picture } from '#engine/types.ts'

/** How the linear picture becomes a photograph. */
export interface Film {
  readonly seed: number
  /** Darkening of the corners, 0…1. */
  readonly vignette: number
  /** Deviation of the grain in 8-bit steps, for middle tones. */
  readonly grain: number
  /** 1 is neutral; more deepens the shadows. */
  readonly contrast: number
  /** Light up to which tones are kept as they are; beyond it they bend towards white. */
  readonly shoulder: number
}

const STEPS = 4096
/** Squeezes 0…∞ into 0…1 so that one short table is fine in the shadows and still reaches into the lamps. */
const SQUEEZE = 0.3
/** Lamps and windows in the picture: they need room to burn out softly. */
export const FILM_SHOULDER = 0.62
/** Flat colour: it is shown as it was asked for. */
export const PRINT_SHOULDER = 0.95

/** Gives tone, corners and grain to a picture in linear light, and rounds it to 8 bits. */
export function develop(image: FloatImage, film: Film): Picture {
  const { width, height, data } = image
  const tone = toneTable(film)
  const grain = grainTile(film.seed, film.grain)
  const random = makeRandom(film.seed + 77)
  const out = new Uint8ClampedArray(width * height * 3)
  const corners = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    const down = ((y + 0.5) / height - 0.5) ** 2
    for (let x = 0; x < width; x++) {
      const radius = ((x + 0.5) / width - 0.5) ** 2 + down
      corners[x] = 1 - film.vignette * radius * (1.1 + radius)
    }
    // each row reads the tile from a place of its own, so that it never repeats visibly
    let grainAt = Math.floor(random() * GRAIN_TILE * (GRAIN_TILE - 1))
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const corner = corners[x] ?? 1
      grainAt = grainAt + 1 < grain.length ? grainAt + 1 : 0
      const speck = grain[grainAt] ?? 0
      const brightest = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) * corner
      const held = brightest > film.shoulder ? corner * heldShare(brightest, film.shoulder) : corner
      for (let channel = 0; channel < 3; channel++) {
        const value = (data[at + channel] ?? 0) * held
        const level = tone[Math.floor((value / (value + SQUEEZE)) * STEPS)] ?? 0
        // sensors are noisiest in the lower middle tones, quiet in white
        out[at + channel] = level + speck * (1.15 - level / 320)
      }
    }
  }
  return { data: new Uint8Array(out.buffer), width, height }
}

/**
 * How much a bright pixel is dimmed as a whole, before each channel meets the shoulder by itself: enough that sunlit
 * beige stays beige instead of turning yellow, little enough that lamps still burn out to white.
 */
function heldShare(brightest: number, shoulder: number): number {
  const over = brightest - shoulder
  return 1 / (1 + (0.29 * over) / (1 + 0.66 * over))
}

function toneTable({ contrast, shoulder }: Film): Float32Array {
  const table = new Float32Array(STEPS + 1)
  for (let step = 0; step <= STEPS; step++) {
    const squeezed = Math.min(0.9999, step / STEPS)
    const light = (squeezed * SQUEEZE) / (1 - squeezed)
    const level = srgbLevel(bend(light, shoulder)) / 255
    const curved = mix(level, level * level * (3 - 2 * level), contrast - 1)
    table[step] = 255 * (0.012 + 0.985 * curved)
  }
  return table
}

/** Straight up to the shoulder, then ever slower towards white: lamps and windows burn out softly. */
function bend(light: number, shoulder: number): number {
  if (light <= shoulder) return light
  return shoulder + (1 - shoulder) * (1 - Math.exp(-(light - shoulder) / (1 - shoulder) / 1.25))
}
