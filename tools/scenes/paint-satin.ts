/**
 * Paints the plate of satin, in its three lights: folds as heights, shaded with the sheen that only cloth of one thread has. Cloth that
 * a simulation let fall looked like shadows on a wall; folds that flow one way are what photographers lay.
 *
 *     node --import ./platform/quick-imports.ts tools/scenes/paint-satin.ts
 */
import { join } from 'node:path'
import sharp from 'sharp'
import { type Light, scaleLight } from '#engine/pixels/colour.ts'
import { fractalAt, makeNoise, noiseAt } from '#engine/pixels/noise.ts'
import { type Plate, SCENES } from './scene-entry.ts'

const WIDTH = 1152
const HEIGHT = 1296
const QUALITY = 86
const noise = makeNoise(571)

interface Lamp {
  readonly name: Plate['light']
  /** To the right, down and towards the camera. */
  readonly from: Light
  readonly key: Light
  readonly room: Light
}

const LAMPS: readonly Lamp[] = [
  { name: 'day', from: [-0.72, -0.42, 0.52], key: [0.72, 0.71, 0.69], room: [0.32, 0.33, 0.35] },
  { name: 'sun', from: [0.72, -0.46, 0.5], key: [0.84, 0.78, 0.68], room: [0.3, 0.29, 0.26] },
  { name: 'night', from: [-0.8, -0.3, 0.46], key: [0.86, 0.7, 0.53], room: [0.19, 0.18, 0.17] },
]

/** A fold: a broad round back and a narrow valley. */
function fold(phase: number): number {
  const wave = 0.5 + 0.5 * Math.sin(phase)
  return 0.5 * wave * wave * (3 - 2 * wave) + 0.5 * wave ** 3
}

/** Heights of the cloth, in picture heights; the far cloth is seen at a slant. */
function heightAt(x: number, y: number): number {
  const v = y / (0.55 + 0.45 * y)
  const u = 0.445 + (x - 0.445) / (0.62 + 0.38 * y)
  const wide = noiseAt(noise, u * 1.5 + 3, v * 1.2 + 7)
  const narrow = noiseAt(noise, u * 2.3 + 31, v * 1.9 + 17)
  const long = fold((u * 0.8 - v * 0.62 + 0.26 * wide + 0.1 * narrow) * 15 + 2.2 * narrow)
  const cross = fold((u * 0.55 - v + 0.34 * narrow + 0.1 * wide) * 23 + 2)
  const share = 0.5 + 0.5 * noiseAt(noise, u * 1.2 + 50, v * 1.3 + 60)
  // nearly flat where the subject stands
  const calm = 1 - 0.72 * Math.exp(-(((u - 0.45) / 0.3) ** 2) - ((v - 0.86) / 0.2) ** 2)
  const folds = 0.075 * long * (0.35 + 0.9 * share) + 0.03 * cross * (1.15 - share)
  return calm * folds + 0.022 * fractalAt(noise, u * 2.2 + 80, v * 2.2 + 90, 2)
}

function unit([x, y, z]: Light): Light {
  return scaleLight([x, y, z], 1 / Math.hypot(x, y, z))
}

const dot = (one: Light, other: Light): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

function normalAt(x: number, y: number): Light {
  const step = 1 / HEIGHT
  const across = (heightAt(x + step, y) - heightAt(x - step, y)) / (2 * step)
  const down = (heightAt(x, y + step) - heightAt(x, y - step)) / (2 * step)
  return unit([-across, -down, 1])
}

function shade(lamp: Lamp, normal: Light, aside: number): Light {
  const from = unit(lamp.from)
  const half = unit([from[0], from[1] - 0.25, from[2] + 1])
  const lit = 1.5 * (0.5 + 0.5 * dot(normal, from)) ** 2.6
  const gleam = Math.max(0, dot(normal, half))
  const sheen = 0.5 * gleam ** 18 + 0.5 * gleam ** 70
  const open = 0.45 + 0.55 * normal[2]
  const level = (at: 0 | 1 | 2): number => {
    const light = 0.74 * (1.06 - 0.16 * aside) * (lit * lamp.key[at] + open * lamp.room[at]) + sheen * lamp.key[at]
    return 255 * (1 - Math.exp(-1.55 * light)) ** (1 / 2.2)
  }
  return [level(0), level(1), level(2)]
}

for (const lamp of LAMPS) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 3)
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const aside = lamp.from[0] < 0 ? column / WIDTH : 1 - column / WIDTH
      data.set(shade(lamp, normalAt(column / HEIGHT, row / HEIGHT), aside), (row * WIDTH + column) * 3)
    }
  }
  const picture = sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } }).blur(0.8)
  await picture.jpeg({ quality: QUALITY, mozjpeg: true }).toFile(join(SCENES, 'cetim', `level-${lamp.name}.jpg`))
}
