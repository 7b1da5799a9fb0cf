import { lightOf, scaleLight } from '#engine/pixels/colour.ts'
import { between } from '#engine/pixels/noise.ts'
import { buildCabinets, fillShelves, hangMirror, placeChair, potPlant, type Room } from '../props.ts'
import { hangRoundMirror } from '../props/on-the-wall.ts'
import { BOTTLES, WHITE_BULB } from './goods.ts'
import type { RoomPlan } from './plan.ts'

export const salon: RoomPlan = {
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
  furnish(room, { window, hasRoundMirrors }) {
    for (const x of [-0.72, -0.3, 0.12, 0.54]) {
      if (hasRoundMirrors) {
        hangRoundMirror({ ...room, lightX: 1 }, { x: x + 0.12, y: 0.3, size: 0.94, colour: undefined })
        ringWithBulbs(room, { x: x + 0.12, y: 0.3 }, 0.15)
        continue
      }
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
    for (const x of [-0.33, 0.2])
      placeChair(room, { x, y: 0.6, size: 0.19, cover: lightOf('#5a3d36'), metal: lightOf('#b9a58a') })
    potPlant(room, { x: 0.42, y: 0.8, size: 0.26, pot: lightOf('#f0e8e2'), lightX: 1 })
  },
}

const BULBS = 12

function ringWithBulbs({ lamps, random }: Room, { x, y }: { x: number; y: number }, radius: number): void {
  for (let bulb = 0; bulb < BULBS; bulb++) {
    const turn = ((bulb + 0.5) / BULBS) * 2 * Math.PI
    const light = scaleLight(WHITE_BULB, between(random, 0.5, 0.62))
    lamps.push({ x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn), light, size: 0.72 })
  }
}
