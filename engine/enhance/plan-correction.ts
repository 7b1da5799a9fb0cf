import type { PhotoMeasure } from './measure-photo.ts'

/** The strength of each change. A good photo measures well and gets almost none. */
export interface Correction {
  /** The global change, one table per channel: white balance, levels and middle tones. */
  readonly red: Uint8Array
  readonly green: Uint8Array
  readonly blue: Uint8Array
  /** Added saturation for dull colours, 0…1. */
  readonly vibrance: number
  /** Share of the local contrast that is mixed in, 0…1. */
  readonly localContrast: number
  /** Strength of the sharpening, 0…1. */
  readonly sharpening: number
}

/** Below these the light counts as white: evening light is wanted, and no photo is perfectly grey. */
const WARMTH_LEFT_ALONE = 0.1
const GREENNESS_LEFT_ALONE = 0.03
const CAST_TAKEN_BACK = 0.8
/** Lamps and shade differ along blue–amber; a strong magenta is a flower, not a lamp. */
const LARGEST_GREENNESS = 0.08
const LARGEST_WARMTH = 0.55

/** A metered middle inside this band is left alone. */
const GOOD_MIDDLE = { from: 0.31, to: 0.64 } as const
const MIDDLE_STRENGTH = 0.75

/** Decides every change from the measure alone. */
export function planCorrection(measure: PhotoMeasure): Correction {
  const balance = balanceGains(measure)
  const levels = levelsOf(measure)
  const middle = Math.max(0.03, Math.min(0.97, ((measure.middle * 255 - levels.black) * levels.gain) / 255))
  const gamma = middleGamma(middle)
  const lift = levels.gain * gamma.slope
  const stretched = measure.contrast * levels.gain
  return {
    red: tone(balance.red, levels, gamma.power),
    green: tone(balance.green, levels, gamma.power),
    blue: tone(balance.blue, levels, gamma.power),
    vibrance: 0.24 * clamp01(1 - measure.saturation * 2.4),
    localContrast: 0.05 + 0.3 * clamp01((0.55 - stretched) / 0.35),
    // brightened dark areas become noisier
    sharpening: 0.34 / Math.max(1, lift),
  }
}

function balanceGains({ warmth, greenness }: PhotoMeasure): { red: number; green: number; blue: number } {
  const warm = CAST_TAKEN_BACK * beyond(limit(warmth, LARGEST_WARMTH), WARMTH_LEFT_ALONE)
  const green = CAST_TAKEN_BACK * beyond(limit(greenness, LARGEST_GREENNESS), GREENNESS_LEFT_ALONE)
  const gains = { red: Math.exp(-warm / 2), green: Math.exp(-green), blue: Math.exp(warm / 2) }
  // the light's colour changes, its strength does not
  const level = 0.299 * gains.red + 0.587 * gains.green + 0.114 * gains.blue
  return { red: gains.red / level, green: gains.green / level, blue: gains.blue / level }
}

interface Levels {
  readonly black: number
  readonly gain: number
}

function levelsOf({ darkest, brightest }: PhotoMeasure): Levels {
  // a photo with true whites and no blacks is high-key by intent; without either it is hazy
  const isHazy = brightest < 236 && darkest > 36
  const black = 0.88 * Math.min(isHazy ? 72 : 20, Math.max(0, darkest - 8))
  // soft whites are a style, missing ones a fault: the stretch fades out between the two
  const kept = isHazy ? 0.12 : 0.12 + 0.78 * clamp01((brightest - 140) / 75)
  const white = brightest < 240 ? brightest + (252 - brightest) * kept : 255
  return { black, gain: Math.min(2.4, 255 / Math.max(80, white - black)) }
}

function middleGamma(middle: number): { power: number; slope: number } {
  const wanted = Math.max(GOOD_MIDDLE.from, Math.min(GOOD_MIDDLE.to, middle))
  const target = middle + (wanted - middle) * MIDDLE_STRENGTH
  const power = Math.max(0.58, Math.min(1.4, Math.log(target) / Math.log(middle)))
  return { power, slope: Math.max(1, target / middle) }
}

function tone(balance: number, { black, gain }: Levels, power: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, value) => {
    const straight = Math.max(0, ((value * balance - black) * gain) / 255) ** power
    return Math.round(255 * shoulder(straight))
  })
}

/** Compresses values above 0.94 smoothly, so that no detail is clipped. */
function shoulder(value: number): number {
  if (value <= 0.94) return value
  return 0.94 + 0.06 * (1 - Math.exp(-(value - 0.94) / 0.06))
}

function beyond(value: number, left: number): number {
  return Math.sign(value) * Math.max(0, Math.abs(value) - left)
}

function limit(value: number, largest: number): number {
  return Math.max(-largest, Math.min(largest, value))
}

function clamp01(value: number): number {
  return Math.max(0, Math.min(1, value))
}
