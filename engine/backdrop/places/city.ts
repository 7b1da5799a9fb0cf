import { ease, lightOf, mixLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { aroundZero, between, makeNoise, makeRandom, noiseAt, pick, type Random } from '#engine/pixels/noise.ts'
import type { PlaceScene } from '../scene.ts'
import { hangMoon } from './sky.ts'
import { addGlow, addStreak, defocus, drawArea, fillSketch, makeSketch, type Sketch } from './sketch.ts'
import type { DrawPlace, Lamp } from './view.ts'

interface Street {
  readonly skyTop: Light
  readonly skyLow: Light
  readonly facadeFar: Light
  readonly facadeNear: Light
  readonly window: Light
  /** Share of windows that are lit. */
  readonly litWindows: number
  readonly road: Light
  /** Strength of lamps and headlights. */
  readonly lamps: number
  readonly daylight: Light
}

const STREETS: Readonly<Record<PlaceScene['time'], Street>> = {
  day: {
    skyTop: lightOf('#a9cdea'),
    skyLow: [1.1, 1.1, 1.08],
    facadeFar: lightOf('#b9c2ca'),
    facadeNear: lightOf('#8a7d70'),
    window: lightOf('#5f7183'),
    litWindows: 0.5,
    road: lightOf('#8f8d8a'),
    lamps: 0.05,
    daylight: [1, 1, 0.98],
  },
  sunset: {
    skyTop: lightOf('#5b6a9a'),
    skyLow: [1.5, 0.86, 0.46],
    facadeFar: lightOf('#a07a78'),
    facadeNear: lightOf('#3c3140'),
    window: [1.7, 1.0, 0.45],
    litWindows: 0.3,
    road: lightOf('#5a4a4c'),
    lamps: 0.5,
    daylight: [0.95, 0.74, 0.6],
  },
  night: {
    skyTop: lightOf('#0a1022'),
    skyLow: lightOf('#2c2a3e'),
    facadeFar: lightOf('#1d2236'),
    facadeNear: lightOf('#0d0f18'),
    window: [0.9, 0.62, 0.3],
    litWindows: 0.36,
    road: lightOf('#14131a'),
    lamps: 1,
    daylight: [0.42, 0.34, 0.3],
  },
}

const WARM: Light = [1.5, 0.82, 0.34]
const AMBER: Light = [1.6, 0.58, 0.14]
const WHITE: Light = [1.2, 1.12, 0.98]
const COOL: Light = [0.62, 0.92, 1.35]
const RED: Light = [1.6, 0.16, 0.1]
const GREEN: Light = [0.2, 1.1, 0.6]
const PINK: Light = [1.3, 0.3, 0.7]

const STREET_LINE = 0.66

/** A street between two rows of houses, seen at its own length: everything closes in on the middle. */
export const drawCity: DrawPlace = ({ scene, size }) => {
  const random = makeRandom(scene.seed)
  const noise = makeNoise(scene.seed + 1)
  const street = STREETS[scene.time]
  const vanishing = between(random, -0.1, 0.1)
  const sketch = makeSketch(size)
  fillSketch(sketch, (x, y) => {
    const sky = mixLight(street.skyTop, street.skyLow, ease(0, 0.58, y))
    const depth = Math.max(0.03, y - STREET_LINE + 0.03)
    const sheen = Math.exp(-(((x - vanishing) / (0.1 + depth * 1.4)) ** 2))
    const wet = 1 + 0.3 * noiseAt(noise, x * 3, y * 11)
    const road = mixLight(street.road, street.skyLow, 0.32 * sheen * (1 - ease(0.66, 1, y)))
    return mixLight(sky, scaleLight(road, wet), ease(STREET_LINE - 0.01, STREET_LINE + 0.03, y))
  })
  if (scene.hasMoon) hangMoon(sketch, random, { x: vanishing, y: 0.13 })
  for (let rank = 0; rank < 6; rank++) {
    for (const side of [-1, 1]) buildHouse(sketch, random, { street, vanishing, side, rank })
  }
  addGlow(sketch, { x: vanishing, y: STREET_LINE - 0.07, radius: 0.2, light: scaleLight(street.skyLow, 0.22) })
  const lamps = [...streetLamps(random, street, vanishing), ...traffic(random, street, vanishing), ...signs(random, street)]
  for (const lamp of lamps)
    addStreak(sketch, { x: lamp.x, y: 2 * STREET_LINE + 0.02 - lamp.y, light: scaleLight(lamp.light, 0.34) })
  return {
    image: defocus([{ sketch, radius: 0.022 }]),
    lamps,
    lampRadius: 0.0225,
    light: { x: vanishing < 0 ? -0.4 : 0.4, hardness: 0.3 },
    daylight: street.daylight,
  }
}

interface Plot {
  readonly street: Street
  readonly vanishing: number
  readonly side: number
  /** 0 the farthest. */
  readonly rank: number
}

function buildHouse(sketch: Sketch, random: Random, { street, vanishing, side, rank }: Plot): void {
  const near = ((rank + 1) / 6) ** 1.5
  const inner = vanishing + side * (0.035 + 0.36 * near * between(random, 0.85, 1.05))
  const wide = 0.1 + 0.5 * near
  const x = side > 0 ? inner : inner - wide
  const top = Math.max(-0.1, STREET_LINE - (0.16 + 0.75 * near) * between(random, 0.75, 1.15))
  const base = STREET_LINE + 0.02 + 0.1 * near
  const face = scaleLight(mixLight(street.facadeFar, street.facadeNear, near), between(random, 0.75, 1.3))
  drawArea(sketch, { x, y: top, width: wide, height: base - top }, { light: face, below: scaleLight(face, 0.7) })
  const pitch = 0.022 + 0.05 * near
  for (let y = top + pitch * 0.5; y < base - pitch * 1.4; y += pitch) {
    for (let across = pitch * 0.3; across < wide - pitch * 0.4; across += pitch * 0.8) {
      const isLit = random() < street.litWindows
      const light = isLit ? scaleLight(street.window, 0.25 + 1.5 * random() ** 2) : scaleLight(face, 0.72)
      drawArea(
        sketch,
        { x: x + across, y, width: Math.min(0.018, pitch * 0.42), height: Math.min(0.022, pitch * 0.5) },
        { light, cover: 0.9 },
      )
    }
  }
  // the lit ground floor: shops, each with a light of its own
  for (let across = 0; across < wide; across += pitch * 1.4) {
    const shop = scaleLight(mixLight(street.window, WHITE, 0.5 * random()), (0.35 + street.lamps) * 1.1 * random() ** 2)
    drawArea(
      sketch,
      { x: x + across, y: base - pitch * 1.3, width: pitch * 1.1, height: pitch * 0.8 },
      { light: shop, cover: 0.7 },
    )
  }
}

/** All lamps lie far away, so their discs are alike; what differs is how bright they are. */
function streetLamps(random: Random, { lamps }: Street, vanishing: number): Lamp[] {
  const colour = pick(random, [WARM, AMBER, WARM])
  return Array.from({ length: 18 }, (_, at) => {
    const side = at % 2 === 0 ? -1 : 1
    const near = ((Math.floor(at / 2) + 0.5 + random()) / 9) ** 1.8
    return {
      x: vanishing + side * (0.03 + 0.42 * near),
      y: STREET_LINE - 0.045 - 0.42 * near + 0.008 * aroundZero(random),
      light: scaleLight(colour, lamps * between(random, 0.12, 0.85)),
      size: between(random, 0.96, 1.06),
    }
  })
}

function traffic(random: Random, { lamps }: Street, vanishing: number): Lamp[] {
  return Array.from({ length: 34 }, () => {
    const isComing = random() < 0.5
    const near = random() ** 2.2
    const pair = random() < 0.5 ? 0.012 : -0.012
    return {
      x: vanishing + (isComing ? -1 : 1) * (0.012 + 0.26 * near) + pair * (0.4 + near * 2.4),
      y: STREET_LINE - 0.012 + 0.075 * near + 0.006 * aroundZero(random),
      light: scaleLight(isComing ? WHITE : RED, lamps * (0.12 + 0.7 * random() ** 2)),
      size: between(random, 0.94, 1.05),
    }
  })
}

function signs(random: Random, { lamps }: Street): Lamp[] {
  const clusters = Array.from({ length: 14 }, () => ({
    x: between(random, -0.8, 0.8),
    y: STREET_LINE - between(random, 0.02, 0.42),
    colour: pick(random, [WARM, WARM, AMBER, WHITE, COOL, COOL, GREEN, PINK, RED]),
  }))
  return clusters.flatMap(({ x, y, colour }) =>
    Array.from({ length: 9 }, () => ({
      x: x + 0.04 * aroundZero(random),
      y: y + 0.03 * aroundZero(random),
      light: scaleLight(colour, lamps * (0.03 + 0.42 * random() ** 3)),
      size: between(random, 0.9, 1.06),
    })),
  )
}
