import type { LENGTHS, TONES } from '../contract.ts'

/** What a caption should say, and in which voice. */
export interface CaptionWishesValue {
  readonly message: string
  readonly tone: (typeof TONES)[number]
  readonly length: (typeof LENGTHS)[number]
}
