import { ProviderFault } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import type { CaptionWriter } from './port.ts'

/** A member never goes without a caption because somebody else's server failed. */
export function withEmbeddedFallback(writer: CaptionWriter, embedded: CaptionWriter, log: Pick<Log, 'warn'>): CaptionWriter {
  return {
    write: async (order, options) => {
      try {
        return await writer.write(order, options)
      } catch (error) {
        if (!(error instanceof ProviderFault)) throw error
        log.warn({ err: error }, 'the caption writer failed and the engine writes')
        return { ...(await embedded.write(order, options)), isFallback: true }
      }
    },
  }
}
