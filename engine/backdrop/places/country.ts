import { clamp01, ease, lightOf, mixLight, multiplyLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { aroundZero, between, fractalAt, makeNoise, makeRandom, noiseAt, type Noise, type Random } from '#engine/pixels/noise.ts'
import type { PlaceScene } from '../scene.ts'
import { growCrops, growWheat, plantGrove, raiseBarn, runFence } from './farm.ts'
import { hangMoon, scatterStars, SKIES, skyAt, type Sky } from './sky.ts'
import { addGlow, defocus, drawDab, fillSketch, makeSketch, type Sketch } from './sketch.ts'
import type { DrawPlace } from './view.ts'

export type LandKind = NonNullable<PlaceScene['land']>

/** What the hour does to the colours of the land, which are given as by day. */
const HOURS: Readonly<Record<PlaceScene['time'], { tint: Light; haze: number }>> = {
  day: { tint: [1, 1, 0.96], haze: 0.55 },
  sunset: { tint: [1.02, 0.66, 0.4], haze: 0.6 },
  night: { tint: [0.1, 0.14, 0.22], haze: 0.4 },
}

interface Land {
  /** Row of the horizon in picture heights. */
  readonly horizon: number
  /** How high the farthest ridge rises above it. */
  readonly ridge: number
  readonly hills: Light
  readonly snowLine?: number
  readonly near: Light
  readonly far: Light
  readonly furnish?: (sketch: Sketch, random: Random, land: Land & { readonly colour?: Light | undefined }, light: Light) => void
  readonly blur: number
}

const GRASS = { near: lightOf('#6f7c41'), far: lightOf('#b3ad74'), hills: lightOf('#5f7858') } as const

const LANDS: Readonly<Record<LandKind, Land>> = {
  pasture: {
    ...GRASS,
    horizon: 0.5,
    ridge: 0.1,
    blur: 0.019,
    furnish(sketch, random, { horizon }, light) {
      plantGrove(sketch, random, { y: horizon + 0.02, count: 16, size: 0.055, light })
      raiseBarn(sketch, { x: -0.24 * (sketch.aspect / 0.8), y: horizon + 0.03, size: 0.12, light })
      runFence(sketch, { from: horizon + 0.07, to: 0.86, light })
    },
  },
  crops: {
    horizon: 0.42,
    ridge: 0.05,
    hills: lightOf('#55743f'),
    near: lightOf('#6b4c33'),
    far: lightOf('#8a6d48'),
    blur: 0.0165,
    furnish(sketch, random, { horizon }, light) {
      plantGrove(sketch, random, { y: horizon + 0.012, count: 26, size: 0.06, light })
      growCrops(sketch, random, {
        horizon,
        leaf: lightOf('#6c8a4a'),
        fruit: ['#b5493a', '#c9803f', '#9cb36a'].map(lightOf),
        light,
      })
    },
  },
  blossom: {
    horizon: 0.45,
    ridge: 0.07,
    hills: lightOf('#5d7a52'),
    near: lightOf('#4f6a30'),
    far: lightOf('#7d8a4a'),
    blur: 0.0175,
    furnish(sketch, random, { horizon, colour }, light) {
      plantGrove(sketch, random, { y: horizon + 0.01, count: 12, size: 0.05, light })
      const fruit = colour
        ? [0.7, 0.9, 1.1, 1.25].map((tone) => scaleLight(colour, tone))
        : ['#e3a9b8', '#f1ece4', '#cf7f97', '#e0c583', '#a996c4'].map(lightOf)
      growCrops(sketch, random, { horizon, leaf: lightOf('#66824a'), fruit, light, isBlossom: true })
    },
  },
  wheat: {
    horizon: 0.45,
    ridge: 0.06,
    hills: lightOf('#6f7c4a'),
    near: lightOf('#b98f45'),
    far: lightOf('#dcbd78'),
    blur: 0.0085,
    furnish(sketch, random, { horizon }, light) {
      plantGrove(sketch, random, { y: horizon + 0.004, count: 12, size: 0.045, light })
      growWheat(sketch, random, horizon, light)
    },
  },
  dunes: {
    horizon: 0.5,
    ridge: 0.3,
    hills: lightOf('#dfb983'),
    near: lightOf('#d9b27a'),
    far: lightOf('#e9cd9c'),
    blur: 0.006,
  },
  mountains: {
    ...GRASS,
    horizon: 0.58,
    ridge: 0.4,
    hills: lightOf('#4f6272'),
    snowLine: 0.32,
    blur: 0.0085,
    furnish: (sketch, random, { horizon }, light) =>
      plantGrove(sketch, random, { y: horizon + 0.03, count: 60, size: 0.05, light }),
  },
  snow: {
    horizon: 0.52,
    ridge: 0.36,
    hills: lightOf('#5d6f84'),
    snowLine: 0.4,
    near: lightOf('#eef2f7'),
    far: lightOf('#dbe4ee'),
    blur: 0.0125,
    furnish(sketch, random, { horizon }, light) {
      plantFirs(sketch, random, horizon, light)
      letItSnow(sketch, random)
    },
  },
  lake: { ...GRASS, horizon: 0.46, ridge: 0.17, blur: 0.011 },
  pool: {
    horizon: 0.44,
    ridge: 0.03,
    hills: lightOf('#4d7040'),
    near: lightOf('#d9cfc0'),
    far: lightOf('#e6dfd3'),
    blur: 0.017,
    furnish(sketch, random, { horizon }, light) {
      plantGrove(sketch, random, { y: horizon + 0.05, count: 60, size: 0.17, light })
    },
  },
}

/** Open country under a wide sky, seen through a long lens: hills in their haze, and what grows or lies before them. */
export const drawCountry: DrawPlace = ({ scene, size }) => {
  const land = LANDS[scene.land ?? 'pasture']
  const noise = makeNoise(scene.seed)
  const random = makeRandom(scene.seed + 1)
  const sky = SKIES[scene.time]
  const { tint, haze } = HOURS[scene.time]
  const sketch = makeSketch(size)
  const sun = { x: between(random, -0.2, 0.2), y: land.horizon - Math.max(0.09, land.ridge * 0.85) }
  const lie: Lie = { land, sky, noise, tint, haze }
  fillSketch(sketch, (x, y) => (y < land.horizon ? heightsAt(lie, x, y) : groundAt(lie, x, y, scene.land)))
  if (sky.sun) {
    addGlow(sketch, { ...sun, radius: 0.24, light: scaleLight(sky.sun, 0.32) })
    addGlow(sketch, { ...sun, radius: 0.08, light: scaleLight(sky.sun, 0.5) })
  }
  if (scene.hasMoon) hangMoon(sketch, random, { x: sketch.aspect * 0.24, y: 0.13 })
  land.furnish?.(sketch, random, { ...land, colour: scene.colour && lightOf(scene.colour) }, tint)
  const skyLine = Math.max(0.08, land.horizon - land.ridge - 0.06)
  return {
    image: defocus([{ sketch, radius: land.blur }]),
    lamps: scene.time === 'night' ? scatterStars(random, 160, skyLine) : [],
    lampRadius: 0.01,
    light: { x: sun.x < 0 ? -0.55 : 0.55, hardness: scene.time === 'day' ? 0.55 : 0.35 },
    daylight: mixLight(scaleLight([1, 1, 0.97], 0.25), tint, scene.time === 'night' ? 0.4 : 0.85),
  }
}

interface Lie {
  readonly land: Land
  readonly sky: Sky
  readonly noise: Noise
  readonly tint: Light
  readonly haze: number
}

/** Ridges stand one behind the other, each paler than the one before it. */
const RIDGES = 4

function heightsAt({ land, sky, noise, tint, haze }: Lie, x: number, y: number): Light {
  for (let ridge = 0; ridge < RIDGES; ridge++) {
    const distance = (ridge + 1) / RIDGES
    const crest = land.ridge * distance * (0.62 + 0.7 * fractalAt(noise, x * (2.6 - 1.3 * distance) + ridge * 9, ridge * 5, 5))
    if (y < land.horizon - crest) continue
    const steep = fractalAt(noise, x * 9 + y * 6 + ridge * 3, y * 7 - x * 5, 5)
    const snow = land.snowLine ? ease(land.snowLine + 0.06, land.snowLine - 0.08, y + 0.07 * steep) * distance : 0
    const rock = land === LANDS.dunes ? dune({ land, noise }, x, y + crest, ridge) : scaleLight(land.hills, 0.85 + 0.9 * steep)
    const own = multiplyLight(mixLight(rock, [0.95, 0.97, 1], snow), tint)
    // mist lies in the valleys
    const low = ease(crest, 0, land.horizon - y)
    return mixLight(own, sky.low, haze * Math.min(0.95, distance * 0.7 + 0.45 * low))
  }
  return skyAt(sky, noise, x, y / land.horizon)
}

/** Sand: a lit and a shaded side of each crest, smooth as the wind left them. */
function dune({ land, noise }: Pick<Lie, 'land' | 'noise'>, x: number, low: number, ridge: number): Light {
  const flank = ease(-0.1, 0.12, noiseAt(noise, x * 2.4 - low * 6 + ridge * 4, ridge * 3 + 1))
  return scaleLight(land.hills, 0.62 + 0.5 * flank)
}

function groundAt(lie: Lie, x: number, y: number, kind: PlaceScene['land']): Light {
  const near = (y - lie.land.horizon) / (1 - lie.land.horizon)
  if (kind === 'lake' && near < 0.62 + 0.03 * noiseAt(lie.noise, x * 3, 2)) return waterAt(lie, x, near)
  if (kind === 'pool' && near > 0.13 && near < 0.52) return poolAt(lie, x, near)
  const { land, noise, tint, sky, haze } = lie
  const spread = 0.06 + near * 0.5
  const tone =
    1 + 0.5 * fractalAt(noise, (x * 1.6) / spread + 5, 2.2 / spread, 4) * (kind === 'snow' || kind === 'dunes' ? 0.35 : 1)
  const own = multiplyLight(scaleLight(mixLight(land.far, land.near, ease(0, 0.6, near)), tone * (1 - 0.25 * near)), tint)
  return mixLight(own, sky.low, haze * 0.5 * ease(0.25, 0, near))
}

/** Still water: the heights upside down, broken by a light wind. */
function waterAt(lie: Lie, x: number, near: number): Light {
  const ripple = 0.016 * fractalAt(lie.noise, x * 4, 40 * Math.sqrt(near), 3) * (0.3 + near)
  const mirrored = heightsAt(lie, x, lie.land.horizon * (1 - Math.min(0.98, near * 0.9 + Math.abs(ripple) * 3)) - 0.002)
  const glint = 1 + 0.25 * fractalAt(lie.noise, (x * 3) / (0.1 + near), 60 * Math.sqrt(near), 3)
  return mixLight(scaleLight(mirrored, 0.78 * glint), multiplyLight([0.1, 0.2, 0.24], lie.tint), 0.25 + 0.35 * near)
}

/** Turquoise over white tiles, with the net of light that sun throws through moving water. */
function poolAt({ noise, tint, sky }: Lie, x: number, near: number): Light {
  const depth = ease(0.13, 0.52, near)
  const spread = 0.22 + 0.8 * depth
  const net = 1 - Math.abs(fractalAt(noise, (x * 7) / spread, 9 / spread, 3)) * 2
  const body = mixLight(lightOf('#1f9fb8'), lightOf('#7fdcd9'), depth)
  const lit = scaleLight(body, 0.82 + 0.4 * clamp01(net))
  const shaded = mixLight(lit, [0.04, 0.12, 0.09], 0.75 * ease(0.4, 0.14, near + 0.05 * noiseAt(noise, x * 6, near * 30)))
  const edge = Math.max(ease(0.145, 0.13, near), ease(0.505, 0.52, near))
  return mixLight(
    multiplyLight(mixLight(shaded, sky.low, 0.16 * (1 - depth)), tint),
    multiplyLight([0.85, 0.84, 0.8], tint),
    edge,
  )
}

function plantFirs(sketch: Sketch, random: Random, horizon: number, light: Light): void {
  const firs = Array.from({ length: 30 }, () => between(random, 0.05, 0.24)).sort((one, other) => one - other)
  for (const height of firs) {
    const x = between(random, -0.9, 0.9)
    const base = horizon + 0.01 + height * 0.3
    for (let twig = 0; twig < 150; twig++) {
      const share = Math.sqrt(random())
      const isSnowy = random() < 0.3
      drawDab(sketch, {
        x: x + height * 0.13 * share * aroundZero(random),
        y: base - height * (1 - share),
        radiusX: height * 0.05,
        radiusY: height * 0.022,
        light: multiplyLight(isSnowy ? [0.7, 0.77, 0.86] : [0.07, 0.12, 0.1], light),
        cover: 0.8,
      })
    }
  }
}

function letItSnow(sketch: Sketch, random: Random): void {
  for (let flake = 0; flake < 420; flake++) {
    const radius = between(random, 0.002, 0.005)
    const place = { x: between(random, -0.9, 0.9), y: random() }
    drawDab(sketch, { ...place, radiusX: radius, radiusY: radius, light: [1.4, 1.42, 1.5], cover: 0.8 })
  }
}
