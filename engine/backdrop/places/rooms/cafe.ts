import { lightOf } from '#engine/pixels/colour.ts'
import { between } from '#engine/pixels/noise.ts'
import { fillShelves, hangPendants, hangWindow, potPlant } from '../props.ts'
import { drawArea, drawDab } from '../sketch.ts'
import { CAFE_GOODS, AMBER_BULB } from './goods.ts'
import type { RoomPlan } from './plan.ts'

export const cafe: RoomPlan = {
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
}
