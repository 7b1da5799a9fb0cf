import type { Picture, Plane, SceneLight } from '#engine/types.ts'

/**
 * Everything that light matching does to the subject: one smooth, monotone table per channel, the same for every pixel, then a
 * gain that changes slowly from the subject's left edge to its right one. Declared as data so that it can be shown, tested and
 * left out; no detail of the subject changes.
 */
export interface LightMap {
  readonly red: Uint8Array
  readonly green: Uint8Array
  readonly blue: Uint8Array
  /** Gains of red, green and blue by column of the subject on the canvas; `null` where the scene's light has no side. */
  readonly key: readonly [red: Float32Array, green: Float32Array, blue: Float32Array] | null
}

/** How much of the scene's colour is taken: little, since a product must keep its colour and a face its skin. */
const CAST_TAKEN = 0.2
const EXPOSURE_TAKEN = 0.2
const LARGEST_CAST = 0.12
/** A night dims more than a bright wall lightens: what is too bright for its scene looks pasted. */
const EXPOSURES = { darkest: 0.76, brightest: 1.13 } as const

/** The key: how much brighter the lit side is than the middle, at most, and how much of either side's colour is taken. */
const KEY = { soft: 0.04, hard: 0.11, castTaken: 0.16, largestCast: 0.06 } as const

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
  return { red: same, green: same, blue: same, key: null }
}

/** A level of the subject after light matching, 0…255. `column` is that of the subject on the canvas. */
export function litLevel(map: LightMap, channel: 0 | 1 | 2, level: number, column: number): number {
  const table = [map.red, map.green, map.blue][channel]
  const lit = table?.[level] ?? 0
  return map.key ? Math.min(255, Math.round(lit * (map.key[channel][column] ?? 1))) : lit
}

/** Adapts the subject's colours to its scene, measured in linear light, and to the side from which the scene's key light comes. */
export function matchLight(subject: { colours: Picture; mask: Plane }, scene: Picture, light: SceneLight): LightMap {
  const own = meanLight(subject.colours, subject.mask)
  const ambient = meanLight(scene)
  const wanted = (luminance(ambient) / luminance(own)) ** EXPOSURE_TAKEN
  const exposure = Math.max(EXPOSURES.darkest, Math.min(EXPOSURES.brightest, wanted))
  const [red, green, blue] = castOf(ambient).map((cast) => exposure * limited(cast ** CAST_TAKEN, LARGEST_CAST))
  return {
    red: gainTable(red ?? 1),
    green: gainTable(green ?? 1),
    blue: gainTable(blue ?? 1),
    key: keyGains(scene, light, subject.mask.width),
  }
}

/** On sRGB levels a gain of linear light is its 1/2.2 power. */
const TO_LEVELS = 1 / 2.2

/** From the left edge to the right one: brighter towards the key light, and of the colour that the scene has on that side. */
function keyGains(scene: Picture, { x, hardness }: SceneLight, width: number): LightMap['key'] {
  const side = Math.max(-1, Math.min(1, x))
  const strength = side * (KEY.soft + (KEY.hard - KEY.soft) * hardness)
  const ambient = meanLight(scene)
  const [left, right] = [sideCast(scene, ambient, 'left'), sideCast(scene, ambient, 'right')]
  const gains = (channel: 0 | 1 | 2): Float32Array =>
    Float32Array.from({ length: width }, (_, column) => {
      const across = width > 1 ? (2 * column) / (width - 1) - 1 : 0
      // smooth ends: the subject turns away from the light there
      const turned = Math.sin((across * Math.PI) / 2)
      const cast = left[channel] + ((right[channel] - left[channel]) * (turned + 1)) / 2
      return ((1 + strength * turned) * cast) ** TO_LEVELS
    })
  return [gains(0), gains(1), gains(2)]
}

/** The colour of one half of a scene against that of all of it, held back. */
function sideCast(scene: Picture, ambient: Colour, side: 'left' | 'right'): Colour {
  const own = castOf(meanLight(scene, undefined, side))
  const all = castOf(ambient)
  const taken = (channel: 0 | 1 | 2): number => limited((own[channel] / all[channel]) ** KEY.castTaken, KEY.largestCast)
  return [taken(0), taken(1), taken(2)]
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

/** Mean colour in linear light; with a mask, that of the solid part; with a side, that of one half. */
function meanLight({ data, width }: Picture, mask?: Plane, side?: 'left' | 'right'): Colour {
  let red = 0
  let green = 0
  let blue = 0
  let seen = 0
  for (let at = 0; at < data.length; at += 3 * EVERY) {
    if (mask && (mask.data[at / 3] ?? 0) < 200) continue
    if (side && (at / 3) % width < width / 2 !== (side === 'left')) continue
    red += TO_LINEAR[data[at] ?? 0] ?? 0
    green += TO_LINEAR[data[at + 1] ?? 0] ?? 0
    blue += TO_LINEAR[data[at + 2] ?? 0] ?? 0
    seen++
  }
  return seen === 0 ? [0.2, 0.2, 0.2] : [red / seen, green / seen, blue / seen]
}
