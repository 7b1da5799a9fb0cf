import { expect, test } from 'vitest'
import { LOOKS, drawLook, undoLook } from './look-square.ts'

const SIDE = 512

/** Brightness that differs along both directions. */
const slope = Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
  Math.round(((i % SIDE) * 90 + Math.floor(i / SIDE) * 150) / SIDE),
)

test.each(LOOKS)('what is seen in a look %s is brought back to where it lies in the photo', async (look) => {
  const square = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) => slope[Math.floor(i / 3)] ?? 0)
  const drawn = await drawLook(square, SIDE, look)
  // a network that answers with the brightness that it sees
  const seen = Uint8Array.from({ length: SIDE * SIDE }, (_, i) => drawn[i * 3] ?? 0)
  const back = await undoLook(seen, SIDE, look)
  const farthest = back.reduce((most, value, i) => Math.max(most, Math.abs(value - (slope[i] ?? 0))), 0)
  expect(farthest).toBeLessThanOrEqual(2)
  if (look !== 'plain') expect(drawn).not.toEqual(square)
})
