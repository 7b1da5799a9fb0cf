import { lightOf, scaleLight } from '#engine/pixels/colour.ts'
import { between } from '#engine/pixels/noise.ts'
import { hangMirror, type Room } from '../props.ts'
import { drawArea, drawDab } from '../sketch.ts'
import type { RoomPlan } from './plan.ts'

const PLATE_RIMS = ['#202328', '#b3262b', '#202328', '#2a5fb0'] as const

export const gym: RoomPlan = {
  wall: lightOf('#3b4148'),
  floor: lightOf('#2b2f34'),
  floorSheen: 0.3,
  lightX: 0.6,
  tint: [0.72, 0.84, 1],
  blur: 0.02,
  glows: [{ x: 0.3, y: 0.02, radius: 0.3, from: 'window' }],
  furnish(room) {
    const { sketch } = room
    hangMirror(
      room,
      { x: -0.14, y: 0.13, width: 1.1, height: 0.25 },
      { glass: lightOf('#75828f'), frame: lightOf('#15181b'), bulb: undefined },
    )
    for (let strip = 0; strip < 5; strip++) {
      const x = -0.62 + strip * 0.27
      drawArea(sketch, { x, y: 0.03 + 0.008 * strip, width: 0.2, height: 0.011 }, { light: [2, 2.4, 2.9] })
      drawArea(sketch, { x: x + 0.1, y: 0.18, width: 0.12, height: 0.006 }, { light: [1.3, 1.6, 2] })
    }
    // a line of blue light runs round the room
    drawArea(sketch, { x: -1, y: 0.098, width: 2, height: 0.004 }, { light: [0.2, 0.75, 2.2] })
    for (let shelf = 0; shelf < 3; shelf++) fillRack(room, 0.44 + shelf * 0.09)
  },
  furnishNear(room) {
    const { sketch } = room
    // a post of the rack and a tree of weight plates, at the dark side
    drawArea(sketch, { x: -0.37, y: 0.08, width: 0.026, height: 0.74 }, { light: lightOf('#4a535d'), below: lightOf('#121417') })
    drawArea(sketch, { x: -0.366, y: 0.08, width: 0.005, height: 0.72 }, { light: lightOf('#a5b2bf') })
    for (const [at, rim] of PLATE_RIMS.entries()) {
      const plate = { x: -0.31 + 0.028 * at, y: 0.66 + 0.008 * at, radiusX: 0.034, radiusY: 0.092 - 0.006 * at }
      drawDab(sketch, { ...plate, light: lightOf(rim) })
      drawDab(sketch, { ...plate, radiusX: plate.radiusX * 0.7, radiusY: plate.radiusY * 0.72, light: lightOf('#2b2f34') })
      drawDab(sketch, { ...plate, radiusX: 0.008, radiusY: 0.018, light: lightOf('#c9d2da') })
    }
    drawArea(sketch, { x: -0.39, y: 0.752, width: 0.24, height: 0.014 }, { light: lightOf('#4a5158'), below: lightOf('#0d0e10') })
  },
}

/** A shelf of dumb-bells: dark heads that catch the ceiling's light, bright grips between them. */
function fillRack({ sketch, random, lamps }: Room, y: number): void {
  drawArea(sketch, { x: -0.14, y: y + 0.03, width: 1.2, height: 0.014 }, { light: lightOf('#858e98'), below: lightOf('#2a2e33') })
  for (let bell = 0; bell < 12; bell++) {
    const x = -0.1 + bell * 0.088 + between(random, -0.004, 0.004)
    drawArea(sketch, { x, y: y - 0.006, width: 0.05, height: 0.013 }, { light: lightOf('#c3cbd3') })
    for (const head of [x, x + 0.05]) {
      drawDab(sketch, { x: head, y, radiusX: 0.016, radiusY: 0.028, light: lightOf('#0c0d0f') })
      drawDab(sketch, { x: head - 0.003, y: y - 0.014, radiusX: 0.008, radiusY: 0.008, light: lightOf('#7d8996'), cover: 0.85 })
    }
    if (random() < 0.2) lamps.push({ x: x + 0.02, y: y - 0.008, light: scaleLight([0.7, 0.85, 1], 0.14 * random()), size: 0.6 })
  }
}
