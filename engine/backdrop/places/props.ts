import { mixLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { aroundZero, between, type Random } from '#engine/pixels/noise.ts'
import { drawArea, drawDab, type Area, type Sketch } from './sketch.ts'
import type { Lamp } from './view.ts'

/** A room being furnished: what is drawn, and the points of light found on the way. */
export interface Room {
  readonly sketch: Sketch
  readonly random: Random
  readonly lamps: Lamp[]
}

/** A window that burns out; bars and a reveal keep it a window. */
export function hangWindow(
  { sketch, random }: Room,
  area: Area,
  look: { light: Light; columns: number; rows: number; frame: Light },
): void {
  const bar = 0.014
  drawArea(sketch, grow(area, 0.02), { light: scaleLight(look.frame, 1.15) })
  drawArea(sketch, area, { light: look.light, below: scaleLight(look.light, 0.72) })
  // something green and something pale stand outside
  for (let count = 0; count < 16; count++) {
    const radius = between(random, 0.02, 0.06)
    drawDab(sketch, {
      x: area.x + area.width * random(),
      y: area.y + area.height * between(random, 0.45, 1),
      radiusX: Math.min(radius, area.width / 4),
      radiusY: radius * 0.8,
      light: scaleLight([0.5, 0.66, 0.4], 0.4 * look.light[1] * between(random, 0.5, 1)),
      cover: 0.35,
    })
  }
  for (let column = 1; column < look.columns; column++) {
    const x = area.x + (area.width * column) / look.columns - bar / 2
    drawArea(sketch, { x, y: area.y, width: bar, height: area.height }, { light: look.frame })
  }
  for (let row = 1; row < look.rows; row++) {
    const y = area.y + (area.height * row) / look.rows - bar / 2
    drawArea(sketch, { x: area.x, y, width: area.width, height: bar }, { light: look.frame })
  }
  drawArea(
    sketch,
    { x: area.x - 0.04, y: area.y + area.height + 0.015, width: area.width + 0.08, height: 0.02 },
    { light: look.frame },
  )
}

const grow = (area: Area, by: number): Area => ({
  x: area.x - by,
  y: area.y - by,
  width: area.width + 2 * by,
  height: area.height + 2 * by,
})

export interface Goods {
  readonly colours: readonly Light[]
  /** Widest and narrowest thing in picture heights. */
  readonly widths: readonly [number, number]
  readonly heights: readonly [number, number]
  /** How much of the board is taken, 0…1. */
  readonly fullness: number
  /** Chance that a thing carries a highlight. */
  readonly shine: number
}

/** Boards with things on them: lit from above by a strip, dark underneath, each thing rounded by its own shade. */
export function fillShelves(room: Room, area: Area, look: { rows: number; board: Light; back: Light; goods: Goods }): void {
  const { sketch, random } = room
  const pitch = area.height / look.rows
  drawArea(sketch, area, { light: look.back, below: scaleLight(look.back, 0.8) })
  for (let row = 0; row < look.rows; row++) {
    const floor = area.y + pitch * (row + 1)
    drawArea(
      sketch,
      { x: area.x, y: floor - pitch, width: area.width, height: pitch * 0.3 },
      { light: scaleLight(look.back, 0.45), cover: 0.55 },
    )
    let x = area.x + between(random, 0, 0.02)
    while (x < area.x + area.width - 0.015) {
      const width = between(random, look.goods.widths[0], look.goods.widths[1])
      const height = Math.min(pitch * 0.86, between(random, look.goods.heights[0], look.goods.heights[1]))
      if (random() < look.goods.fullness) placeThing(room, { x, y: floor - height, width, height }, look.goods)
      x += width + between(random, 0.001, 0.012)
    }
    drawArea(
      sketch,
      { x: area.x - 0.01, y: floor, width: area.width + 0.02, height: 0.011 },
      { light: look.board, below: scaleLight(look.board, 0.5) },
    )
  }
}

function placeThing({ sketch, random, lamps }: Room, area: Area, goods: Goods): void {
  const colour = goods.colours[Math.floor(random() * goods.colours.length)] ?? [0.5, 0.5, 0.5]
  const lit = scaleLight(colour, between(random, 0.6, 1.2))
  drawArea(sketch, area, { light: lit, below: scaleLight(lit, 0.7) })
  drawArea(sketch, { ...area, width: area.width * 0.3 }, { light: scaleLight(lit, 1.35), cover: 0.8 })
  drawArea(
    sketch,
    { ...area, x: area.x + area.width * 0.78, width: area.width * 0.22 },
    { light: scaleLight(lit, 0.5), cover: 0.8 },
  )
  if (random() < goods.shine) {
    lamps.push({
      x: area.x + area.width * 0.3,
      y: area.y + area.height * 0.25,
      light: scaleLight([1, 0.9, 0.72], 0.04 + 0.3 * random() ** 3),
      size: between(random, 0.75, 0.95),
    })
  }
}

/** Lamps on cords in a row. */
export function hangPendants(
  { sketch, random, lamps }: Room,
  row: { y: number; from: number; to: number; count: number },
  look: { shade: Light; bulb: Light; size: number },
): void {
  for (let at = 0; at < row.count; at++) {
    const x = row.from + ((row.to - row.from) * (at + 0.5)) / row.count
    const y = row.y + 0.012 * aroundZero(random)
    drawArea(sketch, { x: x - 0.0025, y: 0, width: 0.005, height: y }, { light: scaleLight(look.shade, 0.6) })
    drawDab(sketch, { x, y, radiusX: look.size, radiusY: look.size * 0.72, light: look.shade })
    drawDab(sketch, {
      x,
      y: y + look.size * 0.5,
      radiusX: look.size * 0.7,
      radiusY: look.size * 0.3,
      light: scaleLight(look.bulb, 2.4),
    })
    lamps.push({ x, y: y + look.size * 0.55, light: scaleLight(look.bulb, 0.62), size: 1.06 })
  }
}

interface Plant {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly pot: Light
  readonly lightX: number
}

/** A plant in a pot: deep shade inside, leaves of every length and tone, lit on the window's side. */
export function potPlant({ sketch, random }: Pick<Room, 'sketch' | 'random'>, plant: Plant): void {
  const { x, y, size } = plant
  turnPot(sketch, plant)
  for (let leaf = 0; leaf < LEAVES; leaf++) {
    // what is drawn first is farthest in and darkest
    const outside = leaf / LEAVES
    const angle = -Math.PI / 2 + between(random, -1.25, 1.25) * (0.55 + 0.45 * outside)
    const reach = size * between(random, 0.15, 0.55 + 0.42 * random())
    const lit = (0.45 + 0.55 * Math.cos(angle) * plant.lightX) * outside * between(random, 0.3, 1)
    const droop = (reach / size) * 0.5 * Math.cos(angle)
    drawDab(sketch, {
      x: x + Math.cos(angle) * reach * 0.74,
      y: y - size * 0.36 + Math.sin(angle) * reach + size * 0.1 * Math.abs(droop),
      radiusX: size * between(random, 0.05, 0.13),
      radiusY: size * between(random, 0.014, 0.036),
      turn: angle + droop + 0.5 * aroundZero(random),
      light: scaleLight(mixLight([0.022, 0.05, 0.024], [0.26, 0.36, 0.13], lit), between(random, 0.6, 1.4)),
      cover: between(random, 0.6, 0.95),
    })
  }
}

const LEAVES = 110

/** Round, narrower at the foot, lit on one side, on its own shadow. */
function turnPot(sketch: Sketch, { x, y, size, pot, lightX }: Plant): void {
  const tall = size * 0.38
  for (const [spread, cover] of FOOT_SHADOW)
    drawDab(sketch, { x, y, radiusX: size * 0.24 * spread, radiusY: size * 0.05 * spread, light: [0, 0, 0], cover })
  drawDab(sketch, { x, y: y - size * 0.012, radiusX: size * 0.17, radiusY: size * 0.03, light: scaleLight(pot, 0.4) })
  for (let strip = 0; strip < POT_STRIPS; strip++) {
    const across = (2 * (strip + 0.5)) / POT_STRIPS - 1
    const round = 0.3 + 0.7 * Math.sqrt(1 - across * across) * (0.72 + 0.28 * across * lightX)
    const rim = size * 0.22
    // a strip at the edge ends higher: the pot tapers
    const length = tall * (1 - 0.9 * Math.max(0, Math.abs(across) - 0.76) * 4)
    const area = { x: x + rim * across - rim / POT_STRIPS, y: y - tall, width: (2.2 * rim) / POT_STRIPS, height: length }
    drawArea(sketch, area, { light: scaleLight(pot, round), below: scaleLight(pot, round * 0.62) })
  }
}

const POT_STRIPS = 18
const FOOT_SHADOW = [
  [1.6, 0.16],
  [1.25, 0.24],
  [1, 0.36],
] as const

/** An armchair of a salon from behind: a broad back, arms, a foot. */
export function placeChair({ sketch }: Room, chair: { x: number; y: number; size: number; cover: Light; metal: Light }): void {
  const { x, y, size, cover, metal } = chair
  drawArea(
    sketch,
    { x: x - size * 0.05, y: y + size * 0.4, width: size * 0.1, height: size * 0.7 },
    { light: metal, below: scaleLight(metal, 0.4) },
  )
  drawDab(sketch, { x, y: y + size * 1.1, radiusX: size * 0.42, radiusY: size * 0.07, light: scaleLight(metal, 0.55) })
  drawArea(
    sketch,
    { x: x - size * 0.52, y: y + size * 0.12, width: size * 1.04, height: size * 0.1 },
    { light: scaleLight(cover, 0.55) },
  )
  drawArea(
    sketch,
    { x: x - size * 0.46, y: y + size * 0.22, width: size * 0.92, height: size * 0.24 },
    { light: scaleLight(cover, 0.8), below: scaleLight(cover, 0.4) },
  )
  drawArea(
    sketch,
    { x: x - size * 0.38, y: y - size * 0.5, width: size * 0.76, height: size * 0.8 },
    { light: scaleLight(cover, 1.25), below: scaleLight(cover, 0.6) },
  )
  drawArea(
    sketch,
    { x: x - size * 0.38, y: y - size * 0.5, width: size * 0.76, height: size * 0.05 },
    { light: scaleLight(cover, 2.2), cover: 0.7 },
  )
}

/** Doors and drawers in a grid, each with a shadow line and a handle. */
export function buildCabinets(
  { sketch, random }: Room,
  area: Area,
  look: { columns: number; rows: number; face: Light; handle: Light },
): void {
  const width = area.width / look.columns
  const height = area.height / look.rows
  drawArea(sketch, area, { light: scaleLight(look.face, 0.55) })
  for (let row = 0; row < look.rows; row++) {
    for (let column = 0; column < look.columns; column++) {
      const door = {
        x: area.x + column * width + 0.003,
        y: area.y + row * height + 0.003,
        width: width - 0.006,
        height: height - 0.006,
      }
      const light = scaleLight(look.face, between(random, 0.9, 1.08))
      drawArea(sketch, door, { light, below: scaleLight(light, 0.86) })
      drawArea(
        sketch,
        { x: door.x + width * 0.3, y: door.y + height * 0.1, width: width * 0.4, height: 0.006 },
        { light: look.handle },
      )
    }
  }
}

/** A round-cornered mirror that shows the bright other side of the room, with bulbs around it if wished. */
export function hangMirror(
  { sketch, random, lamps }: Room,
  area: Area,
  look: { glass: Light; frame: Light; bulb: Light | undefined },
): void {
  drawArea(sketch, grow(area, 0.012), { light: look.frame })
  drawArea(sketch, area, { light: look.glass, below: scaleLight(look.glass, 0.62) })
  for (let count = 0; count < 5; count++) {
    const width = area.width * between(random, 0.1, 0.35)
    drawArea(
      sketch,
      {
        x: area.x + (area.width - width) * random(),
        y: area.y + area.height * between(random, 0.2, 0.6),
        width,
        height: area.height * between(random, 0.15, 0.4),
      },
      { light: scaleLight(look.glass, between(random, 0.5, 1.5)), cover: 0.5 },
    )
  }
  // the window across the room, and the darker corner beside it
  const window = {
    x: area.x + area.width * 0.5,
    y: area.y + area.height * 0.1,
    width: area.width * 0.34,
    height: area.height * 0.62,
  }
  drawArea(sketch, { ...area, width: area.width * 0.36 }, { light: scaleLight(look.glass, 0.34), cover: 0.6 })
  drawArea(sketch, window, { light: [1.5, 1.55, 1.6], cover: 0.85 })
  drawArea(
    sketch,
    { ...window, x: window.x + window.width * 0.47, width: window.width * 0.08 },
    { light: look.glass, cover: 0.8 },
  )
  if (!look.bulb) return
  const perSide = 5
  for (let at = 0; at < perSide; at++) {
    const y = area.y + (area.height * (at + 0.5)) / perSide
    for (const x of [area.x - 0.006, area.x + area.width + 0.006]) {
      lamps.push({ x, y, light: scaleLight(look.bulb, between(random, 0.5, 0.62)), size: 0.82 })
    }
  }
}
