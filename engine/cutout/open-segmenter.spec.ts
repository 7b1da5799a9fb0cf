import { expect, it } from 'vitest'
import { MODELS_FOR_TESTS, MODEL_TIMEOUT_MS } from '#engine/model/models.test-support.ts'
import { openSegmenter } from './open-segmenter.ts'

it('is ready for photos of any size', { timeout: MODEL_TIMEOUT_MS }, async () => {
  const segmenter = await openSegmenter({ modelDir: MODELS_FOR_TESTS })
  try {
    const { mask } = await segmenter.segment({ data: new Uint8Array(300 * 200 * 3), width: 300, height: 200 })
    expect([mask.width, mask.height, mask.data.length]).toEqual([300, 200, 60_000])
  } finally {
    await segmenter.close()
  }
})
