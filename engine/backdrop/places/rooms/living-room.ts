import { lightOf, scaleLight } from '#engine/pixels/colour.ts'
import { hangWindow, potPlant } from '../props.ts'
import { drawArea, drawDab } from '../sketch.ts'
import type { RoomPlan } from './plan.ts'

export const livingRoom: RoomPlan = {
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
}
