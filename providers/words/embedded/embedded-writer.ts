import type { Caption, CaptionOrder } from '#engine/types.ts'
import type { CaptionWriter } from '../port.ts'

/** `writeCaptions` of the engine, in a thread, so that other requests do not wait. */
export type WriteInEngine = (order: CaptionOrder, owner: string) => Promise<Caption[]>

/** The engine's own writer: no network; the same order and seed give the same captions. */
export function createEmbeddedWriter(writeInEngine: WriteInEngine): CaptionWriter {
  return {
    write: async (order, { signal, owner }) => {
      signal?.throwIfAborted()
      return { captions: await writeInEngine(order, owner), isFallback: false }
    },
  }
}
