import { lightOf, mixLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { between } from '#engine/pixels/noise.ts'
import { fillShelves } from '../props.ts'
import { BOOKS } from '../rooms/goods.ts'
import { pickColour, shadeFoot, type DrawProp } from './prop-set.ts'
import { addGlow, drawArea, drawDab } from '../sketch.ts'

const GOLD = lightOf('#b8935a')

/** A round mirror in a thin frame: the window across the room, a pale wall, a dark doorway. */
export const hangRoundMirror: DrawProp = ({ sketch, lightX }, { x, y, size, colour }) => {
  const radius = 0.15 * size
  const turn = Math.sign(lightX) || -1
  for (const [spread, cover] of [
    [1.16, 0.1],
    [1.09, 0.16],
  ] as const) {
    drawDab(sketch, {
      x: x - 0.012 * turn,
      y: y + 0.018,
      radiusX: radius * spread,
      radiusY: radius * spread,
      light: [0, 0, 0],
      cover,
    })
  }
  drawDab(sketch, { x, y, radiusX: radius * 1.05, radiusY: radius * 1.05, light: scaleLight(colour ?? GOLD, 0.9) })
  drawDab(sketch, {
    x: x - 0.003,
    y: y - 0.004,
    radiusX: radius * 1.04,
    radiusY: radius * 1.04,
    light: scaleLight(colour ?? GOLD, 1.5),
    cover: 0.6,
  })
  const rows = 60
  for (let row = 0; row < rows; row++) {
    const share = (row + 0.5) / rows
    const half = radius * Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2))
    const strip = { x: x - half, y: y - radius + (2 * radius * row) / rows, width: 2 * half, height: (2 * radius) / rows + 0.003 }
    drawArea(sketch, strip, { light: mixLight([0.66, 0.68, 0.7], [0.34, 0.33, 0.32], share) })
    clipTo(strip, { x: x + turn * radius * 0.1, width: radius * 0.62 }, share > 0.16 && share < 0.74, (area) =>
      drawArea(sketch, area, { light: [1.28, 1.3, 1.3] }),
    )
    clipTo(strip, { x: x + turn * radius * 0.38, width: radius * 0.05 }, share > 0.16 && share < 0.74, (area) =>
      drawArea(sketch, area, { light: [0.4, 0.4, 0.4] }),
    )
    clipTo(strip, { x: x - turn * radius * 0.6, width: radius * 0.34 }, share > 0.3, (area) =>
      drawArea(sketch, area, { light: [0.16, 0.14, 0.13], cover: 0.85 }),
    )
  }
}

interface Strip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What of a reflected upright thing lies within one row of the glass. */
function clipTo(strip: Strip, thing: { x: number; width: number }, isThere: boolean, draw: (area: Strip) => void): void {
  const left = Math.max(strip.x, thing.x - thing.width / 2)
  const right = Math.min(strip.x + strip.width, thing.x + thing.width / 2)
  if (isThere && right > left) draw({ ...strip, x: left, width: right - left })
}

export const stackBooks: DrawProp = (set, { x, y, size }) => {
  const width = 0.34 * size
  fillShelves(
    set,
    { x: x - width / 2, y: y - 0.16 * size, width, height: 0.36 * size },
    { rows: 3, board: lightOf('#a98662'), back: lightOf('#8c7a66'), goods: BOOKS },
  )
}

