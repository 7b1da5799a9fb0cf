import type { Box, Picture } from '#engine/types.ts'
import type { Rgb } from './palette.ts'

/** Share of the pixels that may fall short: a spark of light behind a letter does not make it unreadable. */
const SPARE = 0.03

/** This many samples are as good as all pixels. */
const LOOKED_AT = 4000

/** The WCAG contrast, 1…21, between letters and nearly all pixels under them. */
export function measureContrast(picture: Picture, box: Box, { letters }: { letters: Rgb }): number {
  const ink = luminanceOf(letters)
  const contrasts: number[] = []
  const stride = Math.max(1, Math.floor(Math.sqrt((box.width * box.height) / LOOKED_AT)))
  const right = Math.min(picture.width, Math.ceil(box.left + box.width))
  const bottom = Math.min(picture.height, Math.ceil(box.top + box.height))
  for (let y = Math.max(0, Math.floor(box.top)); y < bottom; y += stride) {
    for (let x = Math.max(0, Math.floor(box.left)); x < right; x += stride) {
      const ground = luminanceOf(groundAt(picture, y * picture.width + x))
      contrasts.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05))
    }
  }
  contrasts.sort((one, other) => one - other)
  return contrasts[Math.floor(contrasts.length * SPARE)] ?? 21
}

/** The WCAG contrast, 1…21, of two plain colours. */
export function contrastBetween(one: Rgb, other: Rgb): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function groundAt({ data }: Picture, at: number): Rgb {
  return [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0]
}

const LINEAR = Float64Array.from({ length: 256 }, (_, level) => {
  const share = level / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Relative luminance (WCAG 2.2), 0…1. */
function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue)
}

function linearOf(level: number): number {
  return LINEAR[Math.round(Math.max(0, Math.min(255, level)))] ?? 0
}
