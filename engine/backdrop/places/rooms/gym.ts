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
    drawArea(sketch, { x: -1, y: 0.118, width: 2, height: 0.004 }, { light: [0.2, 0.75, 2.2] })
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
    // a rack with its loaded bar, half out of the picture, and the bench in it
    for (const x of [-0.41, -0.07]) {
      drawArea(sketch, { x, y: 0.1, width: 0.022, height: 0.68 }, { light: lightOf('#24282d'), below: lightOf('#101214') })
      drawArea(sketch, { x: x + 0.003, y: 0.1, width: 0.005, height: 0.66 }, { light: lightOf('#7c8a98') })
    }
    drawArea(sketch, { x: -0.41, y: 0.1, width: 0.36, height: 0.018 }, { light: lightOf('#33393f') })
    drawArea(sketch, { x: -0.6, y: 0.372, width: 0.68, height: 0.008 }, { light: lightOf('#b4bcc4') })
    for (const [at, disc] of [0.088, 0.088, 0.062].entries()) {
      for (const x of [-0.025 + at * 0.02, -0.43 - at * 0.02]) {
        drawArea(
          sketch,
          { x, y: 0.376 - disc, width: 0.014, height: disc * 2 },
          { light: lightOf(at === 1 ? '#b3262b' : '#3a3f45'), below: lightOf('#0d0e10') },
        )
      }
    }
    drawArea(sketch, { x: -0.36, y: 0.6, width: 0.26, height: 0.034 }, { light: lightOf('#565d65'), below: lightOf('#17191c') })
    for (const x of [-0.34, -0.13]) drawArea(sketch, { x, y: 0.634, width: 0.014, height: 0.12 }, { light: lightOf('#2b2f34') })
  },
}
