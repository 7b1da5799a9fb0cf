/** Changes of colours, in sRGB, because names of shades describe appearance. */

import { channelsOf } from '#engine/pixels/colour.ts'
import type { Colour } from '#engine/backdrop/scene.ts'

import type { Shade } from './lexicon/meaning.ts'

type Channels = readonly [red: number, green: number, blue: number]

const WHITE: Channels = [255, 255, 255]
const BLACK: Channels = [0, 0, 0]

function colourOf(channels: Channels): Colour {
  return `#${hexOf(channels[0])}${hexOf(channels[1])}${hexOf(channels[2])}`
}

function hexOf(channel: number): string {
  const byte = Math.round(Math.min(255, Math.max(0, channel)))
  return byte.toString(16).padStart(2, '0')
}

function mix(from: Channels, to: Channels, share: number): Channels {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}

/** Grey of the same lightness. */
function greyOf(channels: Channels): Channels {
  const grey = 0.3 * channels[0] + 0.59 * channels[1] + 0.11 * channels[2]
  return [grey, grey, grey]
}

/** How much a colour may be lightened: 1 up to middle lightness and less above, so that pale pink or beige does not turn white. */
function roomAbove(channels: Channels): number {
  return Math.min(1, 1.7 - 1.3 * (greyOf(channels)[0] / 255))
}

const BENDS: Readonly<Record<Shade, (channels: Channels) => Channels>> = {
  light: (channels) => mix(channels, WHITE, 0.5 * roomAbove(channels)),
  dark: (channels) => mix(channels, BLACK, 0.5),
  pastel: (channels) => mix(channels, WHITE, 0.58 * roomAbove(channels)),
  vivid: (channels) => mix(channels, greyOf(channels), -0.5),
  muted: (channels) => mix(mix(channels, greyOf(channels), 0.35), BLACK, 0.08),
}

export function shadeColour(colour: Colour, shade: Shade): Colour {
  return colourOf(BENDS[shade](channelsOf(colour)))
}

/** A share of white, 0…1. */
export function lighten(colour: Colour, share: number): Colour {
  return colourOf(mix(channelsOf(colour), WHITE, share))
}

/** Perceived lightness, 0…1. */
export function lightnessOf(colour: Colour): number {
  return greyOf(channelsOf(colour))[0] / 255
}
