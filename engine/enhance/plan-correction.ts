import { clamp01, ease, mix } from '#engine/pixels/colour.ts'
import type { PhotoMeasure } from './measure-photo.ts'
import type { Wall } from './measure-wall.ts'

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

/**
 * A photo becomes high-key between these shares of pale wall: then its whites are white, and nothing is darkened. Between these
 * levels a wall turns from grey by intent to white in poor light.
 */
const HIGH_KEY = { from: 0.1, to: 0.3, grey: 0.64, white: 0.78 } as const
/** With this much wall its colour limits the correction, so that a white wall never gets the opposite cast. */
const SMALLEST_WALL = 0.03
/** A cast of a wall up to the first is the light's, from the second on it is paint. */
const PAINT = { warmth: [0.06, 0.11], greenness: [0.028, 0.05] } as const
const WALL_CAST_TAKEN_BACK = 0.88
/** The level of a white wall, how far one is lifted towards it, and the most. From `dark` on everything follows a little. */
const WHITE_WALL = { level: 0.955, strength: 0.55, most: 0.07, dark: 0.1 } as const

/** Decides every change from the measure alone. */
export function planCorrection(measure: PhotoMeasure): Correction {
  const highKey = highKeyOf(measure.wall)
  const balance = balanceGains(measure, highKey)
  const levels = levelsOf(measure, highKey)
  const middle = Math.max(0.03, Math.min(0.97, ((measure.middle * 255 - levels.black) * levels.gain) / 255))
  const gamma = middleGamma(middle, highKey)
  const lift = levels.gain * gamma.slope
  const stretched = measure.contrast * levels.gain
  const curve: Curve = { ...levels, power: gamma.power, white: whiteLift(measure.wall, levels, gamma.power, highKey) }
  return {
    red: tone(balance.red, curve),
    green: tone(balance.green, curve),
    blue: tone(balance.blue, curve),
    vibrance: 0.24 * clamp01(1 - measure.saturation * 2.4) * (1 - 0.5 * highKey),
    localContrast: (0.05 + 0.3 * clamp01((0.55 - stretched) / 0.35)) * (1 - 0.9 * highKey),
    // brightened dark areas become noisier
    sharpening: 0.34 / Math.max(1, lift),
  }
}

/** 0 for a photo without a white ground, 1 for a product on white. */
function highKeyOf({ share, level }: Wall): number {
  return ease(HIGH_KEY.from, HIGH_KEY.to, share) * ease(HIGH_KEY.grey, HIGH_KEY.white, level)
}

function balanceGains(measure: PhotoMeasure, highKey: number): { red: number; green: number; blue: number } {
  const { wall } = measure
  const warm = castToTake(
    CAST_TAKEN_BACK * beyond(limit(measure.warmth, LARGEST_WARMTH), WARMTH_LEFT_ALONE),
    { ...wall, cast: wall.warmth, paint: PAINT.warmth },
    highKey,
  )
  const green = castToTake(
    // a pink wall is paint, whatever the rest of the photo suggests
    CAST_TAKEN_BACK *
      beyond(limit(measure.greenness, LARGEST_GREENNESS), GREENNESS_LEFT_ALONE) *
      (1 - highKey * ease(...PAINT.greenness, Math.abs(wall.greenness))),
    { ...wall, cast: wall.greenness, paint: PAINT.greenness },
    highKey,
  )
  const gains = { red: Math.exp(-warm / 2), green: Math.exp(-green), blue: Math.exp(warm / 2) }
  // the light's colour changes, its strength does not
  const level = 0.299 * gains.red + 0.587 * gains.green + 0.114 * gains.blue
  return { red: gains.red / level, green: gains.green / level, blue: gains.blue / level }
}

interface WallCast {
  readonly share: number
  readonly cast: number
  readonly paint: readonly [from: number, to: number]
}