/** Three pictures, each in a mount. */
export const hangFrames: DrawProp = ({ sketch, random }, { x, y, size, colour }) => {
  const wood = colour ?? lightOf('#4b3b2e')
  const spots = [
    { aside: -0.085, down: -0.09, width: 0.12, height: 0.16 },
    { aside: 0.06, down: -0.06, width: 0.14, height: 0.1 },
    { aside: 0.045, down: 0.09, width: 0.11, height: 0.14 },
  ]
  for (const { aside, down, width, height } of spots) {
    const area = {
      x: x + (aside - width / 2) * size,
      y: y + (down - height / 2) * size,
      width: width * size,
      height: height * size,
    }
    drawArea(sketch, { ...area, x: area.x + 0.007, y: area.y + 0.01 }, { light: [0, 0, 0], cover: 0.22 })
    drawArea(sketch, area, { light: wood, below: scaleLight(wood, 0.8) })
    drawArea(sketch, shrink(area, 0.008), { light: [0.86, 0.84, 0.8] })
    const tones: readonly Light[] = ['#c9a58a', '#8f9d92', '#d6c3a4', '#a9b6bf'].map(lightOf)
    const tone = tones[Math.floor(random() * tones.length)] ?? [0.5, 0.5, 0.5]
    drawArea(sketch, shrink(area, 0.026 * size), { light: tone, below: scaleLight(tone, between(random, 0.4, 0.7)) })
  }
}

const shrink = (area: Strip, by: number): Strip => ({
  x: area.x + by,
  y: area.y + by,
  width: Math.max(0, area.width - 2 * by),
  height: Math.max(0, area.height - 2 * by),
})

/** Linen at both edges, from above the picture to the ground, in folds that catch the light. */
export const drawCurtains: DrawProp = (set, { x: half, y, colour }) => {
  const { sketch, random } = set
  const cloth = colour ?? lightOf('#e9e2d6')
  for (const side of [-1, 1]) {
    let x = side * (half + 0.01)
    for (let fold = 0; fold < 7; fold++) {
      const width = between(random, 0.014, 0.03)
      const lit = scaleLight(cloth, between(random, 0.86, 1.12))
      const left = side < 0 ? x : x - width
      drawArea(sketch, { x: left, y: 0, width, height: y }, { light: lit, below: scaleLight(lit, 0.72) })
      drawArea(
        sketch,
        { x: left + width * 0.62, y: 0, width: width * 0.38, height: y },
        { light: scaleLight(cloth, 0.5), cover: 0.75 },
      )
      x -= side * width
    }
    shadeFoot(set, { x: side * half, y }, 0.12)
  }
}

const STONE = lightOf('#b9aea0')

/** A surround of stone, a dark hearth, logs and flames. */
export const buildFireplace: DrawProp = (set, { x, y, size, colour }) => {
  const { sketch, random } = set
  const width = 0.3 * size
  const height = 0.3 * size
  const stone = colour ?? STONE
  shadeFoot(set, { x, y }, width * 0.6)
  drawArea(
    sketch,
    { x: x - width * 0.62, y: y - height * 1.13, width: width * 1.24, height: 0.022 },
    { light: scaleLight(stone, 1.1) },
  )
  drawArea(
    sketch,
    { x: x - width / 2, y: y - height * 1.08, width, height: height * 1.08 },
    { light: scaleLight(stone, 0.85), below: scaleLight(stone, 0.6) },
  )
  drawArea(
    sketch,
    { x: x - width * 0.32, y: y - height * 0.74, width: width * 0.64, height: height * 0.74 },
    { light: [0.012, 0.01, 0.009] },
  )
  addGlow(sketch, { x, y: y - height * 0.2, radius: 0.13 * size, light: [0.42, 0.17, 0.04] })
  for (let baseLanguage = 0; baseLanguage < 30; baseLanguage++) {
    const rise = random() ** 1.6
    drawDab(sketch, {
      x: x + width * 0.24 * (random() - 0.5) * (1.5 - rise),
      y: y - height * (0.1 + 0.42 * rise),
      radiusX: 0.012 * size * (1 - 0.5 * rise),
      radiusY: 0.026 * size,
      light: pickColour(set, undefined, [
        [3.6, 1.6, 0.35],
        [2.4, 0.8, 0.14],
        [4.4, 2.6, 0.9],
      ]),
      cover: 0.75,
    })
  }
  drawDab(sketch, { x, y: y - 0.014, radiusX: width * 0.24, radiusY: 0.012 * size, light: lightOf('#2b1a12') })
}
