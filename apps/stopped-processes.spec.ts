import { afterAll, beforeAll, expect, test } from 'vitest'
import { MODEL_TIMEOUT_MS } from '#engine/model/models.test-support.ts'
import { openStoppingProduct, type StoppingProduct } from './testing/stopped-processes.test-support.ts'

/** `bench/stop.ts` does the same a hundred times. */
const MOMENTS = [0, 300, 700]

let product: StoppingProduct
beforeAll(async () => {
  product = await openStoppingProduct()
}, MODEL_TIMEOUT_MS)
afterAll(() => product.close())

test(
  'a worker that is stopped during an edit ends cleanly, without a word of errors, and another one makes the edit once',
  async () => {
    for (const moment of MOMENTS) {
      const { during, ...ending } = await product.stopWorker(moment)
      expect(ending, during).toMatchObject({ code: 0, orphans: 0, errors: [] })
    }
    expect(await product.countOutcomes()).toEqual({ 'done: reserve, spend': MOMENTS.length })
  },
  MODEL_TIMEOUT_MS,
)

test(
  'a server that is stopped while it opens a photo answers, and ends cleanly',
  async () => {
    for (const moment of MOMENTS) {
      const { status, ...ending } = await product.stopServer(moment)
      expect(ending).toMatchObject({ code: 0, orphans: 0, errors: [] })
      // 0: the connection was not open yet; 503: a busy machine had not opened it in time
      expect([0, 201, 503]).toContain(status)
    }
  },
  MODEL_TIMEOUT_MS,
)
