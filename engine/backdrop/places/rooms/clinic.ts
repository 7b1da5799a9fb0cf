import { lightOf, scaleLight } from '#engine/pixels/colour.ts'
import { buildCabinets, hangWindow, potPlant } from '../props.ts'
import { drawArea, drawDab } from '../sketch.ts'
import type { RoomPlan } from './plan.ts'

export const clinic: RoomPlan = {
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
    drawArea(sketch, { x: -0.12, y: 0.02, width: 0.3, height: 0.52 }, { light: lightOf('#b5d0ce'), below: lightOf('#9dbdbb') })
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
      { columns: 5, rows: 2, face: lightOf('#7fb0ae'), handle: lightOf('#e9f2f2') },
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
    // the treatment chair: raised back, seat, foot, and the arm of the lamp above it
    const leather = lightOf('#6f9c9c')
    drawArea(sketch, { x: -0.03, y: 0.67, width: 0.07, height: 0.11 }, { light: lightOf('#dfe5e6'), below: lightOf('#8d9799') })
    drawDab(sketch, { x: 0.0, y: 0.79, radiusX: 0.12, radiusY: 0.018, light: lightOf('#a3adaf') })
    drawDab(sketch, { x: 0.06, y: 0.655, radiusX: 0.13, radiusY: 0.027, turn: 0.1, light: leather })
    drawDab(sketch, { x: -0.11, y: 0.585, radiusX: 0.11, radiusY: 0.03, turn: 0.82, light: scaleLight(leather, 1.15) })
    drawDab(sketch, { x: -0.19, y: 0.505, radiusX: 0.035, radiusY: 0.024, turn: 0.9, light: scaleLight(leather, 0.8) })
    drawDab(sketch, { x: 0.05, y: 0.642, radiusX: 0.11, radiusY: 0.01, turn: 0.1, light: scaleLight(leather, 1.9), cover: 0.6 })
    drawArea(sketch, { x: -0.025, y: 0.02, width: 0.01, height: 0.17 }, { light: lightOf('#cfd6d7') })
    potPlant(room, { x: -0.33, y: 0.74, size: 0.2, pot: lightOf('#ffffff'), lightX: -1 })
  },
}
