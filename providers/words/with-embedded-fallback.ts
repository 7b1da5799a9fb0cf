import { ProviderFault } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import type { CaptionWriter } from './port.ts'

/** Gives a member a caption even when another company's server fails. */
export function withEmbeddedFallback(writer: CaptionWriter, embedded: CaptionWriter, log: Pick<Log, 'warn'>): CaptionWriter {
  return {
    write: async (order, options) => {
      try {
        return await writer.write(order, options)
      } catch (error) {
        if (!(error instanceof ProviderFault)) throw error
        log.warn({ err: error }, 'the caption writer failed; the engine writes instead')
        return { ...(await embedded.write(order, options)), isFallback: true }
      }
    },
  }
}
