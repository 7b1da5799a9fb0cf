import { lightOf, mixLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { aroundZero } from '#engine/pixels/noise.ts'
import { pickColour, shadeFoot, type DrawProp } from './prop-set.ts'
import { addGlow, drawArea, drawDab } from '../sketch.ts'

const BAUBLES: readonly Light[] = [
  [0.55, 0.05, 0.04],
  [0.72, 0.5, 0.18],
  [0.6, 0.58, 0.55],
]
const BULB: Light = [1.5, 0.9, 0.34]

/** A fir full of lights: needles from dark inside to lit tips, baubles, and bulbs that the lens turns into discs. */
export const trimTree: DrawProp = (set, { x, y, size, colour }) => {
  const { sketch, random, lamps } = set
  const tall = 0.62 * size
  shadeFoot(set, { x, y }, 0.1 * size)
  drawArea(
    sketch,
    { x: x - 0.012 * size, y: y - 0.06 * size, width: 0.024 * size, height: 0.06 * size },
    { light: lightOf('#3b2a1e') },
  )
  const at = (share: number) => ({
    x: x + tall * 0.3 * share * (2 * random() - 1),
    y: y - 0.04 * size - tall * 0.93 * (1 - share),
  })
  for (let twig = 0; twig < 900; twig++) {
    const share = Math.sqrt((twig + random()) / 900)
    const place = at(share)
    drawDab(sketch, {
      ...place,
      y: place.y + Math.abs(place.x - x) * 0.35,
      radiusX: 0.02 * size,
      radiusY: 0.005 * size,
      turn: (place.x > x ? 1 : -1) * (0.5 + 0.3 * aroundZero(random)),
      light: mixLight([0.006, 0.02, 0.012], [0.06, 0.14, 0.07], random() ** 2),
      cover: 0.9,
    })
  }
  for (let bauble = 0; bauble < 26; bauble++) {
    const radius = 0.0125 * size
    const place = at(Math.sqrt(random()))
    const glass = pickColour(set, colour, BAUBLES)
    drawDab(sketch, { ...place, radiusX: radius, radiusY: radius, light: scaleLight(glass, 0.75) })
    drawDab(sketch, {
      x: place.x - radius * 0.3,
      y: place.y - radius * 0.35,
      radiusX: radius * 0.4,
      radiusY: radius * 0.4,
      light: scaleLight(glass, 2.2),
      cover: 0.7,
    })
  }
  for (let bulb = 0; bulb < 58; bulb++) {
    lamps.push({ ...at(Math.sqrt(random())), light: scaleLight(BULB, 0.1 + 0.55 * random() ** 2), size: 0.85 })
  }
  addGlow(sketch, { x, y: y - tall * 0.4, radius: 0.22 * size, light: [0.1, 0.06, 0.02] })
  lamps.push({ x, y: y - tall * 0.99, light: [1.3, 0.95, 0.45], size: 1.5 })
}
