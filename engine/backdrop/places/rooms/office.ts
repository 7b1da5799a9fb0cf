import { lightOf, scaleLight } from '#engine/pixels/colour.ts'
import { fillShelves, hangWindow, placeChair, potPlant } from '../props.ts'
import { drawArea } from '../sketch.ts'
import { BOOKS } from './goods.ts'
import type { RoomPlan } from './plan.ts'

export const office: RoomPlan = {
  wall: lightOf('#dfe1e0'),
  floor: lightOf('#b9a488'),
  floorSheen: 0.4,
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
    placeChair(room, { x: 0.3, y: 0.62, size: 0.15, cover: lightOf('#2f353b'), metal: lightOf('#8d9296') })
    potPlant(room, { x: -0.29, y: 0.75, size: 0.26, pot: lightOf('#e6e2dc'), lightX: 1 })
  },
}
