import { lightOf, scaleLight } from '#engine/pixels/colour.ts'
import { between } from '#engine/pixels/noise.ts'
import { fillShelves, hangPendants, hangWindow, potPlant } from '../props.ts'
import { drawArea } from '../sketch.ts'
import { WARES, WHITE_BULB } from './goods.ts'
import type { RoomPlan } from './plan.ts'

export const shop: RoomPlan = {
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
    hangPendants(room, { y: 0.09, from: -0.5, to: 0.25, count: 4 }, { shade: lightOf('#e9e2d4'), bulb: WHITE_BULB, size: 0.026 })
  },
  furnishNear(room) {
    const { sketch, random } = room
    drawArea(sketch, { x: -0.62, y: 0.6, width: 0.5, height: 0.016 }, { light: lightOf('#f2ece2') })
    drawArea(sketch, { x: -0.6, y: 0.616, width: 0.46, height: 0.3 }, { light: lightOf('#a58a6c'), below: lightOf('#5d4a38') })
    for (let slat = 0; slat < 16; slat++) {
      drawArea(sketch, { x: -0.6 + slat * 0.029, y: 0.62, width: 0.006, height: 0.29 }, { light: lightOf('#4d3c2c'), cover: 0.6 })
    }
    for (let bag = 0; bag < 4; bag++) {
      const paper = scaleLight(lightOf('#e9d9c4'), between(random, 0.6, 1.1))
      drawArea(
        sketch,
        { x: -0.42 + bag * 0.07, y: 0.54, width: 0.05, height: 0.062 },
        { light: paper, below: scaleLight(paper, 0.7) },
      )
    }
    potPlant(room, { x: 0.3, y: 0.78, size: 0.27, pot: lightOf('#d9cdbd'), lightX: 1 })
  },
}
