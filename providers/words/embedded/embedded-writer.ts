import { writeCaptions } from '#engine/captions/write-captions.ts'
import type { CaptionWriter } from '../port.ts'

/** The engine's own writer: no network, never fails, the same order and seed give the same captions. */
export function createEmbeddedWriter(): CaptionWriter {
  return {
    write: async (order, { signal } = {}) => {
      signal?.throwIfAborted()
      return { captions: writeCaptions(order), isFallback: false }
    },
  }
}
