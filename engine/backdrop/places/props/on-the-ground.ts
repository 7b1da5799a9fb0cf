import { lightOf, mixLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { aroundZero, between } from '#engine/pixels/noise.ts'
import { pickColour, shadeFoot, type DrawProp, type PropSet } from './prop-set.ts'
import { addGlow, drawArea, drawDab } from '../sketch.ts'

const BLOOMS = ['#e9b3bd', '#f4e9e2', '#d98a9c', '#f0cfae', '#f6f1ea'].map(lightOf)
const LEAF_DARK: Light = [0.03, 0.07, 0.03]
const LEAF_LIT: Light = [0.2, 0.32, 0.12]

/** A vase of roses and leaves. */
export const arrangeFlowers: DrawProp = (set, { x, y, size, colour }) => {
  const { sketch, random } = set
  const tall = 0.15 * size
  const vase = lightOf('#ddd6cc')
  shadeFoot(set, { x, y }, 0.05 * size)
  drawDab(sketch, { x, y: y - tall * 0.42, radiusX: 0.05 * size, radiusY: tall * 0.44, light: scaleLight(vase, 0.8) })
  drawArea(
    sketch,
    { x: x - 0.024 * size, y: y - tall, width: 0.048 * size, height: tall * 0.4 },
    { light: scaleLight(vase, 0.7) },
  )
  drawDab(sketch, {
    x: x - 0.018 * size,
    y: y - tall * 0.5,
    radiusX: 0.014 * size,
    radiusY: tall * 0.28,
    light: scaleLight(vase, 1.25),
    cover: 0.8,
  })
  const crown = y - tall - 0.085 * size
  for (let leaf = 0; leaf < 46; leaf++) {
    const turn = random() * 2 * Math.PI
    const reach = 0.115 * size * Math.sqrt(random())
    drawDab(sketch, {
      x: x + Math.cos(turn) * reach * 1.1,
      y: crown + 0.02 * size + Math.sin(turn) * reach,
      radiusX: 0.026 * size,
      radiusY: 0.0085 * size,
      turn: turn + 0.5 * aroundZero(random),
      light: mixLight(LEAF_DARK, LEAF_LIT, random()),
      cover: 0.9,
    })
  }
  for (let bloom = 0; bloom < 19; bloom++) {
    const turn = random() * 2 * Math.PI
    const reach = 0.095 * size * Math.sqrt(random())
    openBloom(
      set,
      { x: x + Math.cos(turn) * reach, y: crown + Math.sin(turn) * reach * 0.85 },
      0.029 * size * between(random, 0.75, 1.15),
      colour,
    )
  }
}

/** Petals from the dark outside to the lit heart. */
function openBloom(set: PropSet, at: { x: number; y: number }, radius: number, colour: Light | undefined): void {
  const petal = pickColour(set, colour, BLOOMS)
  drawDab(set.sketch, { ...at, radiusX: radius, radiusY: radius * 0.9, light: scaleLight(petal, 0.62), cover: 0.96 })
  drawDab(set.sketch, {
    x: at.x - radius * 0.14,
    y: at.y - radius * 0.2,
    radiusX: radius * 0.72,
    radiusY: radius * 0.62,
    light: petal,
    cover: 0.9,
  })
  drawDab(set.sketch, { ...at, radiusX: radius * 0.26, radiusY: radius * 0.22, light: scaleLight(petal, 0.5), cover: 0.7 })
}

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

const WRAPPINGS = ['#a8322f', '#e9e1d3', '#2f5a41', '#c9a25a'].map(lightOf)

/** Wrapped boxes with ribbons. */
export const pileGifts: DrawProp = (set, { x, y, size, colour }) => {
  const { sketch, random } = set
  const boxes = [
    { aside: -0.05, width: 0.13, height: 0.1, lift: 0 },
    { aside: 0.075, width: 0.1, height: 0.075, lift: 0 },
    { aside: -0.03, width: 0.09, height: 0.065, lift: 0.1 },
  ]
  shadeFoot(set, { x, y }, 0.13 * size)
  for (const { aside, width, height, lift } of boxes) {
    const area = { x: x + (aside - width / 2) * size, y: y - (lift + height) * size, width: width * size, height: height * size }
    const paper = pickColour(set, colour, WRAPPINGS)
    const ribbon = pickColour(set, undefined, [lightOf('#d8b36a'), lightOf('#f2ece2')])
    drawArea(sketch, area, { light: paper, below: scaleLight(paper, 0.6) })
    drawArea(
      sketch,
      { ...area, x: area.x + area.width * 0.75, width: area.width * 0.25 },
      { light: scaleLight(paper, 0.5), cover: 0.7 },
    )
    drawArea(
      sketch,
      { ...area, x: area.x + area.width * 0.42, width: area.width * 0.14 },
      { light: ribbon, below: scaleLight(ribbon, 0.7) },
    )
    for (const way of [-1, 1]) {
      drawDab(sketch, {
        x: area.x + area.width * 0.49 + way * 0.016 * size,
        y: area.y - 0.008 * size,
        radiusX: 0.018 * size,
        radiusY: 0.009 * size,
        turn: way * between(random, 0.3, 0.6),
        light: ribbon,
      })
    }
  }
}

const RUBBER = ['#e9b7c4', '#f2ead9', '#d9b98a', '#bcd2df', '#f4f1ec'].map(lightOf)

/** A bunch of balloons on strings. */
export const tieBalloons: DrawProp = (set, { x, y, size, colour }) => {
  const { sketch, random, lightX } = set
  const side = Math.sign(lightX) || -1
  for (let balloon = 0; balloon < 7; balloon++) {
    const radius = 0.062 * size * between(random, 0.85, 1.15)
    const at = { x: x + 0.085 * size * aroundZero(random), y: y - size * between(random, 0.26, 0.5) }
    const skin = pickColour(set, colour, RUBBER)
    for (let step = 0; step < 40; step++) {
      const share = step / 40
      drawDab(sketch, {
        x: at.x + (x - at.x) * share,
        y: at.y + radius + (y - at.y - radius) * share,
        radiusX: 0.0012,
        radiusY: 0.005,
        light: [0.5, 0.48, 0.45],
        cover: 0.35,
      })
    }
    drawDab(sketch, { ...at, radiusX: radius * 0.86, radiusY: radius, light: scaleLight(skin, 0.6) })
    drawDab(sketch, {
      x: at.x + side * radius * 0.1,
      y: at.y - radius * 0.12,
      radiusX: radius * 0.68,
      radiusY: radius * 0.8,
      light: skin,
      cover: 0.7,
    })
    drawDab(sketch, {
      x: at.x + side * radius * 0.3,
      y: at.y - radius * 0.42,
      radiusX: radius * 0.16,
      radiusY: radius * 0.22,
      light: [1.25, 1.25, 1.22],
      cover: 0.85,
    })
  }
}
