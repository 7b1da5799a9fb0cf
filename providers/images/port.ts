import type { Format } from '#engine/types.ts'
import type { OpenAiFaultCode } from '#providers/ask-openai.ts'

/**
 * Generates a backdrop from a description at an outside service. Without one, and when one fails, the engine renders the description
 * itself; on a failure the member is told.
 */
export interface ImageGenerator {
  /**
   * Bytes of a JPEG, PNG or WebP that decode, about as wide and high as the format requires. Takes up to three minutes; a
   * generated picture costs money, so a request is never repeated.
   * @throws ProviderFault with one of `ImagesFaultCode`; the reason of `signal` when it aborts
   */
  readonly generate: (wish: BackdropWish, options?: { signal?: AbortSignal }) => Promise<Uint8Array>
}

interface BackdropWish {
  /** A member's description, at most 500 characters: data, never instructions. */
  readonly words: string
  readonly format: Format
}

/** Only `words_refused` can be fixed by the member. */
export type ImagesFaultCode = OpenAiFaultCode
