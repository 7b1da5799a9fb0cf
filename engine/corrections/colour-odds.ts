import type { PerceivedColours } from './perceived-colours.ts'

/** Bins along each of brightness and the two differences. */
const BINS = 24
const CELLS = BINS * BINS * BINS
/** What a colour that one side never has counts as. */
const LEAST = 2e-6

/** How often each colour occurs, blurred a little: shares of 1. */
export type Histogram = Float32Array

export function countColours(
  colours: PerceivedColours,
  pixels: readonly number[],
  weightOf?: (pixel: number) => number,
): Histogram {
  const counts = new Float32Array(CELLS)
  let total = 0
  for (const pixel of pixels) {
    const weight = weightOf ? weightOf(pixel) : 1
    const bin = binOf(colours, pixel * 3)
    counts[bin] = (counts[bin] ?? 0) + weight
    total += weight
  }
  let blurred: Histogram = counts
  for (let round = 0; round < 2; round++) {
    for (const stride of [1, BINS, BINS * BINS]) blurred = blurAlong(blurred, stride)
  }
  return total > 0 ? blurred.map((count) => count / total) : blurred
}

function binOf(colours: PerceivedColours, at: number): number {
  const scale = BINS / 256
  const place = (value: number): number => Math.min(BINS - 1, Math.max(0, Math.floor(value * scale)))
  const blue = place((colours[at + 1] ?? 0) + 128)
  const red = place((colours[at + 2] ?? 0) + 128)
  return (red * BINS + blue) * BINS + place(colours[at] ?? 0)
}

function blurAlong(counts: Histogram, stride: number): Histogram {
  return counts.map((count, i) => {
    const place = Math.floor(i / stride) % BINS
    const before = place > 0 ? (counts[i - stride] ?? 0) : 0
    const after = place < BINS - 1 ? (counts[i + stride] ?? 0) : 0
    return 0.5 * count + 0.25 * (before + after)
  })
}

/** @param most the odds are clipped to. @returns for a pixel, the log odds of its colour between the two sides. */
export function colourOdds(
  colours: PerceivedColours,
  sides: { readonly subject: Histogram; readonly background: Histogram },
  most: number,
): (pixel: number) => number {
  const odds = sides.subject.map((share, bin) => {
    const value = Math.log((share + LEAST) / ((sides.background[bin] ?? 0) + LEAST))
    return Math.max(-most, Math.min(most, value))
  })
  return (pixel) => odds[binOf(colours, pixel * 3)] ?? 0
}
