import { clamp01, ease, lightOf, mixLight, saturate, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { aroundZero, between, fractalAt, makeNoise, makeRandom, noiseAt, type Noise, type Random } from '#engine/pixels/noise.ts'
import type { PlaceScene } from '../scene.ts'
import { hangMoon, scatterStars, SKIES, skyAt, type Sky } from './sky.ts'
import { addGlow, defocus, drawDab, fillSketch, makeSketch, type Sketch } from './sketch.ts'
import type { DrawPlace, Lamp } from './view.ts'

interface Water {
  readonly deep: Light
  readonly shallow: Light
  readonly foam: Light
  readonly sand: Light
}

const WATERS: Readonly<Record<PlaceScene['time'], Water>> = {
  day: { deep: lightOf('#1f7f9f'), shallow: lightOf('#7fcfc8'), foam: [1.05, 1.08, 1.08], sand: lightOf('#e0c9a2') },
  sunset: { deep: lightOf('#5d5470'), shallow: lightOf('#c98a6c'), foam: [1.1, 0.82, 0.62], sand: lightOf('#a87a58') },
  night: { deep: lightOf('#0c1728'), shallow: lightOf('#22344a'), foam: lightOf('#62748c'), sand: lightOf('#3a3a44') },
}

const HORIZON = 0.42
const SHORE = 0.595

export const drawSky: DrawPlace = ({ scene, size }) => {
  const noise = makeNoise(scene.seed)
  const random = makeRandom(scene.seed + 1)
  const sky = SKIES[scene.time]
  const sun = { x: between(random, -0.2, 0.2), y: 0.72 }
  const sketch = makeSketch(size)
  fillSketch(sketch, (x, y) => skyAt(sky, noise, x, y * 0.95))
  if (sky.sun) addGlow(sketch, { ...sun, radius: 0.3, light: scaleLight(sky.sun, 0.5) })
  if (scene.hasMoon) hangMoon(sketch, random, { x: sketch.aspect * 0.24, y: 0.17 })
  return {
    image: defocus([{ sketch, radius: 0.004 }]),
    lamps: scene.time === 'night' ? scatterStars(random, 420, 0.95) : [],
    lampRadius: 0.01,
    light: { x: sun.x < 0 ? -0.5 : 0.5, hardness: 0.35 },
    daylight: scene.time === 'night' ? [0.3, 0.36, 0.5] : [1, 0.97, 0.93],
  }
}

export const drawBeach: DrawPlace = ({ scene, size }) => {
  const noise = makeNoise(scene.seed)
  const random = makeRandom(scene.seed + 1)
  const sky = SKIES[scene.time]
  const water = WATERS[scene.time]
  const sun = { x: between(random, -0.16, 0.16), y: HORIZON - 0.055 }
  const far = makeSketch(size)
  fillSketch(far, (x, y) => {
    if (y < HORIZON) return skyAt(sky, noise, x, y / HORIZON)
    const line = SHORE + 0.016 * noiseAt(noise, x * 2.2, 9) + 0.006 * noiseAt(noise, x * 7, 4)
    return y < line ? seaAt(water, noise, x, (y - HORIZON) / (line - HORIZON)) : sandAt(water, sky, noise, x, y - line)
  })
  if (sky.sun) {
    drawDab(far, { ...sun, radiusX: 0.026, radiusY: 0.026, light: scaleLight(sky.sun, 2.4) })
    addGlow(far, { ...sun, radius: 0.2, light: scaleLight(sky.sun, 0.34) })
    addGlow(far, { x: sun.x, y: HORIZON + 0.06, radius: 0.11, light: scaleLight(sky.sun, 0.16) })
  }
  const moon = { x: far.aspect * 0.24, y: 0.15 }
  if (scene.hasMoon) {
    hangMoon(far, random, moon)
    addGlow(far, { x: moon.x, y: HORIZON + 0.08, radius: 0.09, light: [0.07, 0.085, 0.11] })
  }
  const near = makeSketch(size)
  if (random() < 0.75 || scene.hasPalms) hangPalm(near, random, scene.time === 'day' ? lightOf('#3f6b2e') : lightOf('#1d1a1c'))
  const image = defocus([
    { sketch: far, radius: 0.0095 },
    { sketch: near, radius: 0.0125 },
  ])
  return {
    image,
    lamps: [
      ...(scene.hasMoon ? moonlitPath(random, moon.x) : sparkles(random, scene.time, sun.x)),
      ...(scene.time === 'night' ? scatterStars(random, 140, HORIZON - 0.05) : []),
    ],
    lampRadius: 0.0085,
    light: { x: sun.x < 0 ? -0.6 : 0.6, hardness: scene.time === 'day' ? 0.7 : 0.4 },
    daylight:
      scene.time === 'sunset' ? [1, 0.74, 0.56] : mixLight([0.3, 0.36, 0.5], [1.08, 1.02, 0.94], scene.time === 'day' ? 1 : 0),
  }
}

/** @param near 0 at the horizon, 1 at the shore */
function seaAt({ deep, shallow, foam }: Water, noise: Noise, x: number, near: number): Light {
  const spread = 0.1 + near * 0.9
  const swell = fractalAt(noise, (x * 2.6) / spread, 26 * Math.sqrt(near) + noiseAt(noise, x * 2, near * 3), 3)
  const base = scaleLight(mixLight(deep, shallow, near ** 1.5), 1 + 0.26 * swell)
  const front = 0.62 + 0.05 * noiseAt(noise, x * 2.4, 2)
  const second = 0.86 + 0.04 * noiseAt(noise, x * 3.1, 6)
  const breaker = Math.exp(-(((near - front) / 0.035) ** 2)) * 0.8 + Math.exp(-(((near - second) / 0.06) ** 2))
  const lace = ease(-0.2, 0.5, fractalAt(noise, (x * 14) / spread, near * 30, 3)) * ease(0.5, 1, near) * 0.35
  const torn = ease(-0.35, 0.25, fractalAt(noise, x * 5, near * 12 + 3, 3))
  return mixLight(base, foam, clamp01(breaker * torn + lace) * 0.9)
}

/** @param above distance from the waterline in picture heights */
function sandAt({ sand }: Water, sky: Sky, noise: Noise, x: number, above: number): Light {
  const tone = 1 + 0.16 * fractalAt(noise, x * 4, above * 14, 4)
  const wet = 1 - ease(0.005, 0.06, above + 0.012 * noiseAt(noise, x * 4, 5))
  const soaked = mixLight(scaleLight(sand, 0.56), sky.low, 0.34)
  return scaleLight(mixLight(sand, soaked, wet), tone)
}

/** Fronds that reach in from an upper corner: arching ribs, leaflets drooping on either side. */
function hangPalm(sketch: Sketch, random: Random, colour: Light): void {
  const side = random() < 0.5 ? -1 : 1
  for (let frond = 0; frond < 4; frond++) {
    const reach = between(random, 0.3, 0.44)
    const rise = -0.5 + 0.42 * frond
    const root = { x: side * (sketch.aspect / 2 + 0.06), y: 0.02 + 0.03 * frond }
    for (let leaf = 2; leaf < 19; leaf++) {
      const share = leaf / 19
      const x = root.x - side * reach * share
      const y = root.y + reach * (rise * share + 0.62 * share * share)
      const rib = Math.atan2(rise + 1.24 * share, -side)
      for (const way of [-1, 1]) {
        const angle = rib + way * (0.95 - 0.45 * share)
        const long = 0.062 * Math.sin(Math.PI * (0.22 + 0.7 * share))
        drawDab(sketch, {
          x: x + Math.cos(angle) * long,
          y: y + Math.sin(angle) * long + 0.008,
          radiusX: long,
          radiusY: 0.0052,
          turn: angle,
          light: saturate(scaleLight(colour, between(random, 0.55, 1.5)), 1.1),
          cover: 0.95,
        })
      }
    }
  }
}

/** The sun's path on the water: every glint the same disc. */
function sparkles(random: Random, time: PlaceScene['time'], sunX: number): Lamp[] {
  if (time === 'night') return []
  const isSunset = time === 'sunset'
  return Array.from({ length: isSunset ? 420 : 40 }, () => {
    const near = random() ** 1.1
    const spread = isSunset ? 0.022 + 0.085 * near : 0.4
    const power = (isSunset ? 0.34 : 0.14) * random() ** 3
    return {
      x: sunX + spread * aroundZero(random),
      y: HORIZON + 0.008 + (SHORE - HORIZON - 0.03) * near,
      light: isSunset ? ([1.5 * power, 1.05 * power, 0.6 * power] as const) : ([power, power, power] as const),
      size: 0.3 + 0.45 * near,
    }
  })
}

function moonlitPath(random: Random, moonX: number): Lamp[] {
  return Array.from({ length: 260 }, () => {
    const near = random() ** 1.1
    const power = 0.3 * (1 - near) * random() ** 2
    return {
      x: moonX + (0.012 + 0.03 * near) * aroundZero(random),
      y: HORIZON + 0.008 + (SHORE - HORIZON - 0.03) * near,
      light: [0.9 * power, power, 1.1 * power] as const,
      size: 0.3 + 0.45 * near,
    }
  })
}
