import { expect, it } from 'vitest'
import { segmentBy } from '#engine/cutout/segmenter.ts'
import { OUTPUT_SIZE } from '#engine/model/simplify-graph.ts'
import type { Picture } from '#engine/types.ts'
import { type Opacities, toLogits } from './merge-passes.ts'
import { type InferencePass, PASSES, drawPass, undoPass } from './passes.ts'
import { readBehind } from './clutter-behind.ts'
import { exponentFor, spreadTones } from './spread-tones.ts'

const SIDE = 160
/** A network tells nothing from its ground that is fewer levels apart. */
const APART = 30

const isCake = (x: number, y: number) => x > 0.3 && x < 0.7 && y > 0.3 && y < 0.8
const isChocolate = (x: number, y: number) => isCake(x, y) && y < 0.42

function draw(levelAt: (x: number, y: number) => number): Picture {
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3)
    return levelAt((pixel % SIDE) / SIDE, Math.floor(pixel / SIDE) / SIDE)
  })
  return { data, width: SIDE, height: SIDE }
}

/** White icing under chocolate, before a wall that is hardly darker. */
function cakeBefore(wall: number): Picture {
  return draw((x, y) => {
    if (isChocolate(x, y)) return 50
    return isCake(x, y) ? wall + 22 : wall
  })
}

async function see(picture: Picture, pass: InferencePass): Promise<Uint8Array> {
  const drawn = await drawPass(picture, pass)
  const [ground = 0] = drawn
  const opacities = Float32Array.from({ length: OUTPUT_SIZE ** 2 }, (_, at) => {
    const [x, y] = [at % OUTPUT_SIZE, Math.floor(at / OUTPUT_SIZE)].map((place) => Math.floor((place / OUTPUT_SIZE) * pass.side))
    const level = drawn[((y ?? 0) * pass.side + (x ?? 0)) * 3] ?? 0
    return Math.abs(level - ground) > APART ? 0.99 : 0.01
  })
  return undoPass(toLogits(opacities), OUTPUT_SIZE, pass)
}

function seenOf(isSeen: (x: number, y: number) => boolean): Opacities {
  const data = Float32Array.from({ length: OUTPUT_SIZE ** 2 }, (_, at) =>
    isSeen((at % OUTPUT_SIZE) / OUTPUT_SIZE, Math.floor(at / OUTPUT_SIZE) / OUTPUT_SIZE) ? 1 : 0,
  )
  return { side: OUTPUT_SIZE, data }
}

it('finds the white of a cake whose chocolate alone stands out from a white wall', async () => {
  const networks = { runPass: see, findPeople: () => Promise.reject(new Error('nobody')), further: PASSES.slice(2) }
  const { mask, passes } = await segmentBy(networks, cakeBefore(216))
  let found = 0
  let cake = 0
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    if (!isCake((pixel % SIDE) / SIDE, Math.floor(pixel / SIDE) / SIDE)) continue
    cake++
    if ((mask.data[pixel] ?? 0) > 127) found++
  }
  expect([found / cake > 0.97, passes.length]).toEqual([true, 1 + PASSES.length])
})

it('spreads the tones of a bright ground the more the brighter it is, and leaves others as they are', async () => {
  const asked = [60, 120, 180, 232].map(async (wall) => exponentFor(await readBehind(cakeBefore(wall), seenOf(isChocolate))))
  const exponents = await Promise.all(asked)
  expect(exponents.map((exponent) => Math.round(10 * exponent) / 10)).toEqual([1, 1, 2, 3])
  // it is the ground that counts, not a bright subject
  const shirt = draw((x, y) => (isCake(x, y) ? 250 : 40))
  expect(exponentFor(await readBehind(shirt, seenOf(isCake)))).toBe(1)
})

it('leaves black and white where they are', () => {
  expect([...spreadTones(Uint8Array.of(0, 200, 230, 255), 3)]).toEqual([0, 123, 187, 255])
})
