/**
 * Splits the colours of a border into the subject's own and the background's, coarse to fine: a pixel must come out as the photo
 * shows it, and neighbours of like opacity have like colours.
 * Source: Germer, Uelwer, Conrad and Harmeling, "Fast Multi-Level Foreground Estimation", 2020.
 */
import { type FloatImage, makeFloatImage } from '#engine/pixels/float-image.ts'
import { halve } from '#engine/pixels/resize.ts'

export interface SplitColours {
  readonly subject: FloatImage
  readonly background: FloatImage
}

/** Weight of a neighbour whatever its opacity, and per step of opacity. */
const REGULAR = 1e-5
const GRADIENT = 1
/** Passes over levels up to `SMALL` pixels on the longer edge, and over larger ones. */
const PASSES_SMALL = 10
const PASSES_LARGE = 2
const SMALL = 32
const SOLID = 0.999
const EMPTY = 0.001

interface Level {
  readonly colours: FloatImage
  readonly opacities: FloatImage
}

/** @param colours of 0…1, three channels. @param opacities of 0…1, one channel. Both of the same size, as the answer is. */
export function splitColours(colours: FloatImage, opacities: FloatImage): SplitColours {
  const levels: Level[] = [{ colours, opacities }]
  for (let last = levels[0]; last && Math.max(last.colours.width, last.colours.height) > 1; last = levels.at(-1)) {
    levels.push({ colours: halve(last.colours), opacities: halve(last.opacities) })
  }
  let sides = averageSides({ colours, opacities })
  for (const level of levels.toReversed()) sides = refineLevel(level, sides)
  return sides
}

/** One pixel of the mean colour of either side; of the whole picture where there is no such side. */
function averageSides({ colours, opacities }: Level): SplitColours {
  const average = (isOf: (opacity: number) => boolean): FloatImage => {
    const mean = makeFloatImage(1, 1, 3)
    let count = 0
    for (let i = 0; i < opacities.data.length; i++) {
      if (!isOf(opacities.data[i] ?? 0)) continue
      count++
      for (let channel = 0; channel < 3; channel++) {
        mean.data[channel] = (mean.data[channel] ?? 0) + (colours.data[i * 3 + channel] ?? 0)
      }
    }
    for (let channel = 0; channel < 3; channel++) mean.data[channel] = (mean.data[channel] ?? 0) / Math.max(1, count)
    return count ? mean : average(() => true)
  }
  return { subject: average((opacity) => opacity > 0.9), background: average((opacity) => opacity < 0.1) }
}

function refineLevel(level: Level, coarse: SplitColours): SplitColours {
  const { colours, opacities } = level
  const { width, height } = colours
  const sides = { subject: makeFloatImage(width, height, 3), background: makeFloatImage(width, height, 3) }
  const mixed = new Int32Array(width * height)
  let count = 0
  for (let y = 0, pixel = 0; y < height; y++) {
    const row = Math.min(coarse.subject.height - 1, y >> 1) * coarse.subject.width
    for (let x = 0; x < width; x++, pixel++) {
      const from = row + Math.min(coarse.subject.width - 1, x >> 1)
      const opacity = opacities.data[pixel] ?? 0
      copyPixel(opacity >= SOLID ? colours : coarse.subject, opacity >= SOLID ? pixel : from, sides.subject, pixel)
      copyPixel(opacity <= EMPTY ? colours : coarse.background, opacity <= EMPTY ? pixel : from, sides.background, pixel)
      if (opacity > EMPTY && opacity < SOLID) mixed[count++] = pixel
    }
  }
  const passes = Math.max(width, height) <= SMALL ? PASSES_SMALL : PASSES_LARGE
  const solvePixel = pixelSolver(level, sides)
  for (let pass = 0; pass < passes; pass++) {
    for (let i = 0; i < count; i++) solvePixel(mixed[i] ?? 0)
  }
  return sides
}

function copyPixel(from: FloatImage, pixel: number, to: FloatImage, at: number): void {
  for (let channel = 0; channel < 3; channel++) to.data[at * 3 + channel] = from.data[pixel * 3 + channel] ?? 0
}

/** Solves both colours of one pixel, given its four neighbours' (two equations for each channel). */
function pixelSolver({ colours, opacities }: Level, { subject, background }: SplitColours): (pixel: number) => void {
  const { width, height } = colours
  const neighbours = new Int32Array(4)
  const weights = new Float64Array(4)
  return (pixel) => {
    const x = pixel % width
    neighbours[0] = x > 0 ? pixel - 1 : pixel
    neighbours[1] = x < width - 1 ? pixel + 1 : pixel
    neighbours[2] = pixel >= width ? pixel - width : pixel
    neighbours[3] = pixel < width * (height - 1) ? pixel + width : pixel
    const opacity = opacities.data[pixel] ?? 0
    const rest = 1 - opacity
    let sum = 0
    for (let i = 0; i < 4; i++) {
      const weight = REGULAR + GRADIENT * Math.abs(opacity - (opacities.data[neighbours[i] ?? 0] ?? 0))
      weights[i] = weight
      sum += weight
    }
    const ofSubject = opacity * opacity + sum
    const ofBoth = opacity * rest
    const ofBackground = rest * rest + sum
    const scale = 1 / (ofSubject * ofBackground - ofBoth * ofBoth)
    for (let channel = 0; channel < 3; channel++) {
      const seen = colours.data[pixel * 3 + channel] ?? 0
      const front = opacity * seen + weigh(subject.data, neighbours, weights, channel)
      const back = rest * seen + weigh(background.data, neighbours, weights, channel)
      subject.data[pixel * 3 + channel] = clamp(scale * (ofBackground * front - ofBoth * back))
      background.data[pixel * 3 + channel] = clamp(scale * (ofSubject * back - ofBoth * front))
    }
  }
}

/** Sum of one channel of some pixels, each by its weight. */
function weigh(colours: Float32Array, pixels: Int32Array, weights: Float64Array, channel: number): number {
  let sum = 0
  for (let i = 0; i < pixels.length; i++) sum += (weights[i] ?? 0) * (colours[(pixels[i] ?? 0) * 3 + channel] ?? 0)
  return sum
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
