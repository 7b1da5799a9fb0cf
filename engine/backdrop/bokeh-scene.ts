import { lightOf, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import { aroundZero, between, makeNoise, makeRandom, noiseAt, pick, type Random } from '#engine/pixels/noise.ts'
import { enlarge } from '#engine/pixels/resize.ts'
import type { Backdrop } from '#engine/types.ts'
import { addDisc, type Lens } from './bokeh-disc.ts'
import { develop, FILM_SHOULDER } from './develop.ts'
import type { BokehScene } from './scene.ts'
import type { Size } from './stage.ts'

/** Points of light far behind the subject. All lie at about one distance, so their discs are about one size. */
export function renderBokeh(scene: BokehScene & { readonly seed: number }, size: Size): Backdrop {
  const random = makeRandom(scene.seed)
  const image = enlarge(drawGlow(scene, size), size.width, size.height)
  const [first = lightOf('#ffd9a0'), ...others] = scene.lights.map(lightOf)
  const lights: readonly [Light, ...Light[]] = [first, ...others]
  const unit = Math.sqrt(size.width * size.height) / 1207
  scatter(image, random, { lights, count: 130, radius: 25 * unit, strength: 0.5 })
  scatter(image, random, { lights, count: 330, radius: 36 * unit, strength: 0.42 })
  scatter(image, random, { lights, count: 12, radius: 74 * unit, strength: 0.09 })
  const picture = develop(image, { seed: scene.seed, vignette: 0.4, grain: 2, contrast: 1.1, shoulder: FILM_SHOULDER })
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
      const haze = 0.045 * Math.exp(-((x - 0.55) ** 2) * 4 - (y - 0.4) ** 2 * 5) * (1 + 0.5 * noiseAt(noise, x * 2.2, y * 2.2))
      const level = 0.85 + 0.3 * noiseAt(noise, x * 1.6 + 4, y * 1.6)
      for (let channel = 0; channel < 3; channel++) {
        image.data[(row * image.width + column) * 3 + channel] = (ground[channel] ?? 0) * level + (glow[channel] ?? 0) * haze
      }
    }
  }
  return image
}

/** A little softer than the portrait lens: its discs melt into each other. */
const PARTY_LENS: Lens = { catEye: 0.4, rim: 0.12, softness: 0.16 }

interface Scatter {
  readonly lights: readonly [Light, ...Light[]]
  readonly count: number
  readonly radius: number
  readonly strength: number
}

/** Lights come in drifts that leave the middle calm; few are bright, most are faint. */
function scatter(image: FloatImage, random: Random, { lights, count, radius, strength }: Scatter): void {
  const drifts = Array.from({ length: 6 }, () => ({
    x: random(),
    y: between(random, 0.02, 0.98),
    slope: 0.7 * aroundZero(random),
  }))
  for (let at = 0; at < count; at++) {
    const drift = drifts[at % drifts.length] ?? { x: 0.5, y: 0.5, slope: 0 }
    const along = 0.24 * aroundZero(random)
    const x = drift.x + along
    const y = drift.y + along * drift.slope + 0.1 * aroundZero(random)
    const calm = 0.3 + 0.7 * Math.min(1, ((x - 0.5) ** 2 * 5 + (y - 0.52) ** 2 * 3) * 1.6)
    const light = scaleLight(pick(random, lights), strength * calm * (0.05 + 2.4 * random() ** 5))
    addDisc(image, { x: x * image.width, y: y * image.height, radius: radius * between(random, 0.92, 1.08), light }, PARTY_LENS)
  }
}
