/** What people put on the land. */

import { lightOf, mixLight, multiplyLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { aroundZero, between, type Random } from '#engine/pixels/noise.ts'
import { drawArea, drawDab, type Sketch } from './sketch.ts'

/** A belt of round trees: dark below, sunlit above. */
export function plantGrove(
  sketch: Sketch,
  random: Random,
  grove: { y: number; count: number; size: number; light: Light },
): void {
  for (let tree = 0; tree < grove.count; tree++) {
    const x = between(random, -0.9, 0.9)
    const size = grove.size * between(random, 0.5, 1.15)
    for (let leaf = 0; leaf < 60; leaf++) {
      const up = random()
      const tone = mixLight([0.02, 0.045, 0.018], [0.24, 0.3, 0.11], up * random())
      drawDab(sketch, {
        x: x + size * 0.42 * aroundZero(random),
        y: grove.y - size * up + 0.006 * aroundZero(random),
        radiusX: size * between(random, 0.08, 0.2),
        radiusY: size * between(random, 0.06, 0.13),
        light: multiplyLight(tone, grove.light),
        cover: 0.9,
      })
    }
  }
}

/** A barn of red boards under a pale roof. */
export function raiseBarn(sketch: Sketch, barn: { x: number; y: number; size: number; light: Light }): void {
  const { x, y, size, light } = barn
  const boards = multiplyLight(lightOf('#7f4438'), light)
  const roof = multiplyLight(lightOf('#a7a29a'), light)
  drawArea(
    sketch,
    { x: x - size * 0.62, y: y - size * 0.5, width: size * 1.24, height: size * 0.5 },
    { light: boards, below: scaleLight(boards, 0.6) },
  )
  for (let step = 0; step < 24; step++) {
    const share = step / 24
    const half = size * (0.7 - 0.5 * share)
    drawArea(
      sketch,
      { x: x - half, y: y - size * (0.5 + 0.36 * share) - size * 0.016, width: half * 2, height: size * 0.018 },
      { light: scaleLight(roof, 1.1 - 0.5 * share) },
    )
  }
  const door = multiplyLight(lightOf('#3a1d18'), light)
  drawArea(sketch, { x: x - size * 0.14, y: y - size * 0.34, width: size * 0.28, height: size * 0.34 }, { light: door })
}

/** Posts and two rails, coming towards us along the left and turning along the front. */
export function runFence(sketch: Sketch, fence: { from: number; to: number; light: Light }): void {
  const wood = multiplyLight(lightOf('#c9b79c'), fence.light)
  const half = sketch.aspect / 2 + 0.08
  const posts = 11
  for (let post = 0; post <= posts; post++) {
    const near = (post / posts) ** 2
    const x = 0.3 * half + (half - 0.3 * half) * near
    const y = fence.from + (fence.to - fence.from) * near
    const height = 0.03 + 0.13 * near
    const width = 0.004 + 0.014 * near
    drawArea(sketch, { x, y: y - height, width, height }, { light: scaleLight(wood, 1.15), below: scaleLight(wood, 0.55) })
    if (post === posts) continue
    const next = ((post + 1) / posts) ** 2
    for (const share of [0.35, 0.8]) {
      for (let step = 0; step < 20; step++) {
        const at = near + ((next - near) * step) / 20
        const railY = fence.from + (fence.to - fence.from) * at - (0.03 + 0.13 * at) * share
        drawArea(
          sketch,
          {
            x: 0.3 * half + 0.7 * half * at,
            y: railY,
            width: (0.7 * half * (next - near)) / 20 + 0.002,
            height: 0.003 + 0.009 * at,
          },
          { light: wood },
        )
      }
    }
  }
}

interface Crops {
  readonly horizon: number
  readonly leaf: Light
  readonly fruit: readonly Light[]
  readonly light: Light
  /** Mostly blossom, hardly any soil. */
  readonly isBlossom?: true
}

const ROWS = 15

/** Rows that run from the horizon towards us, leaf by leaf, with fruit or blossom in them. */
export function growCrops(sketch: Sketch, random: Random, { horizon, leaf, fruit, light, isBlossom }: Crops): void {
  for (let step = 0; step < 110; step++) {
    const near = (step / 110) ** 2.1
    const y = horizon + 0.012 + (1.06 - horizon) * near
    const scale = 0.03 + near
    for (let row = -ROWS; row <= ROWS; row++) {
      const x = row * 0.27 * scale + 0.01 * scale * aroundZero(random)
      if (Math.abs(x) > sketch.aspect / 2 + 0.08) continue
      const leaves = isBlossom ? 5 : 4
      for (let count = 0; count < leaves; count++) {
        const up = random()
        const isFruit = random() < (isBlossom ? 0.62 : 0.16)
        const colour = isFruit ? (fruit[Math.floor(random() * fruit.length)] ?? leaf) : mixLight(scaleLight(leaf, 0.28), leaf, up)
        const radius = scale * (isFruit ? between(random, 0.012, 0.024) : between(random, 0.02, 0.05))
        drawDab(sketch, {
          x: x + (isBlossom ? 0.075 : 0.05) * scale * aroundZero(random),
          y: y - 0.09 * scale * up,
          radiusX: radius,
          radiusY: radius * (isFruit ? 0.95 : 0.5),
          turn: random() * 3.14,
          light: multiplyLight(scaleLight(colour, between(random, 0.7, 1.35)), light),
          cover: 0.92,
        })
      }
    }
  }
}

/** Ripe ears on their stalks, row behind row as the wind lays them. */
export function growWheat(sketch: Sketch, random: Random, horizon: number, light: Light): void {
  const half = sketch.aspect / 2 + 0.05
  for (let step = 0; step < 120; step++) {
    const near = (step / 120) ** 2
    const y = horizon + 0.008 + (1.1 - horizon) * near
    const scale = 0.05 + near
    const ears = Math.round(46 + 150 * (1 - near))
    for (let ear = 0; ear < ears; ear++) {
      const x = between(random, -half, half)
      const tone = between(random, 0.62, 1.3)
      const top = y - scale * between(random, 0.07, 0.13)
      const lean = 0.32 + 0.3 * aroundZero(random)
      const stalk = scale * 0.06
      drawDab(sketch, {
        x,
        y: top + stalk,
        radiusX: scale * 0.0028,
        radiusY: stalk,
        turn: lean * 0.4,
        light: multiplyLight(scaleLight(STALK, tone), light),
        cover: 0.85,
      })
      drawDab(sketch, {
        x: x + stalk * lean * 0.4,
        y: top,
        radiusX: scale * 0.0085,
        radiusY: scale * 0.03,
        turn: lean,
        light: multiplyLight(scaleLight(EAR, tone), light),
        cover: 0.95,
      })
    }
  }
}

const STALK = lightOf('#b08a45')
const EAR = lightOf('#dcb568')