/** What the whole photo suggests, but where there is a wall not beyond its white, and on a high-key photo nearly all of its cast. */
function castToTake(suggested: number, { share, cast, paint }: WallCast, highKey: number): number {
  if (share < SMALLEST_WALL) return suggested
  const limited = suggested * cast <= 0 ? 0 : Math.sign(cast) * Math.min(Math.abs(suggested), Math.abs(cast))
  const ofWall = WALL_CAST_TAKEN_BACK * highKey * cast * (1 - ease(paint[0], paint[1], Math.abs(cast)))
  return Math.abs(ofWall) > Math.abs(limited) ? ofWall : limited
}

interface Levels {
  readonly black: number
  readonly gain: number
}

/** A photo with more contrast than the second has whites of its own, however grey: stretched fully it would look burnt. */
const HAZE = { flat: 0.26, full: 0.4 } as const

function levelsOf({ darkest, brightest, contrast }: PhotoMeasure, highKey: number): Levels {
  // a photo with true whites and no blacks is high-key by intent; without either it is hazy
  const isHazy = brightest < 236 && darkest > 36
  const black = 0.88 * Math.min(isHazy ? mix(72, 20, highKey) : 20, Math.max(0, darkest - 8))
  // soft whites are a style, missing ones a fault: the stretch fades out between the two
  const kept = isHazy ? mix(0.12, 0.5, ease(HAZE.flat, HAZE.full, contrast)) : 0.12 + 0.78 * clamp01((brightest - 140) / 75)
  // a white wall is lifted by itself, or skin before it would be burnt
  const white = brightest < 240 ? mix(brightest + (252 - brightest) * kept, 255, highKey) : 255
  return { black, gain: Math.min(2.4, 255 / Math.max(80, white - black)) }
}

function middleGamma(middle: number, highKey: number): { power: number; slope: number } {
  const wanted = Math.max(GOOD_MIDDLE.from, Math.min(mix(GOOD_MIDDLE.to, 1, highKey), middle))
  const target = middle + (wanted - middle) * MIDDLE_STRENGTH
  const power = Math.max(0.58, Math.min(1.4, Math.log(target) / Math.log(middle)))
  return { power, slope: Math.max(1, target / middle) }
}

/** The tone curve of a photo; `white` lifts a pale wall. */
interface Curve extends Levels {
  readonly power: number
  readonly white: WhiteLift
}

/** Added to a value: all of `by` at `at`, nothing in the shadows and at white. */
interface WhiteLift {
  readonly at: number
  readonly by: number
}

function whiteLift(wall: Wall, levels: Levels, power: number, highKey: number): WhiteLift {
  const at = Math.min(0.98, straight(wall.level * 255, levels) ** power)
  const wanted = highKey * Math.min(WHITE_WALL.most, WHITE_WALL.strength * (WHITE_WALL.level - at))
  // the levels may have darkened the wall: it never gets darker than it was
  return { at, by: Math.max(0, wanted, highKey * (wall.level - at)) }
}

function straight(value: number, { black, gain }: Levels): number {
  return Math.max(0, ((value - black) * gain) / 255)
}

function tone(balance: number, curve: Curve): Uint8Array {
  const { at, by } = curve.white
  const levels = Float64Array.from({ length: 256 }, (_, value) => {
    const level = straight(value * balance, curve) ** curve.power
    return level + (level <= at ? by * ease(WHITE_WALL.dark, at, level) : by * clamp01((1 - level) / (1 - at)))
  })
  const highest = levels[255] ?? 1
  return Uint8Array.from(levels, (level) => Math.round(255 * shoulder(level, highest)))
}

/** From this level on what would be clipped is compressed. */
const SHOULDER = 0.94

/** Compresses high values, so that no detail is clipped; where nothing would be, whites stay as white as they are. */
function shoulder(value: number, highest: number): number {
  if (value <= SHOULDER || highest <= 1) return Math.min(1, value)
  const steepness = (highest - SHOULDER) / (1 - SHOULDER)
  return SHOULDER + (1 - SHOULDER) * (1 - (1 - clamp01((value - SHOULDER) / (highest - SHOULDER))) ** steepness)
}

function beyond(value: number, left: number): number {
  return Math.sign(value) * Math.max(0, Math.abs(value) - left)
}

function limit(value: number, largest: number): number {
  return Math.max(-largest, Math.min(largest, value))
}
