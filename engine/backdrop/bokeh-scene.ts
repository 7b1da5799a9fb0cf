import { lightOf, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import { aroundZero, between, makeNoise, makeRandom, noiseAt, pick, type Random } from '#engine/pixels/noise.ts'
import { enlarge } from '#engine/pixels/resize.ts'
import type { Backdrop } from '#engine/types.ts'
import { addDisc, PORTRAIT_LENS } from './bokeh-disc.ts'
import { develop } from './develop.ts'
import type { BokehScene } from './scene.ts'
import type { Size } from './stage.ts'

/** Points of light far behind the subject. All lie at about one distance, so their discs are about one size. */
export function renderBokeh(scene: BokehScene & { readonly seed: number }, size: Size): Backdrop {
  const random = makeRandom(scene.seed)
  const image = enlarge(drawGlow(scene, size), size.width, size.height)
  const [first = lightOf('#ffd9a0'), ...others] = scene.lights.map(lightOf)
  const lights: readonly [Light, ...Light[]] = [first, ...others]
  const unit = Math.sqrt(size.width * size.height) / 1207
  scatter(image, random, { lights, count: 110, radius: 30 * unit, strength: 0.16 })
  scatter(image, random, { lights, count: 90, radius: 52 * unit, strength: 0.1 })
  scatter(image, random, { lights, count: 26, radius: 88 * unit, strength: 0.05 })
  const picture = develop(image, { seed: scene.seed, vignette: 0.4, grain: 2, contrast: 1.1 })
  return { picture, ground: null, light: { x: 0.2, hardness: 0.2 }, isGenerated: false }
}

function drawGlow(scene: BokehScene & { readonly seed: number }, size: Size): FloatImage {
  const noise = makeNoise(scene.seed + 3)
  const image = makeFloatImage(Math.ceil(size.width / 8), Math.ceil(size.height / 8), 3)
  const ground = lightOf(scene.ground)
  const glow = lightOf(scene.lights[0] ?? '#ffd9a0')
  for (let row = 0; row < image.height; row++) {
    for (let column = 0; column < image.width; column++) {
      const x = column / image.width
      const y = row / image.height
      const haze = 0.16 * Math.exp(-((x - 0.55) ** 2) * 4 - (y - 0.4) ** 2 * 5) * (1 + 0.5 * noiseAt(noise, x * 2.2, y * 2.2))
      const level = 0.85 + 0.3 * noiseAt(noise, x * 1.6 + 4, y * 1.6)
      for (let channel = 0; channel < 3; channel++) {
        image.data[(row * image.width + column) * 3 + channel] = (ground[channel] ?? 0) * level + (glow[channel] ?? 0) * haze
      }
    }
  }
  return image
}

interface Scatter {
  readonly lights: readonly [Light, ...Light[]]
  readonly count: number
  readonly radius: number
  readonly strength: number
}

/** Lights come in strings and clusters; few are bright, most are faint. */
function scatter(image: FloatImage, random: Random, { lights, count, radius, strength }: Scatter): void {
  const clusters = Array.from({ length: 7 }, () => ({
    x: random(),
    y: between(random, 0.02, 0.95),
    slope: 0.5 * aroundZero(random),
  }))
  for (let at = 0; at < count; at++) {
    const cluster = clusters[at % clusters.length] ?? { x: 0.5, y: 0.5, slope: 0 }
    const along = 0.22 * aroundZero(random)
    const x = (cluster.x + along) * image.width
    const y = (cluster.y + along * cluster.slope + 0.09 * aroundZero(random)) * image.height
    const power = strength * (0.12 + 2.2 * random() ** 4)
    addDisc(
      image,
      { x, y, radius: radius * between(random, 0.9, 1.1), light: scaleLight(pick(random, lights), power) },
      PORTRAIT_LENS,
    )
  }
}
