import { lightOf, scaleLight } from '#engine/pixels/colour.ts'
import { buildCabinets, fillShelves, hangWindow, potPlant } from '../props.ts'
import { drawArea, drawDab } from '../sketch.ts'
import { KITCHENWARE } from './goods.ts'
import type { RoomPlan } from './plan.ts'

export const kitchen: RoomPlan = {
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
      { columns: 12, rows: 1, face: lightOf('#93a58f'), handle: lightOf('#9a7b4a') },
    )
  },
  furnishNear(room) {
    const { sketch } = room
    drawArea(sketch, { x: 0.16, y: 0.45, width: 0.045, height: 0.085 }, { light: lightOf('#c9805a'), below: lightOf('#8a4f34') })
    drawDab(sketch, { x: 0.33, y: 0.505, radiusX: 0.06, radiusY: 0.028, light: lightOf('#d9cdb8') })
    drawDab(sketch, { x: 0.32, y: 0.485, radiusX: 0.02, radiusY: 0.018, light: lightOf('#d98a2b') })
    drawDab(sketch, { x: 0.35, y: 0.483, radiusX: 0.02, radiusY: 0.018, light: lightOf('#c9a52e') })
    potPlant(room, { x: -0.28, y: 0.535, size: 0.13, pot: lightOf('#e9e3d8'), lightX: -1 })
  },
}
