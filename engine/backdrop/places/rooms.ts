import { lightOf, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { between } from '#engine/pixels/noise.ts'
import type { PlaceScene } from '../scene.ts'
import { buildCabinets, fillShelves, hangMirror, hangPendants, hangWindow, potPlant, type Goods, type Room } from './props.ts'
import { drawArea, drawDab } from './sketch.ts'

export type RoomKind = NonNullable<PlaceScene['room']>

export interface RoomPalette {
  readonly wall: Light
  readonly window: Light
  /** Strength of the lamps. */
  readonly lamps: number
}

export interface RoomPlan {
  readonly wall: Light
  readonly floor: Light
  readonly floorSheen: number
  /** The side with the windows, -1 left … 1 right. */
  readonly lightX: number
  readonly tint: Light
  /** Radius of the lens' disc in picture heights. */
  readonly blur: number
  readonly glows: readonly { x: number; y: number; radius: number; from: 'window' | 'lamp' }[]
  readonly furnish: (room: Room, palette: RoomPalette) => void
  /** What stands nearer to us, and is less out of focus. */
  readonly furnishNear?: (room: Room, palette: RoomPalette) => void
}

const lights = (...hexes: readonly string[]): readonly Light[] => hexes.map(lightOf)

const CAFE_GOODS: Goods = {
  colours: lights('#e9dfcc', '#7b4a2c', '#b5854f', '#3f4a3c', '#d9c5a0', '#2c2623', '#a25a36', '#cfd3cc'),
  widths: [0.016, 0.042],
  heights: [0.03, 0.085],
  fullness: 0.9,
  shine: 0.3,
}
const BOOKS: Goods = {
  colours: lights('#d8cdbb', '#7c8a86', '#b77a5a', '#e6e0d4', '#3f4b55', '#a9957a', '#c9b59a'),
  widths: [0.006, 0.018],
  heights: [0.05, 0.085],
  fullness: 0.78,
  shine: 0.02,
}
const WARES: Goods = {
  colours: lights('#f0ddd2', '#c98f7c', '#e9e4da', '#8fa08d', '#d8b78f', '#fffaf0', '#6d7f86'),
  widths: [0.02, 0.05],
  heights: [0.03, 0.075],
  fullness: 0.72,
  shine: 0.2,
}
const BOTTLES: Goods = {
  colours: lights('#ffffff', '#e9d7c9', '#c7a27c', '#8f6a56', '#f3e6e2', '#2f2a2a', '#d9b3ae'),
  widths: [0.01, 0.02],
  heights: [0.035, 0.07],
  fullness: 0.85,
  shine: 0.35,
}
const KITCHENWARE: Goods = {
  colours: lights('#ffffff', '#e8e2d6', '#b9a284', '#8aa0a0', '#d9cbb2', '#c97f5a'),
  widths: [0.02, 0.05],
  heights: [0.025, 0.06],
  fullness: 0.66,
  shine: 0.3,
}

const AMBER_BULB: Light = [1.7, 0.98, 0.42]
const WHITE_BULB: Light = [1.35, 1.22, 1]

export const ROOMS: Readonly<Record<RoomKind, RoomPlan>> = {
  cafe: {
    wall: lightOf('#8b6f57'),
    floor: lightOf('#6f4f37'),
    floorSheen: 0.25,
    lightX: -0.8,
    tint: [1, 0.88, 0.72],
    blur: 0.021,
    glows: [
      { x: -0.3, y: 0.3, radius: 0.22, from: 'window' },
      { x: 0.15, y: 0.2, radius: 0.26, from: 'lamp' },
    ],
    furnish(room, { window }) {
      hangWindow(
        room,
        { x: -0.62, y: 0.08, width: 0.4, height: 0.42 },
        { light: window, columns: 3, rows: 2, frame: lightOf('#2e241d') },
      )
      const board = lightOf('#6b452b')
      fillShelves(
        room,
        { x: -0.08, y: 0.16, width: 1, height: 0.34 },
        { rows: 3, board, back: lightOf('#4a3527'), goods: CAFE_GOODS },
      )
      hangPendants(room, { y: 0.15, from: -0.3, to: 0.6, count: 5 }, { shade: lightOf('#1f1a18'), bulb: AMBER_BULB, size: 0.036 })
    },
    furnishNear(room) {
      const { sketch, random } = room
      drawArea(sketch, { x: -0.16, y: 0.585, width: 1.2, height: 0.022 }, { light: lightOf('#b08a62') })
      drawArea(sketch, { x: -0.14, y: 0.607, width: 1.2, height: 0.4 }, { light: lightOf('#4d3626'), below: lightOf('#2a1d15') })
      drawArea(sketch, { x: 0.1, y: 0.485, width: 0.13, height: 0.1 }, { light: lightOf('#8d8f90'), below: lightOf('#3a3a3c') })
      drawDab(sketch, { x: 0.16, y: 0.5, radiusX: 0.03, radiusY: 0.008, light: [1.8, 1.7, 1.5] })
      for (let cup = 0; cup < 7; cup++) {
        const x = 0.27 + cup * 0.03
        drawArea(
          sketch,
          { x, y: between(random, 0.55, 0.56), width: 0.021, height: 0.03 },
          { light: lightOf('#efe6d8'), below: lightOf('#a99c8a') },
        )
      }
      potPlant(room, { x: -0.3, y: 0.72, size: 0.2, pot: lightOf('#a8714c'), lightX: -1 })
    },
  },
  kitchen: {
    wall: lightOf('#e3ddd2'),
    floor: lightOf('#b9a58b'),
    floorSheen: 0.3,
    lightX: -0.7,
    tint: [1, 0.97, 0.92],
    blur: 0.02,
    glows: [{ x: -0.25, y: 0.28, radius: 0.28, from: 'window' }],
    furnish(room, { window, wall }) {
      buildCabinets(
        room,
        { x: -1, y: 0.02, width: 0.55, height: 0.24 },
        { columns: 4, rows: 1, face: scaleLight(wall, 1.08), handle: lightOf('#9a7b4a') },
      )
      hangWindow(
        room,
        { x: -0.36, y: 0.1, width: 0.36, height: 0.36 },
        { light: window, columns: 2, rows: 1, frame: lightOf('#efece6') },
      )
      fillShelves(
        room,
        { x: 0.08, y: 0.12, width: 0.9, height: 0.25 },
        { rows: 2, board: lightOf('#a9855c'), back: scaleLight(wall, 0.92), goods: KITCHENWARE },
      )
      drawArea(room.sketch, { x: -1, y: 0.53, width: 2, height: 0.026 }, { light: lightOf('#f2efe9') })
      buildCabinets(
        room,
        { x: -1, y: 0.556, width: 2, height: 0.26 },
        { columns: 12, rows: 1, face: scaleLight(wall, 0.86), handle: lightOf('#9a7b4a') },
      )
    },
    furnishNear(room) {
      const { sketch } = room
      drawArea(
        sketch,
        { x: 0.16, y: 0.45, width: 0.045, height: 0.085 },
        { light: lightOf('#c9805a'), below: lightOf('#8a4f34') },
      )
      drawDab(sketch, { x: 0.33, y: 0.505, radiusX: 0.06, radiusY: 0.028, light: lightOf('#d9cdb8') })
      drawDab(sketch, { x: 0.32, y: 0.485, radiusX: 0.02, radiusY: 0.018, light: lightOf('#d98a2b') })
      drawDab(sketch, { x: 0.35, y: 0.483, radiusX: 0.02, radiusY: 0.018, light: lightOf('#c9a52e') })
      potPlant(room, { x: -0.28, y: 0.535, size: 0.13, pot: lightOf('#e9e3d8'), lightX: -1 })
    },
  },
  shop: {
    wall: lightOf('#e8dfd3'),
    floor: lightOf('#c4ad8f'),
    floorSheen: 0.4,
    lightX: 0.7,
    tint: [1, 0.96, 0.9],
    blur: 0.023,
    glows: [
      { x: 0.3, y: 0.25, radius: 0.3, from: 'window' },
      { x: -0.1, y: 0.1, radius: 0.22, from: 'lamp' },
    ],
    furnish(room, { window, wall }) {
      const { sketch, random } = room
      hangWindow(
        room,
        { x: 0.28, y: 0.06, width: 0.5, height: 0.56 },
        { light: window, columns: 2, rows: 1, frame: lightOf('#3a332d') },
      )
      fillShelves(
        room,
        { x: -0.9, y: 0.14, width: 0.74, height: 0.44 },
        { rows: 4, board: lightOf('#c9a57a'), back: scaleLight(wall, 0.9), goods: WARES },
      )
      drawArea(sketch, { x: -0.13, y: 0.3, width: 0.36, height: 0.008 }, { light: lightOf('#8f7a4e') })
      for (let garment = 0; garment < 12; garment++) {
        const colour = WARES.colours[Math.floor(random() * WARES.colours.length)] ?? wall
        drawArea(
          sketch,
          { x: -0.12 + garment * 0.028, y: 0.31, width: 0.024, height: between(random, 0.2, 0.27) },
          { light: colour, below: scaleLight(colour, 0.6) },
        )
      }
      hangPendants(
        room,
        { y: 0.09, from: -0.5, to: 0.25, count: 4 },
        { shade: lightOf('#e9e2d4'), bulb: WHITE_BULB, size: 0.026 },
      )
    },
    furnishNear(room) {
      drawArea(room.sketch, { x: -0.34, y: 0.62, width: 0.4, height: 0.018 }, { light: lightOf('#f0e9de') })
      drawArea(
        room.sketch,
        { x: -0.32, y: 0.638, width: 0.36, height: 0.3 },
        { light: lightOf('#b58f66'), below: lightOf('#7d5f41') },
      )
      potPlant(room, { x: 0.3, y: 0.78, size: 0.27, pot: lightOf('#d9cdbd'), lightX: 1 })
    },
  },
  office: {
    wall: lightOf('#dfe1e0'),
    floor: lightOf('#a9a8a5'),
    floorSheen: 0.35,
    lightX: 0.8,
    tint: [0.97, 0.99, 1.02],
    blur: 0.024,
    glows: [{ x: 0.3, y: 0.28, radius: 0.34, from: 'window' }],
    furnish(room, { window, wall }) {
      hangWindow(
        room,
        { x: 0.02, y: 0.06, width: 0.95, height: 0.5 },
        { light: window, columns: 5, rows: 1, frame: lightOf('#6d7378') },
      )
      fillShelves(
        room,
        { x: -0.85, y: 0.16, width: 0.66, height: 0.4 },
        { rows: 4, board: lightOf('#b4936b'), back: scaleLight(wall, 0.8), goods: BOOKS },
      )
      for (let strip = 0; strip < 3; strip++) {
        drawArea(
          room.sketch,
          { x: -0.5 + strip * 0.42, y: 0.025 + 0.012 * strip, width: 0.2, height: 0.01 },
          { light: [2.2, 2.2, 2.15] },
        )
      }
    },
    furnishNear(room) {
      const { sketch } = room
      drawArea(sketch, { x: -0.2, y: 0.63, width: 0.9, height: 0.018 }, { light: lightOf('#d8c4a4') })
      drawArea(sketch, { x: -0.02, y: 0.5, width: 0.17, height: 0.1 }, { light: lightOf('#2b3036'), below: lightOf('#4b535b') })
      drawArea(sketch, { x: 0.055, y: 0.6, width: 0.02, height: 0.03 }, { light: lightOf('#55595d') })
      drawDab(sketch, { x: 0.3, y: 0.67, radiusX: 0.07, radiusY: 0.1, light: lightOf('#3a4148') })
      potPlant(room, { x: -0.29, y: 0.75, size: 0.26, pot: lightOf('#e6e2dc'), lightX: 1 })
    },
  },
  'living-room': {
    wall: lightOf('#d9cfc1'),
    floor: lightOf('#a58a6a'),
    floorSheen: 0.3,
    lightX: -0.8,
    tint: [1, 0.95, 0.87],
    blur: 0.023,
    glows: [
      { x: -0.3, y: 0.3, radius: 0.3, from: 'window' },
      { x: 0.34, y: 0.36, radius: 0.16, from: 'lamp' },
    ],
    furnish(room, { window, wall }) {
      const { sketch } = room
      hangWindow(
        room,
        { x: -0.56, y: 0.04, width: 0.38, height: 0.6 },
        { light: window, columns: 2, rows: 1, frame: lightOf('#efe9e0') },
      )
      for (const x of [-0.68, -0.17]) {
        for (let fold = 0; fold < 5; fold++) {
          const light = scaleLight(lightOf('#e9e2d6'), fold % 2 === 0 ? 1.15 : 0.72)
          drawArea(sketch, { x: x + fold * 0.022, y: 0, width: 0.022, height: 0.72 }, { light, cover: 0.92 })
        }
      }
      for (const [at, tone] of [0.7, 1.2, 0.9].entries()) {
        const area = { x: 0.04 + at * 0.13, y: 0.2 + 0.02 * (at % 2), width: 0.1, height: 0.14 }
        drawArea(sketch, area, { light: lightOf('#5a4a3a') })
        drawArea(sketch, { x: area.x + 0.008, y: area.y + 0.008, width: 0.084, height: 0.124 }, { light: scaleLight(wall, tone) })
      }
      drawDab(sketch, { x: 0.4, y: 0.36, radiusX: 0.05, radiusY: 0.045, light: [1.7, 1.25, 0.75] })
      drawArea(sketch, { x: 0.396, y: 0.4, width: 0.008, height: 0.3 }, { light: lightOf('#5a4a3a') })
    },
    furnishNear(room) {
      const { sketch } = room
      drawArea(sketch, { x: -0.14, y: 0.53, width: 0.52, height: 0.12 }, { light: lightOf('#b9ae9f'), below: lightOf('#8f8577') })
      drawArea(sketch, { x: -0.16, y: 0.62, width: 0.56, height: 0.13 }, { light: lightOf('#cfc5b6'), below: lightOf('#857a6c') })
      drawArea(sketch, { x: -0.06, y: 0.55, width: 0.09, height: 0.08 }, { light: lightOf('#b5704f'), below: lightOf('#8a5238') })
      drawArea(sketch, { x: 0.22, y: 0.55, width: 0.09, height: 0.08 }, { light: lightOf('#7d8a72'), below: lightOf('#5d6953') })
      potPlant(room, { x: -0.25, y: 0.76, size: 0.3, pot: lightOf('#c9b79f'), lightX: -1 })
    },
  },
  clinic: {
    wall: lightOf('#e6eeed'),
    floor: lightOf('#cfd6d6'),
    floorSheen: 0.5,
    lightX: -0.7,
    tint: [0.97, 1.01, 1.02],
    blur: 0.024,
    glows: [{ x: -0.3, y: 0.25, radius: 0.36, from: 'window' }],
    furnish(room, { window, wall }) {
      const { sketch } = room
      hangWindow(
        room,
        { x: -0.62, y: 0.06, width: 0.42, height: 0.46 },
        { light: window, columns: 2, rows: 1, frame: lightOf('#f4f6f6') },
      )
      for (let slat = 0; slat < 15; slat++) {
        drawArea(
          sketch,
          { x: -0.63, y: 0.06 + slat * 0.03, width: 0.44, height: 0.009 },
          { light: lightOf('#e9efef'), cover: 0.75 },
        )
      }
      drawArea(sketch, { x: -0.12, y: 0.02, width: 0.3, height: 0.52 }, { light: lightOf('#7fb9b6'), below: lightOf('#6aa5a3') })
      buildCabinets(
        room,
        { x: 0.2, y: 0.1, width: 0.8, height: 0.2 },
        { columns: 5, rows: 1, face: scaleLight(wall, 1.02), handle: lightOf('#8fa3a6') },
      )
      drawArea(sketch, { x: 0.2, y: 0.3, width: 0.8, height: 0.012 }, { light: [1.9, 1.95, 1.9] })
      drawArea(sketch, { x: 0.16, y: 0.5, width: 0.9, height: 0.02 }, { light: lightOf('#f6f8f8') })
      buildCabinets(
        room,
        { x: 0.18, y: 0.52, width: 0.85, height: 0.22 },
        { columns: 5, rows: 2, face: lightOf('#8cc2bf'), handle: lightOf('#e9f2f2') },
      )
      for (let panel = 0; panel < 2; panel++)
        drawArea(sketch, { x: -0.3 + panel * 0.42, y: 0.01, width: 0.24, height: 0.016 }, { light: [2.2, 2.25, 2.2] })
    },
    furnishNear(room) {
      const { sketch } = room
      for (const [at, tone] of ['#ffffff', '#cfe3e2', '#7fb3b0', '#ffffff'].entries()) {
        drawArea(
          sketch,
          { x: 0.24 + at * 0.034, y: 0.445 + 0.012 * (at % 2), width: 0.022, height: 0.06 },
          { light: lightOf(tone), below: scaleLight(lightOf(tone), 0.7) },
        )
      }
      drawDab(sketch, { x: -0.02, y: 0.2, radiusX: 0.06, radiusY: 0.022, turn: 0.3, light: lightOf('#eef3f3') })
      drawDab(sketch, { x: -0.02, y: 0.207, radiusX: 0.036, radiusY: 0.011, turn: 0.3, light: [2, 2, 1.9] })
      drawDab(sketch, { x: -0.08, y: 0.63, radiusX: 0.14, radiusY: 0.03, turn: -0.35, light: lightOf('#5f9d9b') })
      drawDab(sketch, { x: 0.03, y: 0.69, radiusX: 0.1, radiusY: 0.03, light: lightOf('#4f8a89') })
      potPlant(room, { x: -0.33, y: 0.74, size: 0.2, pot: lightOf('#ffffff'), lightX: -1 })
    },
  },
  salon: {
    wall: lightOf('#e6d3cb'),
    floor: lightOf('#cbb6a6'),
    floorSheen: 0.45,
    lightX: 0.6,
    tint: [1, 0.94, 0.88],
    blur: 0.021,
    glows: [
      { x: -0.2, y: 0.3, radius: 0.2, from: 'lamp' },
      { x: 0.26, y: 0.3, radius: 0.2, from: 'lamp' },
    ],
    furnish(room, { window }) {
      const { sketch } = room
      for (const x of [-0.72, -0.3, 0.12, 0.54]) {
        hangMirror(
          room,
          { x, y: 0.15, width: 0.24, height: 0.34 },
          { glass: scaleLight(lightOf('#dcd6d0'), 0.55 + 0.2 * window[1]), frame: lightOf('#c2a06a'), bulb: WHITE_BULB },
        )
      }
      fillShelves(
        room,
        { x: -1, y: 0.5, width: 2, height: 0.075 },
        { rows: 1, board: lightOf('#f0e6df'), back: lightOf('#d9c2b8'), goods: BOTTLES },
      )
      buildCabinets(
        room,
        { x: -1, y: 0.586, width: 2, height: 0.13 },
        { columns: 9, rows: 1, face: lightOf('#efe2da'), handle: lightOf('#b8935a') },
      )
    },
    furnishNear(room) {
      const { sketch } = room
      for (const x of [-0.2, 0.24]) {
        drawDab(sketch, { x, y: 0.6, radiusX: 0.075, radiusY: 0.09, light: lightOf('#6b4a44') })
        drawDab(sketch, { x: x - 0.02, y: 0.57, radiusX: 0.035, radiusY: 0.05, light: lightOf('#8f665d'), cover: 0.7 })
        drawArea(sketch, { x: x - 0.008, y: 0.68, width: 0.016, height: 0.12 }, { light: lightOf('#8f8a86') })
        drawDab(sketch, { x, y: 0.8, radiusX: 0.07, radiusY: 0.012, light: lightOf('#a39d98') })
      }
      potPlant(room, { x: 0.42, y: 0.8, size: 0.26, pot: lightOf('#f0e8e2'), lightX: 1 })
    },
  },
  gym: {
    wall: lightOf('#2c3036'),
    floor: lightOf('#24272b'),
    floorSheen: 0.16,
    lightX: 0.5,
    tint: [0.72, 0.84, 1],
    blur: 0.022,
    glows: [{ x: 0.1, y: 0.1, radius: 0.24, from: 'window' }],
    furnish(room) {
      const { sketch, random, lamps } = room
      hangMirror(
        room,
        { x: -0.16, y: 0.14, width: 1.1, height: 0.4 },
        { glass: lightOf('#59636e'), frame: lightOf('#15181b'), bulb: undefined },
      )
      for (let strip = 0; strip < 5; strip++) {
        const x = -0.6 + strip * 0.27
        drawArea(sketch, { x, y: 0.045 + 0.01 * strip, width: 0.19, height: 0.012 }, { light: [1.9, 2.3, 2.8] })
        drawArea(sketch, { x: x + 0.1, y: 0.19, width: 0.12, height: 0.007 }, { light: [1.1, 1.35, 1.7] })
      }
      drawArea(sketch, { x: -1, y: 0.11, width: 2, height: 0.007 }, { light: [0.12, 0.6, 2.1] })
      for (let rack = 0; rack < 2; rack++) {
        const y = 0.53 + rack * 0.085
        drawArea(sketch, { x: -0.2, y: y + 0.024, width: 1.2, height: 0.012 }, { light: lightOf('#5d636a') })
        for (let bell = 0; bell < 13; bell++) {
          const x = -0.17 + bell * 0.068
          drawArea(sketch, { x, y: y - 0.006, width: 0.046, height: 0.014 }, { light: lightOf('#8d949b') })
          for (const end of [0, 0.046])
            drawDab(sketch, { x: x + end, y, radiusX: 0.012, radiusY: 0.022, light: lightOf('#101215') })
          if (random() < 0.4)
            lamps.push({ x: x + 0.02, y: y - 0.006, light: scaleLight([0.7, 0.85, 1], 0.12 * random()), size: 0.8 })
        }
      }
    },
    furnishNear(room) {
      const { sketch } = room
      for (const x of [-0.36, -0.12]) {
        drawArea(sketch, { x, y: 0.16, width: 0.018, height: 0.62 }, { light: lightOf('#1a1c1f'), below: lightOf('#0d0e10') })
        drawArea(sketch, { x: x + 0.003, y: 0.16, width: 0.004, height: 0.6 }, { light: lightOf('#5f6a76') })
      }
      drawArea(sketch, { x: -0.5, y: 0.345, width: 0.52, height: 0.009 }, { light: lightOf('#9aa2aa') })
      for (const x of [-0.46, -0.43, -0.02, 0.01]) {
        drawDab(sketch, {
          x,
          y: 0.35,
          radiusX: 0.015,
          radiusY: 0.075,
          light: x < -0.44 || x > 0 ? lightOf('#8f1f22') : lightOf('#17191c'),
        })
      }
      drawArea(
        sketch,
        { x: -0.44, y: 0.66, width: 0.34, height: 0.028 },
        { light: lightOf('#34383d'), below: lightOf('#17191c') },
      )
    },
  },
}
