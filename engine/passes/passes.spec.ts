import { expect, test } from 'vitest'
import { PASSES, drawPass, undoPass } from './passes.ts'

/** Brightness that differs along both directions. */
function slope(side: number): Uint8Array {
  return Uint8Array.from({ length: side * side }, (_, i) => Math.round(((i % side) * 90 + Math.floor(i / side) * 150) / side))
}

test.each(PASSES)('what is seen in a pass of $side pixels is brought back to where it lies in the photo', async (pass) => {
  const width = 1024
  const levels = slope(width)
  const data = Uint8Array.from({ length: width * width * 3 }, (_, i) => levels[Math.floor(i / 3)] ?? 0)
  const drawn = await drawPass({ data, width, height: width }, pass)
  expect(drawn).toHaveLength(pass.side ** 2 * 3)
  // a network that answers with the brightness that it sees
  const seen = Uint8Array.from({ length: pass.side ** 2 }, (_, i) => drawn[i * 3] ?? 0)
  const back = undoPass(seen, pass.side, pass)
  const wanted = slope(pass.side)
  const farthest = back.reduce((most, value, i) => Math.max(most, Math.abs(value - (wanted[i] ?? 0))), 0)
  expect(farthest).toBeLessThanOrEqual(2)
})
