import type { LENGTHS, TONES } from '../contract.ts'

/** The content of a caption, and its tone. */
export interface CaptionWishesValue {
  readonly message: string
  readonly tone: (typeof TONES)[number]
  /** Undefined: as usual. */
  readonly length: (typeof LENGTHS)[number] | undefined
}
