import { type Format, FORMAT_RATIOS } from '#features/photo-edits/contract.ts'
import { type Draft, FEED } from '#features/publishing/contract.ts'

/** Rounding to whole pixels may cause an invisible difference. */
const RATIO_TOLERANCE = 0.01

type DraftSize = Pick<Draft, 'width' | 'height' | 'fits_feed'>

/** The ratio of a picture in the feed, cropped or padded. */
export function feedRatio({ width, height }: DraftSize): number {
  return Math.min(Math.max(width / height, FEED.tallest), FEED.widest)
}

/** Whether there is a choice between cropping and padding. */
export function needsCropOrPadding(size: DraftSize): boolean {
  const off = size.width / size.height / feedRatio(size)
  return !size.fits_feed && Math.abs(off - 1) > RATIO_TOLERANCE
}

/**
 * Whether another picture of a carousel has another ratio than the first, which Instagram shows all of them in. A picture in the
 * ratio of its photo may have any. Of one whose format is not known, nothing is said.
 */
export function hasOtherRatio(first: DraftSize, formats: readonly (Format | undefined)[]): boolean {
  const ratio = feedRatio(first)
  return formats.some((format) => {
    if (format === undefined) return false
    const other = FORMAT_RATIOS[format]
    return other === undefined || Math.abs(other / ratio - 1) > RATIO_TOLERANCE
  })
}
