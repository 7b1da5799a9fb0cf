import { expect, it } from 'vitest'
import type { Cutout, Picture } from '#engine/types.ts'
import { createPreviewer } from './preview-cutout.ts'

const SIZE = { width: 64, height: 48 }
const RED = [200, 20, 20] as const
const GREEN = [20, 200, 20] as const

const filled = (colour: readonly number[]): Picture => ({
  data: Uint8Array.from({ length: SIZE.width * SIZE.height * 3 }, (_, at) => colour[at % 3] ?? 0),
  ...SIZE,
})

const CUTOUT: Cutout = {
  photo: filled(RED),
  alpha: { data: new Uint8Array(SIZE.width * SIZE.height).fill(128), ...SIZE },
  foreground: filled(GREEN),
  box: { left: 0, top: 0, ...SIZE },
  touches: { top: false, right: false, bottom: false, left: false },
  coverage: 0.5,
  confidence: 1,
  doubts: [],
  passes: [new Uint8Array(32 * 32).fill(200)],
}

it('is corrected on the photo as it is, as the full cutout is', async () => {
  const read: Picture[] = []
  const previewer = createPreviewer({
    keyOf: () => 'photo',
    findCutout: async () => CUTOUT,
    makeCutout: async () => CUTOUT,
    storeCutout: async () => undefined,
    correctCutout: async (cutout) => {
      read.push(cutout.photo)
      return cutout
    },
  })
  await previewer.preview(new Uint8Array(), { strokes: [] })
  expect(read.map(({ data }) => Array.from(data.subarray(0, 3)))).toEqual([[...RED]])
})
