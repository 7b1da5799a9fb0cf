import { lightOf, luminance, mixLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import { aroundZero, between, makeNoise, makeRandom, noiseAt, pick, type Random } from '#engine/pixels/noise.ts'
import { enlarge } from '#engine/pixels/resize.ts'
import type { Backdrop } from '#engine/types.ts'
import { addDisc, type Lens } from './bokeh-disc.ts'
import { develop, FILM_SHOULDER } from './develop.ts'
import { makeSurface } from './materials/make-surface.ts'
import { setProps } from './places/set-props.ts'
import type { BokehScene } from './scene.ts'
import { setTable } from './set-table.ts'
import { buildStage, type Size } from './stage.ts'

const LIGHT = { x: 0.2, hardness: 0.2 } as const
/** What the lights together throw on a table before them. */
const GLOWING: Light = [0.8, 0.6, 0.42]

/** Points of light far behind the subject. All lie at about one distance, so their discs are about one size. */
export function renderBokeh(scene: BokehScene & { readonly seed: number }, size: Size): Backdrop {
  const random = makeRandom(scene.seed)
  const image = enlarge(drawGlow(scene, size), size.width, size.height)
  const [first = lightOf('#ffd9a0'), ...others] = scene.lights.map(lightOf)
  const lights: readonly [Light, ...Light[]] = [first, ...others]
  const unit = Math.sqrt(size.width * size.height) / 1207
  const lens = scene.shape === 'hearts' ? HEART_LENS : PARTY_LENS
  const share = scene.shape === 'fireworks' ? 0.35 : 1
  scatter(image, random, { lens, lights, count: 130 * share, radius: 25 * unit, strength: 0.5 })
  scatter(image, random, {
    lens,
    lights,
    count: (scene.shape === 'hearts' ? 200 : 330) * share,
    radius: 36 * unit,
    strength: 0.42,
  })
  scatter(image, random, { lens, lights, count: 12, radius: 74 * unit, strength: 0.09 })
  if (scene.shape === 'fireworks') launchFireworks(image, random, lights, unit)
  const stage = buildStage(size, 0)
  const ground = lightOf(scene.ground)
  const daylight = mixLight(GLOWING, [1, 1, 1], luminance(ground))
  const setting = { lightX: LIGHT.x, daylight, size, seed: scene.seed }
  if (scene.table) setTable(image, scene.table, setting)
  if (scene.props) {
    const base = stage.corner + (scene.table ? 0.016 : 0.2)
    setProps(image, { ...setting, props: scene.props, base, light: daylight })
  }
  const picture = develop(image, { seed: scene.seed, vignette: 0.4, grain: 2, contrast: 1.1, shoulder: FILM_SHOULDER })
  return {
    picture,
    ground: scene.table ? stage.ground : null,
    ...(scene.table && { floor: stage.corner, gloss: makeSurface(scene.table, scene.seed).gloss }),
    light: LIGHT,
    isGenerated: false,
  }
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
const HEART_LENS: Lens = { catEye: 0, rim: 0, softness: 0.2, isHeart: true }

interface Scatter {
  readonly lens: Lens
  readonly lights: readonly [Light, ...Light[]]
  readonly count: number
  readonly radius: number
  readonly strength: number
}

/** Lights come in drifts that leave the middle calm; few are bright, most are faint. */
function scatter(image: FloatImage, random: Random, { lens, lights, count, radius, strength }: Scatter): void {
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
    addDisc(image, { x: x * image.width, y: y * image.height, radius: radius * between(random, 0.92, 1.08), light }, lens)
  }
}

/** Bursts in the upper part: sparks along rays that bend down, brightest at their tips. */
function launchFireworks(image: FloatImage, random: Random, lights: readonly [Light, ...Light[]], unit: number): void {
  for (const [across, down, reach] of [
    [0.24, 0.2, 300],
    [0.78, 0.14, 250],
    [0.62, 0.4, 200],
    [0.1, 0.5, 150],
  ] as const) {
    const colour = pick(random, lights)
    for (let ray = 0; ray < 70; ray++) {
      const turn = random() * 2 * Math.PI
      const long = reach * unit * between(random, 0.45, 1.05)
      for (let spark = 8; spark < 56; spark++) {
        const out = (spark + 0.8 * random()) / 56
        addDisc(
          image,
          {
            x: across * image.width + Math.cos(turn) * long * out,
            y: down * image.height + Math.sin(turn) * long * out + 60 * unit * out * out,
            radius: unit * (2.2 + 2 * out),
            light: scaleLight(colour, 0.05 + 0.9 * random() * out ** 2),
          },
          PARTY_LENS,
        )
      }
    }
  }
}
