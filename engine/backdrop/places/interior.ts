import { ease, lightOf, mixLight, multiplyLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import type { FloatImage } from '#engine/pixels/float-image.ts'
import { between, fractalAt, makeNoise, makeRandom, noiseAt, type Noise } from '#engine/pixels/noise.ts'
import type { PlaceScene } from '../scene.ts'
import { addGlow, defocus, drawArea, fillSketch, makeSketch } from './sketch.ts'
import type { Room } from './props.ts'
import type { RoomPlan } from './rooms/plan.ts'
import { ROOM_PLANS } from './rooms/room-plans.ts'
import { hangNeon } from './neon.ts'
import type { DrawPlace } from './view.ts'

/** What comes through the windows and what the lamps add, by the hour. */
const HOURS: Readonly<Record<PlaceScene['time'], { window: Light; room: number; warmth: Light; lamps: number }>> = {
  day: { window: [2.5, 2.6, 2.65], room: 1, warmth: [1, 1, 1], lamps: 1 },
  sunset: { window: [2.7, 2.06, 1.5], room: 0.72, warmth: [1.12, 0.95, 0.78], lamps: 1.1 },
  night: { window: [0.05, 0.07, 0.14], room: 0.4, warmth: [1.16, 0.94, 0.7], lamps: 1.3 },
}

const FLOOR_LINE = 0.7
/** Linear light above which something is a lamp or a window. */
const SHINING = 1.3

export const drawInterior: DrawPlace = ({ scene, size }) => {
  const plan = ROOM_PLANS[scene.room ?? 'living-room']
  const hour = HOURS[scene.time]
  const random = makeRandom(scene.seed)
  const wall = scene.colour && !scene.hasNeon ? lightOf(scene.colour) : plan.wall
  const far = makeSketch(size)
  const near = makeSketch(size)
  const room: Room = { sketch: far, random, lamps: [] }
  paintShell(room, plan, wall, scene.seed)
  const palette = { wall, window: hour.window, lamps: hour.lamps, hasRoundMirrors: scene.hasRoundMirrors === true }
  plan.furnish(room, palette)
  plan.furnishNear?.({ ...room, sketch: near }, palette)

  for (const { image } of [far, near])
    lightRoom(image, { plan, level: hour.room, warmth: hour.warmth, noise: makeNoise(scene.seed + 9) })
  for (const glow of plan.glows) {
    const source = glow.from === 'window' ? scaleLight(hour.window, 0.14) : scaleLight([1, 0.66, 0.34], 0.34 * hour.lamps)
    addGlow(far, { x: glow.x, y: glow.y, radius: glow.radius, light: multiplyLight(source, [1, 1, 1]) })
  }
  if (scene.hasNeon) hangNeon({ far, near }, scene.colour)
  return {
    image: defocus([
      { sketch: far, radius: plan.blur },
      { sketch: near, radius: plan.blur * 0.86 },
    ]),
    lamps: room.lamps.map((lamp) => ({ ...lamp, light: scaleLight(lamp.light, hour.lamps) })),
    lampRadius: plan.blur * 1.02,
    light: { x: plan.lightX, hardness: 0.3 },
    daylight: multiplyLight(scaleLight(mixLight([1, 0.98, 0.94], plan.tint, 0.5), 0.35 + 0.6 * hour.room), hour.warmth),
  }
}

/** Back wall, ceiling and a floor that mirrors a little of the windows. */
function paintShell({ sketch, random }: Room, plan: RoomPlan, wall: Light, seed: number): void {
  const noise = makeNoise(seed + 2)
  const skirting = between(random, 0, 0.01)
  fillSketch(sketch, (x, y) => {
    const uneven = 1 + 0.1 * fractalAt(noise, x * 2.4, y * 2.4, 3)
    if (y < FLOOR_LINE) return scaleLight(wall, uneven * (0.82 + 0.22 * ease(0.75, 0.1, y)))
    const depth = (y - FLOOR_LINE) / (1 - FLOOR_LINE)
    const sheen = plan.floorSheen * Math.exp(-((x - plan.lightX * 0.3) ** 2) * 9) * (1 - depth)
    return mixLight(scaleLight(plan.floor, uneven * (1 - 0.35 * depth)), [1.3, 1.28, 1.2], sheen)
  })
  drawArea(
    sketch,
    { x: -1, y: FLOOR_LINE - 0.012 - skirting, width: 2, height: 0.014 },
    { light: scaleLight(wall, 0.45), cover: 0.7 },
  )
}

interface RoomLight {
  readonly plan: RoomPlan
  readonly level: number
  readonly warmth: Light
  readonly noise: Noise
}

/** Light falls off from the window's side and towards the floor, and nothing is as even as it was drawn. */
function lightRoom({ data, width, height }: FloatImage, { plan, level, warmth, noise }: RoomLight): void {
  for (let row = 0; row < height; row++) {
    const down = 1 - 0.34 * ease(0.4, 1, row / height)
    for (let column = 0; column < width; column++) {
      const x = (column - width / 2) / height
      const uneven = 1 + 0.14 * noiseAt(noise, x * 5, (row / height) * 4) + 0.05 * noiseAt(noise, x * 17, (row / height) * 15)
      const fall = level * down * uneven * (0.86 + 0.6 * Math.max(-0.8, Math.min(0.8, x * plan.lightX)))
      const at = (row * width + column) * 4
      // what shines by itself keeps its strength and its colour
      if (Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > SHINING) continue
      for (let channel = 0; channel < 3; channel++) data[at + channel] = (data[at + channel] ?? 0) * fall * (warmth[channel] ?? 1)
    }
  }
}
