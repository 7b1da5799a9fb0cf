import { expect, test } from 'vitest'
import { correctMask } from './correct-mask.ts'
import { openReplays } from './open-replays.ts'
import { preparePhoto } from './prepare-photo.ts'
import { openReplay } from './replay.ts'
import type { Corrections, SegmentedPhoto, Stroke } from './segmented-photo.ts'

const SIZE = 96

/** Four coloured squares; the network saw the first. */
function drawSquares(): SegmentedPhoto {
  const colours = new Uint8Array(SIZE * SIZE * 3)
  const seen = new Float32Array(SIZE * SIZE).fill(0.03)
  for (let pixel = 0; pixel < SIZE * SIZE; pixel++) {
    const [x, y] = [pixel % SIZE, Math.floor(pixel / SIZE)]
    const square = x % 48 > 8 && x % 48 < 40 && y % 48 > 8 && y % 48 < 40
    colours.set(square ? [200, 40 + 150 * Math.floor(x / 48), 40 + 150 * Math.floor(y / 48)] : [90, 95, 99], pixel * 3)
    if (square && x < 48 && y < 48) seen[pixel] = 0.96
  }
  return { width: SIZE, height: SIZE, colours, seen, possible: seen }
}

const stroke = (kind: Stroke['kind'], x: number, y: number): Stroke => ({
  kind,
  radius: 0.04,
  points: [
    { x, y },
    { x: x + 0.05, y },
  ],
})
const [KEEP_RIGHT, KEEP_BELOW, REMOVE] = [stroke('keep', 0.7, 0.25), stroke('keep', 0.2, 0.75), stroke('remove', 0.2, 0.25)]
const SUBJECT = { left: 0.5, top: 0.5, width: 0.5, height: 0.5 }
const MANY = Array.from({ length: 20 }, (_, at) => stroke(at % 3 ? 'keep' : 'remove', 0.1 + 0.04 * at, at % 2 ? 0.25 : 0.75))

test('what is drawn, taken back and drawn again makes the same masks as a replay from the start', async () => {
  const photo = preparePhoto(drawSquares())
  const replay = openReplay(photo)
  const turns: Corrections[] = [
    { strokes: [] },
    { strokes: [KEEP_RIGHT] },
    { strokes: [KEEP_RIGHT, KEEP_BELOW] },
    { strokes: [KEEP_RIGHT] },
    { strokes: [KEEP_RIGHT, REMOVE] },
    { strokes: [REMOVE, KEEP_RIGHT] },
    { strokes: [KEEP_BELOW], subject: SUBJECT },
    { strokes: [KEEP_BELOW] },
    { strokes: MANY },
    // further back than masks are kept
    { strokes: MANY.slice(0, 2) },
    { strokes: MANY.slice(0, 3) },
  ]
  for (const corrections of turns) {
    const expected = await correctMask(photo, corrections)
    expect(Buffer.compare(replay(corrections), expected)).toBe(0)
  }
})

test('a photo that is opened ahead makes the same masks, by what was seen and by all that may have been', async () => {
  const photo = drawSquares()
  const possible = photo.seen.map((opacity, pixel) => Math.max(opacity, pixel % SIZE > 56 && pixel % SIZE < 88 ? 0.7 : 0))
  const { replay, replayUnseen } = openReplays({ ...photo, possible })
  const bySeen = await correctMask(preparePhoto({ ...photo, possible }), { strokes: [KEEP_RIGHT] })
  const byPossible = await correctMask(preparePhoto({ ...photo, possible, seen: possible }), { strokes: [], subject: SUBJECT })
  expect(Buffer.compare(replay({ strokes: [KEEP_RIGHT] }), bySeen)).toBe(0)
  expect(Buffer.compare(replayUnseen({ strokes: [], subject: SUBJECT }), byPossible)).toBe(0)
  expect(Buffer.compare(replay({ strokes: [], subject: SUBJECT }), byPossible)).not.toBe(0)
})
