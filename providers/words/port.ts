import type { Caption, CaptionOrder } from '#engine/types.ts'
import type { OpenAiFaultCode } from '#providers/ask-openai.ts'

/** Writes captions. */
export interface CaptionWriter {
  /**
   * Returns at least one caption and at most `order.count`, each with at most five hashtags, none with a promise that health
   * professions may not make.
   * @throws ProviderFault with one of `WordsFaultCode`, unless wrapped by `withEmbeddedFallback`; the reason of `signal` when it
   * aborts
   */
  readonly write: (order: CaptionOrder, options: WriteOptions) => Promise<WrittenCaptions>
}

export interface WriteOptions {
  readonly signal?: AbortSignal | undefined
  /** The member for whom it is: the threads that write take turns by owner. */
  readonly owner: string
}

interface WrittenCaptions {
  readonly captions: readonly Caption[]
  /** The chosen writer failed and the embedded one wrote instead; shown to the member. */
  readonly isFallback: boolean
}

export type WordsFaultCode = OpenAiFaultCode

/**
 * The possible meanings of a chat message. None of them costs money, deletes, publishes or agrees to anything: see decision 033.
 */
export const MEANINGS = [
  'unknown',
  'make-post',
  'change-backdrop',
  'describe-backdrop',
  'write-caption',
  'do-again',
  'shorter-caption',
  'longer-caption',
  'other-caption',
  'caption-without-hashtags',
  'caption-with-hashtags',
  'square-format',
  'story-format',
  'feed-format',
  'show-backdrops',
  'tell-status',
  'full-size',
  'tell-balance',
  'tell-renewal',
  'tell-price',
  'connect-instagram',
  'payment-matters',
  'help',
  'person',
  'greeting',
  'thanks',
] as const
export type Meaning = (typeof MEANINGS)[number]

/** Writes down what is said in a voice note. */
export interface Transcriber {
  /**
   * Returns the words, at most 2,000 characters; empty when nothing is said. They are data like any text of a person.
   * @param note.language the conversation's, as a hint
   * @throws ProviderFault with one of `WordsFaultCode`
   */
  readonly transcribe: (note: { readonly bytes: Buffer; readonly type: string; readonly language: string }) => Promise<string>
}

/** An LLM that reads messages which the classifier did not understand. */
export interface MessageReader {
  /**
   * Returns one of the meanings and nothing else of the message.
   * @throws ProviderFault with one of `WordsFaultCode`
   */
  readonly read: (message: { readonly text: string; readonly language: string }) => Promise<Meaning>
}
