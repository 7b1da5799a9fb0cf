import { expect, it } from 'vitest'
import { measureClutter, readBehind } from './clutter-behind.ts'

const SIDE = 256

/** A dark disc on a wall, with or without the bars of a chair beside it. */
function pictureWith(bars: boolean) {
  const data = new Uint8Array(SIDE * SIDE * 3)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    const wall = bars && x > 200 && x % 16 < 8 ? 90 : 220
    data.fill(isSubject(x, y) ? 40 : wall, at * 3, at * 3 + 3)
  }
  return { data, width: SIDE, height: SIDE }
}

function isSubject(x: number, y: number): boolean {
  return Math.hypot(x - 100, y - 128) < 60
}

/** A pass that sees the disc, a little larger. */
const SEEN = {
  side: SIDE,
  data: Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
    Math.hypot((at % SIDE) - 100, Math.floor(at / SIDE) - 128) < 66 ? 1 : 0,
  ),
}

it('counts edges behind the subject, and none of the subject itself', async () => {
  expect(measureClutter(await readBehind(pictureWith(false), SEEN))).toBe(0)
  expect(measureClutter(await readBehind(pictureWith(true), SEEN))).toBeGreaterThan(0.1)
})

it('counts no chair that the pass takes for subject', async () => {
  const chair = Float32Array.from(SEEN.data, (opacity, at) => (at % SIDE > 190 ? 0.6 : opacity))
  expect(measureClutter(await readBehind(pictureWith(true), { side: SIDE, data: chair }))).toBe(0)
})

it('finds nothing where the subject fills the picture', async () => {
  expect(measureClutter(await readBehind(pictureWith(true), { side: SIDE, data: new Float32Array(SIDE * SIDE).fill(1) }))).toBe(0)
})
