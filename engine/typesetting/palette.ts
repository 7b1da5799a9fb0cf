import type { Picture, Plane } from '#engine/types.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

/** The colours for text, taken from a picture. Components 0…255. */
export interface Palette {
  /** Nearly black and nearly white, both with a trace of the picture's own hue. */
  readonly ink: Rgb
  readonly paper: Rgb
  /** The most saturated colour of the subject or, without one, of the picture. */
  readonly accent: Rgb
  /** Mean colour of the area around the subject. */
  readonly mean: Rgb
  /** Mean brightness and saturation, 0…1, and red minus blue, -1…1, of the area around the subject. */
  readonly brightness: number
  readonly saturation: number
  readonly warmth: number
}

const STRIDE = 13

/** Takes the colours for type from the picture. */
export function paletteOf({ data, width, height }: Picture, mask: Plane | null): Palette {
  const around = [0, 0, 0]
  const lively = [0, 0, 0]
  let seen = 0
  let livelySeen = 0
  let saturations = 0
  for (let at = 0; at < width * height; at += STRIDE) {
    const colour: Rgb = [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0]
    const saturation = saturationOf(colour)
    const isSubject = mask !== null && (mask.data[at] ?? 0) >= 128
    if (!isSubject) {
      seen++
      saturations += saturation
      addTo(around, colour, 1)
    }
    if (mask && !isSubject) continue
    const weight = saturation ** 3 * (Math.max(...colour) / 255)
    livelySeen += weight
    addTo(lively, colour, weight)
  }
  const mean = scale(around, 1 / Math.max(1, seen))
  const accent = livelySeen > 1 ? scale(lively, 1 / livelySeen) : mean
  return {
    ink: withLightness(mean, 0.11, 0.42),
    paper: withLightness(mean, 0.975, 0.5),
    accent: withLightness(accent, 0.52, 0.72),
    mean,
    brightness: (0.2126 * mean[0] + 0.7152 * mean[1] + 0.0722 * mean[2]) / 255,
    saturation: saturations / Math.max(1, seen),
    warmth: (mean[0] - mean[2]) / 255,
  }
}

/** A ground this dark gets a dark mat. */
const DARK = 0.3
/** Lightness and largest saturation of a mat: paper, or the wall of a dark room. */
const MAT = { light: [0.945, 0.3], dark: [0.13, 0.28] } as const

/** A quiet colour to set a picture on, of the hue of the ground around its subject. */
export function matColour(picture: Picture, mask: Plane | null): Rgb {
  const palette = paletteOf(picture, mask)
  if (isWhite(palette)) return beforeWhite(palette)
  const { brightness, mean } = palette
  const [lightness, most] = brightness < DARK ? MAT.dark : MAT.light
  return withLightness(mean, lightness, most)
}

/** A ground this bright and this colourless is white. */
const WHITE = { brightness: 0.84, saturation: 0.07 } as const
/** Lightness and largest saturation of what stands beside a white ground: another white there looks like a mistake. */
const BEFORE_WHITE = [0.9, 0.42] as const

/** Whether what surrounds the subject of a picture is white. */
export function isWhite({ brightness, saturation }: Palette): boolean {
  return brightness > WHITE.brightness && saturation < WHITE.saturation
}

/** A quiet colour beside a white ground, in the hue of what stands on it. */
export function beforeWhite({ accent }: Palette): Rgb {
  return withLightness(accent, ...BEFORE_WHITE)
}

function addTo(sums: number[], colour: Rgb, weight: number): void {
  colour.forEach((value, channel) => {
    sums[channel] = (sums[channel] ?? 0) + value * weight
  })
}

function scale(sums: readonly number[], by: number): Rgb {
  return [(sums[0] ?? 0) * by, (sums[1] ?? 0) * by, (sums[2] ?? 0) * by]
}

function saturationOf(colour: Rgb): number {
  const most = Math.max(...colour)
  return most === 0 ? 0 : (most - Math.min(...colour)) / most
}

/** The same hue at another HSL lightness, its saturation at most `most`. */
export function withLightness(colour: Rgb, lightness: number, most: number): Rgb {
  const high = Math.max(...colour)
  const low = Math.min(...colour)
  const own = high === low ? 0 : (high - low) / (255 - Math.abs(high + low - 255))
  const chroma = (1 - Math.abs(2 * lightness - 1)) * Math.min(own, most) * 255
  const floor = lightness * 255 - chroma / 2
  const spread = high === low ? 1 : high - low
  const place = (value: number) => Math.round(floor + ((value - low) / spread) * chroma)
  return [place(colour[0]), place(colour[1]), place(colour[2])]
}

/** `#rrggbb`. */
export function hexOf(colour: Rgb): string {
  return (
    '#' +
    colour
      .map((value) =>
        Math.max(0, Math.min(255, Math.round(value)))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}

/**
 * Whether light letters suit a ground better than dark ones. On middle tones the plain contrast ratio favours dark letters that
 * look dirty, so the choice is biased.
 */
export function prefersLight(ground: number, ink: number, paper: number): boolean {
  return contrastOf(paper, ground) * 1.6 > contrastOf(ink, ground)
}

/** WCAG contrast, 1…21, of two brightnesses given as sRGB shares. */
export function contrastOf(one: number, other: number): number {
  const [low, high] = [one, other].map((level) => Math.max(0, level) ** 2.2).sort((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}
