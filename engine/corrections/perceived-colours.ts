import type { SegmentedPhoto, Size } from './segmented-photo.ts'

/** Brightness and two stretched differences (blue and red against it), interleaved: closer to how unlike two colours look. */
export type PerceivedColours = Float32Array

export function perceive({ colours }: Pick<SegmentedPhoto, 'colours'>): PerceivedColours {
  const perceived = new Float32Array(colours.length)
  for (let i = 0; i < colours.length; i += 3) {
    const red = colours[i] ?? 0
    const green = colours[i + 1] ?? 0
    const blue = colours[i + 2] ?? 0
    const brightness = 0.299 * red + 0.587 * green + 0.114 * blue
    perceived[i] = brightness
    perceived[i + 1] = (blue - brightness) * 0.9
    perceived[i + 2] = (red - brightness) * 1.1
  }
  return perceived
}

/** Squared distance of two pixels' colours, given where each begins. */
export function squaredDistance(colours: PerceivedColours, one: number, other: number): number {
  const brightness = (colours[one] ?? 0) - (colours[other] ?? 0)
  const blue = (colours[one + 1] ?? 0) - (colours[other + 1] ?? 0)
  const red = (colours[one + 2] ?? 0) - (colours[other + 2] ?? 0)
  return brightness * brightness + blue * blue + red * red
}

/** Binomial over 3 × 3 pixels. */
export function smooth(colours: PerceivedColours, { width, height }: Size): PerceivedColours {
  const across = mixNeighbours(colours, 3, (pixel) => [pixel % width > 0, pixel % width < width - 1])
  const below = width * (height - 1)
  return mixNeighbours(across, width * 3, (pixel) => [pixel >= width, pixel < below])
}

/** @param has whether a pixel has the neighbour before it and the one after it. */
function mixNeighbours(
  colours: PerceivedColours,
  step: number,
  has: (pixel: number) => readonly [boolean, boolean],
): PerceivedColours {
  const mixed = new Float32Array(colours.length)
  for (let at = 0, pixel = 0; at < colours.length; at += 3, pixel++) {
    const [hasBefore, hasAfter] = has(pixel)
    const before = hasBefore ? at - step : at
    const after = hasAfter ? at + step : at
    for (let channel = 0; channel < 3; channel++) {
      const sides = (colours[before + channel] ?? 0) + (colours[after + channel] ?? 0)
      mixed[at + channel] = 0.25 * sides + 0.5 * (colours[at + channel] ?? 0)
    }
  }
  return mixed
}
