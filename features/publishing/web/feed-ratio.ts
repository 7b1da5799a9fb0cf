import type { Draft } from '../contract.ts'

/** Width by height, as the feed takes it. */
const NARROWEST = 4 / 5
const WIDEST = 1.91
/** A picture of whole pixels may be off by less than anybody sees. */
const UNSEEN = 0.01

type Size = Pick<Draft, 'width' | 'height' | 'fits_feed'>

/** The proportion in which a picture stands in the feed, cropped or padded. */
export function feedRatio({ width, height }: Size): number {
  return Math.min(Math.max(width / height, NARROWEST), WIDEST)
}

/** Whether there is anything to choose between cropping and padding. */
export function mustBeFitted(size: Size): boolean {
  const off = size.width / size.height / feedRatio(size)
  return !size.fits_feed && Math.abs(off - 1) > UNSEEN
}
