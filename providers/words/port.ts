import type { Caption, CaptionOrder } from '#engine/types.ts'
import type { OpenAiFaultCode } from '#providers/ask-openai.ts'

/** Writes captions. */
export interface CaptionWriter {
  /**
   * At least one caption and at most `order.count`, each with at most five hashtags, none with a promise that health
   * professions may not make.
   * @throws ProviderFault with one of `WordsFaultCode`, unless wrapped by `withEmbeddedFallback`; the reason of `signal` when it aborts
   */
  readonly write: (order: CaptionOrder, options?: { signal?: AbortSignal }) => Promise<WrittenCaptions>
}

interface WrittenCaptions {
  readonly captions: readonly Caption[]
  /** The chosen writer failed and the embedded one wrote instead: the member is told. */
  readonly isFallback: boolean
}

export type WordsFaultCode = OpenAiFaultCode
