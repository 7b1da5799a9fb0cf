import { describe, expect, it } from 'vitest'
import { feedRatio, hasOtherRatio, needsCropOrPadding } from './feed-ratio.ts'

describe('a picture in the feed', () => {
  it.each([
    [1080, 1920, 0.8],
    [1080, 1080, 1],
    [3000, 1000, 1.91],
  ])('of %i by %i has the ratio %d', (width, height, ratio) => {
    expect(feedRatio({ width, height, fits_feed: false })).toBe(ratio)
  })

  it('offers a choice only when it is visibly too tall or too wide', () => {
    expect(needsCropOrPadding({ width: 1080, height: 1920, fits_feed: false })).toBe(true)
    expect(needsCropOrPadding({ width: 639, height: 800, fits_feed: false })).toBe(false)
    expect(needsCropOrPadding({ width: 800, height: 1000, fits_feed: true })).toBe(false)
  })

  it.each([
    [['4:5', '4:5'], false],
    [['4:5', '1:1'], true],
    [['9:16'], true],
    [['original'], true],
    [[undefined], false],
    [[undefined, '1:1'], true],
    [[], false],
  ] as const)('in 4:5 stands before pictures in %j: another ratio is %s', (formats, isOther) => {
    expect(hasOtherRatio({ width: 1080, height: 1350, fits_feed: true }, formats)).toBe(isOther)
  })
})
