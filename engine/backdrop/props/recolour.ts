import { ease, lightOf, luminance, mix } from '#engine/pixels/colour.ts'
import type { FloatImage } from '#engine/pixels/float-image.ts'
import type { Colour } from '../scene.ts'

/**
 * Gives what has one colour another, in place; `image` holds colour multiplied by its coverage. What is as colourful as the own colour
 * changes and keeps its shading; highlights, wicks, caps and leaves stay.
 */
export function recolour({ data }: FloatImage, from: Colour, to: Colour): void {
  const wanted = lightOf(to)
  const shareOf = likenessTo(from)
  const shares = Float32Array.from({ length: data.length / 4 }, (_, pixel) => shareOf(data, pixel * 4))
  const level = meanLevel(data, shares)
  for (let at = 0; at < data.length; at += 4) {
    const share = shares[at / 4] ?? 0
    if (share === 0) continue
    const shade = levelAt(data, at) / level
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = mix(data[at + channel] ?? 0, shade * (wanted[channel] ?? 0) * LIFT, share)
  }
}

/** The mean is darker than the colour in full light. */
const LIFT = 1.12
/** Less chroma than this and brightness alone tells what belongs to a colour. */
const PALE = 0.45

/** Flames and highlights are brighter than any paint. */
const BURNING = { from: 0.9, to: 0.97 }

const brightnessAt = (data: Float32Array, at: number): number =>
  Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / Math.max(data[at + 3] ?? 0, 1e-3)

type Likeness = (data: Float32Array, at: number) => number

/** How far a pixel has a colour's own hue and chroma, 0…1. */
function likenessTo(from: Colour): Likeness {
  const own = lightOf(from)
  const grey = Math.min(...own)
  const chroma = 1 - grey / Math.max(...own)
  if (chroma < PALE)
    return (data, at) => 1 - Math.max(ease(0.5, 0.8, chromaAt(data, at)), ease(BURNING.from, BURNING.to, brightnessAt(data, at)))
  const pure = own.map((level) => (level - grey) / (Math.max(...own) - grey))
  return (data, at) => {
    const white = Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    const most = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    const span = Math.max(most - white, 1e-6)
    const away = pure.reduce(
      (worst, level, channel) => Math.max(worst, Math.abs(level - ((data[at + channel] ?? 0) - white) / span)),
      0,
    )
    return ease(0.1, 0.4, chromaAt(data, at) / chroma) * (1 - ease(0.3, 0.55, away))
  }
}

function chromaAt(data: Float32Array, at: number): number {
  const most = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
  return most <= 0 ? 0 : 1 - Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / most
}

const levelAt = (data: Float32Array, at: number): number => luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])

/** The mean of the pixels that have the colour. */
function meanLevel(data: Float32Array, shares: Float32Array): number {
  let [sum, cover] = [1e-6, 1e-6]
  for (const [pixel, share] of shares.entries()) {
    sum += share * levelAt(data, pixel * 4)
    cover += share * (data[pixel * 4 + 3] ?? 0)
  }
  return sum / cover
}
