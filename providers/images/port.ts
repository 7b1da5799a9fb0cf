import type { Format } from '#engine/types.ts'
import type { OpenAiFaultCode } from '#providers/ask-openai.ts'

/**
 * Paints a backdrop from words, outside this house. Without one the engine renders words itself, and whoever asks a
 * painter that fails falls back to that and says so.
 */
export interface BackdropPainter {
  /**
   * Bytes of a JPEG, PNG or WebP that decode, about as wide and high as the format wants. Takes up to three minutes;
   * a painting costs money, so it is never asked for twice.
   * @throws ProviderFault with one of `ImagesFaultCode`; the reason of `signal` when it aborts
   */
  readonly paint: (wish: BackdropWish, options?: { signal?: AbortSignal }) => Promise<Uint8Array>
}

interface BackdropWish {
  /** A member's description, at most 500 characters: data, never instructions. */
  readonly words: string
  readonly format: Format
}

/** `words_refused` is the one that the member can mend. */
export type ImagesFaultCode = OpenAiFaultCode
