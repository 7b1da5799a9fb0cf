/** A sign of neon on a wall: a bent tube with a pale core, and the wall that takes its light. */

import { lightOf, mixLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import type { FloatImage } from '#engine/pixels/float-image.ts'
import { makeRandom } from '#engine/pixels/noise.ts'

import type { Colour } from './scene.ts'

type Point = readonly [x: number, y: number]

const STEPS = 40
const around = (point: (turn: number) => Point): readonly Point[] =>
  Array.from({ length: STEPS + 1 }, (_, at) => point((2 * Math.PI * at) / STEPS))

/** Around their middle, in shares of the sign's size. */
const HEART = around((turn) => [
  (16 * Math.sin(turn) ** 3) / 34,
  -(13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn)) / 34,
])
const STAR: readonly Point[] = Array.from({ length: 11 }, (_, at) => {
  const reach = at % 2 === 0 ? 0.5 : 0.21
  return [reach * Math.sin((Math.PI * at) / 5), -reach * Math.cos((Math.PI * at) / 5)]
})
const BOLT: readonly Point[] = [
  [0.08, -0.52],
  [-0.24, 0.06],
  [0.0, 0.06],
  [-0.1, 0.52],
  [0.26, -0.12],
  [0.02, -0.12],
  [0.08, -0.52],
]
const SIGNS = [HEART, STAR, BOLT] as const

/** Where it hangs, and how large it is, in picture heights. */
const MIDDLE = 0.2
const SIZE = 0.24
const TUBE = 0.0055
const WALL_TAKES = 0.42
const HALO = 0.3
/** The gas is purer than any paint of its name. */
const PURITY = 1.5

/** Hangs it over the subject, in place. @param last the row where the wall ends, in shares of the height */
export function hangNeonSign(image: FloatImage, colour: Colour, seed: number, last: number): void {
  const { width, height, data } = image
  const gas = gasOf(colour)
  const [core, coat] = [mixLight(scaleLight(gas, 2.6), [2.6, 2.6, 2.6], 0.6), scaleLight(gas, 1.5)]
  const sign = (SIGNS[Math.floor(makeRandom(seed + 3)() * SIGNS.length)] ?? HEART).map(([x, y]): Point => [
    width / height / 2 + SIZE * x,
    MIDDLE + SIZE * y,
  ])
  for (let row = 0; row < height; row++) {
    const y = row / height
    const onWall = y < last ? 1 : 0.35
    for (let column = 0; column < width; column++) {
      const x = column / height
      const away = distanceTo(sign, x, y)
      const halo = onWall * (HALO * Math.exp(-away / 0.05) + WALL_TAKES * Math.exp(-((away / 0.3) ** 2)))
      const at = 3 * (row * width + column)
      const glass = Math.exp(-((away / (1.9 * TUBE)) ** 2))
      const heart = Math.exp(-((away / TUBE) ** 2))
      for (let channel = 0; channel < 3; channel++) {
        const own = data[at + channel] ?? 0
        const hue = gas[channel] ?? 0
        data[at + channel] =
          own * (1 + 2.6 * halo * hue) + 0.1 * halo * hue + glass * (coat[channel] ?? 0) + heart * (core[channel] ?? 0)
      }
    }
  }
}

function gasOf(colour: Colour): Light {
  const paint = lightOf(colour)
  const white = 0.75 * Math.min(...paint)
  const most = Math.max(0.02, Math.max(...paint) - white)
  const pure = (channel: number): number => Math.max(0.03, (channel - white) / most) ** PURITY
  return [pure(paint[0]), pure(paint[1]), pure(paint[2])]
}

/** The nearest part of a bent line; far away the nearest of its corners is near enough. */
function distanceTo(line: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const [px, py] of line) nearest = Math.min(nearest, (x - px) ** 2 + (y - py) ** 2)
  if (nearest > NEAR ** 2) return Math.sqrt(nearest)
  for (let at = 1; at < line.length; at++) {
    const [ax, ay] = line[at - 1] ?? [0, 0]
    const [bx, by] = line[at] ?? [0, 0]
    const [dx, dy] = [bx - ax, by - ay]
    const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2)
  }
  return Math.sqrt(nearest)
}

const NEAR = 0.14
