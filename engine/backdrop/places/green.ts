import { clamp01, ease, lightOf, mixLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { aroundZero, between, fractalAt, makeNoise, makeRandom, noiseAt, type Noise, type Random } from '#engine/pixels/noise.ts'
import type { PlaceScene } from '../scene.ts'
import { addGlow, defocus, drawArea, drawDab, fillSketch, makeSketch, type Sketch } from './sketch.ts'
import type { DrawPlace, Lamp } from './view.ts'

/** The greens of a place and the light that comes through them. */
interface Greenery {
  readonly shade: Light
  readonly leaf: Light
  readonly lit: Light
  readonly sky: Light
  readonly lawn: Light
  readonly bark: Light
  /** Height of the far edge of the lawn, in picture heights. */
  readonly lawnLine: number
  readonly trunks: number
  readonly flowers: readonly Light[]
  readonly blur: number
}

const SUNLIT = {
  shade: lightOf('#1c2b14'),
  leaf: lightOf('#4f7429'),
  lit: lightOf('#a9c257'),
  sky: [2.6, 2.7, 2.3],
  lawn: lightOf('#7f9a3c'),
  bark: lightOf('#3a2c20'),
} as const

const GARDEN: Greenery = {
  ...SUNLIT,
  lawnLine: 0.6,
  trunks: 2,
  flowers: ['#f2a7bd', '#ffffff', '#e86f92', '#f6d9a0'].map(lightOf),
  blur: 0.026,
}

const FOREST: Greenery = {
  ...SUNLIT,
  shade: lightOf('#131d12'),
  leaf: lightOf('#3a5a2a'),
  lit: lightOf('#8fae4e'),
  lawn: lightOf('#4b5b2c'),
  lawnLine: 0.68,
  trunks: 9,
  flowers: [],
  blur: 0.021,
}

/** What the hour does to a place: the colour of the light and how much of it there is. */
const HOURS: Readonly<Record<PlaceScene['time'], { tint: Light; level: number; lampLight: Light | undefined }>> = {
  day: { tint: [1.04, 1, 0.9], level: 1, lampLight: undefined },
  sunset: { tint: [1.5, 0.98, 0.55], level: 0.82, lampLight: undefined },
  night: { tint: [0.55, 0.75, 1], level: 0.2, lampLight: [2.6, 1.4, 0.52] },
}

/** Bulbs on a string, outshone by the day. */
const BULBS: Light = [1.9, 1.25, 0.6]

export const drawGarden: DrawPlace = (order) => drawGreen(order, GARDEN)
export const drawForest: DrawPlace = (order) => drawGreen(order, FOREST)

function drawGreen({ scene, size }: Parameters<DrawPlace>[0], greenery: Greenery): ReturnType<DrawPlace> {
  const random = makeRandom(scene.seed)
  const noise = makeNoise(scene.seed + 1)
  const hour = HOURS[scene.time]
  const sun = { x: between(random, -0.3, 0.3) * (size.width / size.height), y: between(random, 0.1, 0.24) }
  const far = makeSketch(size)
  paintMasses(far, noise, greenery, sun)
  for (let trunk = 0; trunk < greenery.trunks; trunk++) plantTrunk(far, random, greenery)
  scatterLeaves(far, random, noise, greenery)
  const flowers = scene.colour ? [lightOf(scene.colour)] : greenery.flowers
  if (scene.isInBloom) fillWithBlossom(far, random, greenery, flowers.length > 0 ? flowers : GARDEN.flowers)
  else if (flowers.length > 0) scatterFlowers(far, random, greenery.lawnLine, flowers)
  openSky(far, random, noise, sun)
  addGlow(far, { ...sun, radius: 0.42, light: [0.42, 0.42, 0.24] })

  const near = makeSketch(size)
  hangBranch(near, random, greenery)
  const image = defocus([
    { sketch: far, radius: greenery.blur },
    { sketch: near, radius: greenery.blur * 1.7 },
  ])
  const { tint, level } = hour
  for (let at = 0; at < image.data.length; at++) image.data[at] = (image.data[at] ?? 0) * (tint[at % 3] ?? 1) * level
  return {
    image,
    lamps: [
      ...(hour.lampLight ? strings(random, hour.lampLight) : glints(random, noise, tint)),
      ...(scene.hasLights ? strings(random, BULBS) : []),
      ...(scene.hasMoon ? moonBetweenLeaves(far.aspect) : []),
    ],
    lampRadius: greenery.blur,
    light: { x: Math.sign(sun.x) * 0.5, hardness: 0.3 },
    daylight: scaleLight(mixLight([0.95, 1, 0.88], tint, 0.6), 0.3 + 0.7 * level),
  }
}

/** Broad light and shade: crowns against the sky, a dark hedge, a lawn that runs towards us. */
function paintMasses(sketch: Sketch, noise: Noise, greenery: Greenery, sun: { x: number; y: number }): void {
  fillSketch(sketch, (x, y) => {
    const mass = fractalAt(noise, x * 3.4, y * 3.4, 4)
    const near = Math.exp(-((x - sun.x) ** 2) * 5 - (y - sun.y) ** 2 * 8)
    const crown = clamp01(0.4 + 0.75 * mass + 0.5 * near - 0.55 * ease(0.25, greenery.lawnLine, y))
    const leaves =
      crown < 0.5 ? mixLight(greenery.shade, greenery.leaf, crown * 2) : mixLight(greenery.leaf, greenery.lit, crown * 2 - 1)
    const edge = greenery.lawnLine + 0.03 * noiseAt(noise, x * 4, 3)
    const onLawn = ease(edge - 0.03, edge + 0.03, y)
    const distance = Math.max(0.02, y - edge + 0.05)
    const patches = ease(-0.25, 0.35, fractalAt(noise, (x * 0.7) / distance + 5, 0.55 / distance, 3))
    const grass = scaleLight(mixLight(greenery.shade, greenery.lawn, 0.3 + 0.7 * patches), 1 - 0.45 * ease(0.7, 1, y))
    return mixLight(leaves, grass, onLawn)
  })
}

function plantTrunk(sketch: Sketch, random: Random, { bark, lawnLine, trunks }: Greenery): void {
  const x = between(random, -0.75, 0.75)
  const width = trunks > 4 ? between(random, 0.012, 0.06) : between(random, 0.03, 0.05)
  const lightness = between(random, 0.5, 1.3)
  const base = lawnLine + between(random, -0.01, 0.07)
  drawArea(sketch, { x, y: -0.01, width, height: base }, { light: scaleLight(bark, lightness), cover: 0.92 })
  drawArea(sketch, { x, y: 0, width: width * 0.3, height: base }, { light: scaleLight(bark, lightness * 2.6), cover: 0.7 })
}

/** Single leaves, few of them in full sun: after the lens they are the discs that make foliage look like foliage. */
function scatterLeaves(sketch: Sketch, random: Random, noise: Noise, greenery: Greenery): void {
  for (let count = 0; count < 1500; count++) {
    const x = between(random, -0.95, 0.95)
    if (Math.abs(x) > sketch.aspect / 2 + 0.03) continue
    const y = random() ** 1.15 * (greenery.lawnLine + 0.02)
    const mass = 0.5 + 0.6 * fractalAt(noise, x * 3.4, y * 3.4, 3)
    const tone = clamp01(mass + 0.25 * aroundZero(random))
    const shine = random() < 0.07 * mass ? between(random, 1.4, 3.6) : between(random, 0.5, 1.15)
    const colour =
      tone < 0.5 ? mixLight(greenery.shade, greenery.leaf, tone * 2) : mixLight(greenery.leaf, greenery.lit, tone * 2 - 1)
    const radius = between(random, 0.004, 0.012)
    drawDab(sketch, {
      x,
      y,
      radiusX: radius,
      radiusY: radius * 0.55,
      turn: random() * 3.14,
      light: scaleLight(colour, shine),
      cover: 0.85,
    })
  }
}

function scatterFlowers(sketch: Sketch, random: Random, lawnLine: number, flowers: readonly Light[]): void {
  for (let cluster = 0; cluster < 16; cluster++) {
    const x = between(random, -0.9, 0.9)
    const y = lawnLine + between(random, -0.1, 0.05)
    const colour = flowers[Math.floor(random() * flowers.length)] ?? [1, 1, 1]
    for (let bloom = 0; bloom < 9; bloom++) {
      const radius = between(random, 0.004, 0.011)
      drawDab(sketch, {
        x: x + 0.035 * aroundZero(random),
        y: y + 0.018 * aroundZero(random),
        radiusX: radius,
        radiusY: radius,
        light: scaleLight(colour, between(random, 0.6, 1.5)),
      })
    }
  }
}

/** Borders in full bloom: cushions of blossom all over the hedge's foot and the lawn. */
function fillWithBlossom(sketch: Sketch, random: Random, { lawnLine }: Greenery, flowers: readonly Light[]): void {
  for (let cushion = 0; cushion < 90; cushion++) {
    const near = random()
    const y = lawnLine - 0.16 + 0.5 * near ** 1.4
    const x = between(random, -0.9, 0.9)
    const colour = flowers[Math.floor(random() * flowers.length)] ?? [1, 1, 1]
    for (let bloom = 0; bloom < 12; bloom++) {
      const radius = between(random, 0.006, 0.013) * (0.8 + 0.9 * near)
      drawDab(sketch, {
        x: x + 0.05 * aroundZero(random),
        y: y + 0.022 * aroundZero(random),
        radiusX: radius,
        radiusY: radius,
        light: scaleLight(colour, between(random, 0.55, 1.35)),
      })
    }
  }
}

function moonBetweenLeaves(aspect: number): Lamp[] {
  return [{ x: aspect * 0.22, y: 0.15, light: [1.1, 1.12, 1.1], size: 1.55 }]
}

/** Gaps between the leaves, far brighter than anything below. */
function openSky(sketch: Sketch, random: Random, noise: Noise, sun: { x: number; y: number }): void {
  for (let count = 0; count < 420; count++) {
    const x = sun.x + 0.34 * aroundZero(random)
    const y = Math.abs(sun.y - 0.05 + 0.17 * aroundZero(random))
    if (fractalAt(noise, x * 3.4, y * 3.4, 4) < -0.02) continue
    const radius = between(random, 0.0025, 0.009)
    drawDab(sketch, {
      x,
      y,
      radiusX: radius,
      radiusY: radius,
      light: scaleLight(SUNLIT.sky, 0.5 + 1.6 * random() ** 3),
      cover: 0.8,
    })
  }
}

/** A branch close to the lens, hardly more than a veil of colour. */
function hangBranch(sketch: Sketch, random: Random, greenery: Greenery): void {
  const side = random() < 0.5 ? -1 : 1
  for (let count = 0; count < 26; count++) {
    const reach = random()
    const radius = between(random, 0.016, 0.034)
    drawDab(sketch, {
      x: side * (sketch.aspect / 2 + 0.03 - 0.2 * reach * random()),
      y: between(random, -0.02, 0.3) * (1.2 - reach),
      radiusX: radius,
      radiusY: radius * 0.5,
      turn: random() * 3.14,
      light: scaleLight(mixLight(greenery.leaf, greenery.lit, random()), between(random, 0.5, 1.1)),
      cover: 0.9,
    })
  }
}

function glints(random: Random, noise: Noise, tint: Light): Lamp[] {
  return Array.from({ length: 80 }, () => {
    const x = between(random, -0.9, 0.9)
    const y = 0.62 * random() ** 1.3
    const power = (0.02 + 0.34 * random() ** 5) * ease(-0.25, 0.3, noiseAt(noise, x * 2.6, y * 2.6))
    return { x, y, light: scaleLight([1.0 * tint[0], 1.04 * tint[1], 0.66 * tint[2]], power), size: between(random, 0.82, 1.1) }
  })
}

/** Strings of bulbs between the trees. */
function strings(random: Random, light: Light): Lamp[] {
  return Array.from({ length: 4 }, (_, string) => ({
    y: 0.1 + 0.11 * string + 0.04 * random(),
    sag: between(random, 0.05, 0.12),
  })).flatMap(({ y, sag }) =>
    Array.from({ length: 22 }, (_, bulb) => {
      const x = -0.95 + (bulb + 0.3 * random()) * 0.088
      return { x, y: y + sag * Math.sin(x * 5 + y * 20), light: scaleLight(light, between(random, 0.16, 0.8)) }
    }),
  )
}
