import type { Picture, Plane } from '#engine/types.ts'

/**
 * Everything that light matching does to the subject: one smooth, monotone table per channel, the same for every pixel. Declared
 * as data so that it can be shown, tested and left out.
 */
export interface LightMap {
  readonly red: Uint8Array
  readonly green: Uint8Array
  readonly blue: Uint8Array
}

/** How much of the scene's colour is taken: little, since a product must keep its colour and a face its skin. */
const CAST_TAKEN = 0.16
const EXPOSURE_TAKEN = 0.14
const LARGEST_CAST = 0.09
const LARGEST_EXPOSURE = 0.13

type Colour = readonly [red: number, green: number, blue: number]

const TO_LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function toByte(linear: number): number {
  const share = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.max(0, Math.min(255, Math.round(share * 255)))
}

/** No pixel changes. */
export function keepLight(): LightMap {
  const same = Uint8Array.from({ length: 256 }, (_, value) => value)
  return { red: same, green: same, blue: same }
}

/** Adapts the subject's colours to its scene, measured in linear light. */
export function matchLight(subject: { colours: Picture; mask: Plane }, scene: Picture): LightMap {
  const own = meanLight(subject.colours, subject.mask)
  const ambient = meanLight(scene)
  const exposure = limited((luminance(ambient) / luminance(own)) ** EXPOSURE_TAKEN, LARGEST_EXPOSURE)
  const [red, green, blue] = castOf(ambient).map((cast) => exposure * limited(cast ** CAST_TAKEN, LARGEST_CAST))
  return { red: gainTable(red ?? 1), green: gainTable(green ?? 1), blue: gainTable(blue ?? 1) }
}

/** Lifts or lowers linear light by `gain` in the dark and mid tones and runs smoothly into an unchanged white. */
function gainTable(gain: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, value) => {
    const light = TO_LINEAR[value] ?? 0
    const lifted = gain >= 1 ? 1 - (1 - light) ** gain : light * (gain + (1 - gain) * light * light * 0.6)
    return toByte(lifted)
  })
}

function castOf(colour: Colour): Colour {
  const level = luminance(colour)
  return [colour[0] / level, colour[1] / level, colour[2] / level]
}

function limited(gain: number, largest: number): number {
  return Math.max(1 - largest, Math.min(1 + largest, gain))
}

function luminance([red, green, blue]: Colour): number {
  return Math.max(0.004, 0.2126 * red + 0.7152 * green + 0.0722 * blue)
}

/** One pixel in this many is sampled; odd, so that it does not follow the columns of a picture. */
const EVERY = 7

/** Mean colour in linear light; with a mask, that of the solid part. */
function meanLight({ data }: Picture, mask?: Plane): Colour {
  let red = 0
  let green = 0
  let blue = 0
  let seen = 0
  for (let at = 0; at < data.length; at += 3 * EVERY) {
    if (mask && (mask.data[at / 3] ?? 0) < 200) continue
    red += TO_LINEAR[data[at] ?? 0] ?? 0
    green += TO_LINEAR[data[at + 1] ?? 0] ?? 0
    blue += TO_LINEAR[data[at + 2] ?? 0] ?? 0
    seen++
  }
  return seen === 0 ? [0.2, 0.2, 0.2] : [red / seen, green / seen, blue / seen]
}
