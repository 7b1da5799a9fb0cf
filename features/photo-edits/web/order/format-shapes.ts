import type { Format } from '#features/photo-edits/contract.ts'

interface FormatShape {
  /** Its name in the phrases; the format itself contains a colon, which separates namespaces there. */
  readonly phrase: 'portrait' | 'square' | 'story' | 'original'
  /** Width over height; undefined for the original, which keeps the photo's own. */
  readonly ratio: number | undefined
}

export const FORMAT_SHAPES: Readonly<Record<Format, FormatShape>> = {
  '4:5': { phrase: 'portrait', ratio: 4 / 5 },
  '1:1': { phrase: 'square', ratio: 1 },
  '9:16': { phrase: 'story', ratio: 9 / 16 },
  original: { phrase: 'original', ratio: undefined },
}
