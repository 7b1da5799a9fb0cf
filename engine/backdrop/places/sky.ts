import { clamp01, ease, lightOf, mixLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { aroundZero, between, fractalAt, type Noise, type Random } from '#engine/pixels/noise.ts'
import type { PlaceScene } from '../scene.ts'
import { addGlow, drawDab, type Sketch } from './sketch.ts'
import type { Lamp } from './view.ts'

export interface Sky {
  readonly top: Light
  readonly middle: Light
  readonly low: Light
  readonly cloud: Light
  readonly cloudShade: Light
  /** Share of the sky that clouds cover, 0…1. */
  readonly cloudiness: number
  readonly sun: Light | undefined
}

export const SKIES: Readonly<Record<PlaceScene['time'], Sky>> = {
  day: {
    top: lightOf('#4a93cf'),
    middle: lightOf('#8fc3e6'),
    low: lightOf('#dcecf1'),
    cloud: [1.12, 1.12, 1.12],
    cloudShade: lightOf('#c3d0da'),
    cloudiness: 0.42,
    sun: undefined,
  },
  sunset: {
    top: lightOf('#51608f'),
    middle: lightOf('#d99a86'),
    low: lightOf('#ffc37a'),
    cloud: [1.15, 0.68, 0.44],
    cloudShade: lightOf('#8d6a80'),
    cloudiness: 0.52,
    sun: [2.6, 1.55, 0.66],
  },
  night: {
    top: lightOf('#0b1226'),
    middle: lightOf('#182440'),
    low: lightOf('#34466a'),
    cloud: lightOf('#3c4b6b'),
    cloudShade: lightOf('#141d33'),
    cloudiness: 0.4,
    sun: undefined,
  },
}

/** @param height 0 at the top of the sky, 1 at the horizon */
export function skyAt(sky: Sky, noise: Noise, x: number, height: number): Light {
  const clear =
    height < 0.6 ? mixLight(sky.top, sky.middle, ease(0, 0.62, height)) : mixLight(sky.middle, sky.low, ease(0.55, 1, height))
  // clouds flatten and crowd together towards the horizon
  const far = 1 / (1.18 - height * 0.9)
  const u = x * 1.5 * far
  const v = far * 2.4
  const drift = fractalAt(noise, u * 0.8 + 3, v * 0.8, 2)
  const body = fractalAt(noise, u + drift * 0.7, v * 1.6 + drift * 0.5, 5)
  const above = fractalAt(noise, u + drift * 0.7 + 0.05, v * 1.6 + drift * 0.5 - 0.16, 3)
  const cover = ease(0.34 - 0.62 * sky.cloudiness, 0.5, body + 0.12) * ease(1.02, 0.86, height)
  const lit = clamp01(0.55 + 1.5 * (body - above))
  return mixLight(clear, mixLight(sky.cloudShade, sky.cloud, lit), cover * 0.86)
}

const MOONLIGHT: Light = [1.5, 1.5, 1.42]
/** The moon of a long lens: larger than life, as everybody photographs it. */
const MOON_RADIUS = 0.042

/** A full moon with its seas, and the haze that it lights. */
export function hangMoon(sketch: Sketch, random: Random, at: { x: number; y: number }): void {
  addGlow(sketch, { ...at, radius: 0.16, light: [0.16, 0.19, 0.26] })
  addGlow(sketch, { ...at, radius: 0.075, light: [0.3, 0.32, 0.36] })
  drawDab(sketch, { ...at, radiusX: MOON_RADIUS, radiusY: MOON_RADIUS, light: MOONLIGHT })
  for (let sea = 0; sea < 9; sea++) {
    const radius = MOON_RADIUS * between(random, 0.12, 0.34)
    const away = (MOON_RADIUS - radius) * 0.9 * random()
    const turn = random() * 2 * Math.PI
    drawDab(sketch, {
      x: at.x + Math.cos(turn) * away,
      y: at.y + Math.sin(turn) * away,
      radiusX: radius,
      radiusY: radius * between(random, 0.7, 1),
      light: scaleLight(MOONLIGHT, between(random, 0.5, 0.72)),
      cover: 0.6,
    })
  }
}

/** Stars down to the given height, few of them bright. Discs of a hundredth of the picture when `size` is 1. */
export function scatterStars(random: Random, count: number, lowest: number): Lamp[] {
  return Array.from({ length: count }, () => {
    const power = 0.25 + 1.5 * random() ** 6
    const warmth = 0.12 * aroundZero(random)
    return {
      x: between(random, -0.95, 0.95),
      y: lowest * random(),
      light: [power * (0.95 + warmth), power * 0.97, power * (1.05 - warmth)] as const,
      size: 0.1 + 0.13 * random() ** 4,
    }
  })
}
