/** Tubes of neon along a wall: a pale core, a coat of colour, and a room that takes its light. */

import { lightOf, mixLight, multiplyLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import type { Colour } from '../scene.ts'
import { addGlow, drawArea, type Area, type Sketch } from './sketch.ts'

const USUAL: Colour = '#a03bd6'
/** The gas is purer than any paint of its name. */
const PURITY = 1.4
const WHITE_TAKEN = 0.7
const TUBE = 0.012

/** How much of its own look a room keeps: the rest is lit by the tubes alone. */
const KEPT = 0.5
const SPILL = 0.85

/** Tubes in picture heights: they frame the wall behind a subject, so that any format shows some. */
const TUBES: readonly Area[] = [
  { x: -0.36, y: 0.12, width: 0.72, height: TUBE },
  { x: -0.36, y: 0.12, width: TUBE, height: 0.42 },
  { x: 0.348, y: 0.12, width: TUBE, height: 0.42 },
]
const GLOWS = [
  { x: -0.36, y: 0.3, radius: 0.2 },
  { x: 0.36, y: 0.3, radius: 0.2 },
  { x: -0.12, y: 0.12, radius: 0.17 },
  { x: 0.12, y: 0.12, radius: 0.17 },
  { x: 0, y: 0.86, radius: 0.3 },
] as const

export function hangNeon({ far, near }: { far: Sketch; near: Sketch }, colour: Colour = USUAL): void {
  const gas = purify(lightOf(colour))
  for (const { image } of [far, near]) takeLight(image.data, gas)
  for (const tube of TUBES) {
    drawArea(far, tube, { light: scaleLight(gas, 3.4) })
    drawArea(far, coreOf(tube), { light: mixLight(scaleLight(gas, 4), [4, 4, 4], 0.55) })
  }
  for (const glow of GLOWS) addGlow(far, { ...glow, light: scaleLight(gas, 0.3) })
}

/** The hue at its strongest: most of the white that a pale paint holds is taken out. */
function purify(paint: Light): Light {
  const white = WHITE_TAKEN * Math.min(...paint)
  const most = Math.max(0.01, Math.max(...paint) - white)
  const pure = (channel: number) => ((channel - white) / most) ** PURITY
  return [pure(paint[0]), pure(paint[1]), pure(paint[2])]
}

function coreOf({ x, y, width, height }: Area): Area {
  return { x: x + TUBE / 3, y: y + TUBE / 3, width: Math.max(TUBE / 3, width - TUBE), height: Math.max(TUBE / 3, height - TUBE) }
}

function takeLight(data: Float32Array, gas: Light): void {
  for (let at = 0; at < data.length; at += 4) {
    const own: Light = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const lit = multiplyLight(scaleLight(mixLight(own, greyOf(own), 0.6), 1 - KEPT), gas)
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = (own[channel] ?? 0) * KEPT + (lit[channel] ?? 0) * 2 * SPILL
  }
}

function greyOf([red, green, blue]: Light): Light {
  const level = 0.3 * red + 0.6 * green + 0.1 * blue
  return [level, level, level]
}
