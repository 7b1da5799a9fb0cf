import { lightOf, mixLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { between } from '#engine/pixels/noise.ts'
import { shadeFoot, type DrawProp } from './prop-set.ts'
import { addGlow, drawArea, drawDab } from '../sketch.ts'

const FLAME: Light = [4.4, 2.5, 0.85]
const CANDLELIGHT: Light = [0.42, 0.2, 0.06]
const WAX = lightOf('#efe2c8')

/** Three pillars of different heights, burning; wax glows where the flame shines through it. */
export const lightCandles: DrawProp = (set, { x, y, size, colour }) => {
  const { sketch, random, lamps } = set
  const wax = colour ?? WAX
  addGlow(sketch, { x, y: y - 0.2 * size, radius: 0.2, light: CANDLELIGHT })
  addGlow(sketch, { x, y: y + 0.02, radius: 0.11, light: scaleLight(CANDLELIGHT, 0.7) })
  const pillars = [
    { aside: 0.002, height: 0.27, drop: 0 },
    { aside: -0.062, height: 0.19, drop: 0.012 },
    { aside: 0.06, height: 0.13, drop: 0.02 },
  ]
  for (const { aside, height, drop } of pillars) {
    const width = 0.046 * size
    const tall = height * size * between(random, 0.94, 1.06)
    const at = { x: x + aside * size, y: y + drop * size }
    shadeFoot(set, at, width * 0.8)
    const area = { x: at.x - width / 2, y: at.y - tall, width, height: tall }
    drawArea(sketch, area, { light: scaleLight(wax, 0.95), below: scaleLight(wax, 0.4) })
    drawArea(sketch, { ...area, width: width * 0.3 }, { light: scaleLight(wax, 0.3), below: scaleLight(wax, 0.16), cover: 0.5 })
    drawArea(sketch, { ...area, height: tall * 0.3 }, { light: mixLight(wax, [1.25, 0.72, 0.3], 0.6), below: wax, cover: 0.75 })
    const flame = { x: at.x, y: area.y - 0.022 * size }
    drawDab(sketch, { ...flame, radiusX: 0.0075 * size, radiusY: 0.021 * size, light: FLAME })
    addGlow(sketch, { ...flame, radius: 0.05 * size, light: scaleLight(CANDLELIGHT, 2) })
    lamps.push({ ...flame, light: [0.5, 0.32, 0.12], size: 0.9 })
  }
}

/** A table lamp under a linen shade. */
export const placeLamp: DrawProp = (set, { x, y, size, colour }) => {
  const { sketch } = set
  const tall = 0.36 * size
  const shade = colour ? mixLight(scaleLight(colour, 1.4), [1.5, 1.05, 0.6], 0.35) : ([1.75, 1.28, 0.78] as const)
  shadeFoot(set, { x, y }, 0.05 * size)
  addGlow(sketch, { x, y: y - tall * 0.8, radius: 0.2 * size, light: [0.4, 0.23, 0.09] })
  drawDab(sketch, { x, y: y - 0.008 * size, radiusX: 0.045 * size, radiusY: 0.012 * size, light: lightOf('#8d7048') })
  drawDab(sketch, { x, y: y - tall * 0.26, radiusX: 0.036 * size, radiusY: tall * 0.26, light: lightOf('#a98b62') })
  drawDab(sketch, {
    x: x - 0.012 * size,
    y: y - tall * 0.28,
    radiusX: 0.008 * size,
    radiusY: tall * 0.17,
    light: lightOf('#e6d0a8'),
  })
  const rows = 30
  for (let row = 0; row < rows; row++) {
    const share = row / rows
    const half = size * (0.058 + 0.04 * share)
    const light = scaleLight(shade, 0.72 + 0.4 * Math.sin(Math.PI * (0.2 + 0.6 * share)))
    drawArea(
      sketch,
      { x: x - half, y: y - tall + share * tall * 0.48, width: half * 2, height: (tall * 0.5) / rows + 0.003 },
      { light },
    )
  }
}
