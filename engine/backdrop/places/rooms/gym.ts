import { lightOf, scaleLight } from '#engine/pixels/colour.ts'
import { hangMirror } from '../props.ts'
import { drawArea, drawDab } from '../sketch.ts'
import type { RoomPlan } from './plan.ts'

export const gym: RoomPlan = {
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
    drawArea(sketch, { x: -0.44, y: 0.66, width: 0.34, height: 0.028 }, { light: lightOf('#34383d'), below: lightOf('#17191c') })
  },
}
