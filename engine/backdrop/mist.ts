import { ease, luminance, type Light, mixLight, scaleLight } from '#engine/pixels/colour.ts'
import type { FloatImage } from '#engine/pixels/float-image.ts'
import { fractalAt, makeNoise } from '#engine/pixels/noise.ts'
import type { Picture } from '#engine/types.ts'

/** The most that is left of what is far away is a quarter. */
const THICKEST = 0.74
const WHITE: Light = [0.8, 0.82, 0.84]
/** Share of the height over which it thins out below the last row. */
const FADE = 0.2

/** How thick it is at a place of the picture, 0…1: in banks, thinner towards the camera and at the top. */
function makeMist(seed: number, last: number): (x: number, y: number) => number {
  const noise = makeNoise(seed + 91)
  return (x, y) => {
    const near = ease(last + FADE, last - FADE, y)
    const high = 0.62 + 0.38 * ease(0, 0.35, y)
    return THICKEST * near * high * (0.86 + 0.5 * fractalAt(noise, x * 2.1 + 3, y * 5.2, 4))
  }
}

/** Lays mist over a drawn place, in place. @param last the row from which it thins out, in shares of the height */
export function layMist(image: FloatImage, seed: number, last: number): void {
  veil(image, fogOf(image.data, 1), makeMist(seed, last))
}

/** The same over a picture in bytes. */
export function layMistOver(picture: Picture, seed: number, last: number): void {
  veil(picture, fogOf(picture.data, 255), makeMist(seed, last))
}

/** Mixes a picture of three channels with one light, in place, by a share for each place in it (0…1 from the left and the top). */
function veil(
  { data, width, height }: Pick<FloatImage, 'width' | 'height'> & { readonly data: Float32Array | Uint8Array },
  light: Light,
  shareAt: (x: number, y: number) => number,
): void {
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const share = shareAt(column / width, row / height)
      const at = 3 * (row * width + column)
      for (let channel = 0; channel < 3; channel++) {
        const own = data[at + channel] ?? 0
        data[at + channel] = own + ((light[channel] ?? 0) - own) * share
      }
    }
  }
}

const SMOKE: Light = [0.5, 0.52, 0.56]
const DENSEST = 0.62

/** Drifts of smoke before a wall, in place: dense over the ground and at the sides, thin where a subject stands. @param last the row where the wall ends */
export function laySmoke(image: FloatImage, seed: number, last: number): void {
  const noise = makeNoise(seed + 92)
  veil(image, SMOKE, (x, y) => {
    const high = 0.2 + 0.8 * ease(0.1, last, y) * ease(last + 0.16, last - 0.04, y)
    const bend = fractalAt(noise, x * 1.5 + 4, y * 1.6, 2)
    const drift = fractalAt(noise, x * 1.9 + 0.9 * bend, y * 3 + 0.8 * bend + 9, 3)
    const aside = 0.55 + 0.45 * ease(0.08, 0.4, Math.abs(x - 0.5))
    return DENSEST * high * aside * Math.min(1, Math.max(0, 1.25 * drift + 0.42))
  })
}

/** A little lighter than the place is on the whole. */
function fogOf(data: ArrayLike<number>, white: number): Light {
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let at = 0; at + 2 < data.length; at += 3 * 97) {
    red += data[at] ?? 0
    green += data[at + 1] ?? 0
    blue += data[at + 2] ?? 0
    count += 1
  }
  const mean: Light = [red / count, green / count, blue / count]
  const light = Math.min(0.84 * white, 1.5 * luminance(mean) + 0.06 * white)
  return mixLight(scaleLight(WHITE, light / luminance(WHITE)), mean, 0.18)
}
