import { clamp01, ease, type Light, mixLight, scaleLight } from '#engine/pixels/colour.ts'
import { noiseAt } from '#engine/pixels/noise.ts'
import { makeLinen } from './cloths.ts'
import { type MakeSurface, resolved, type Texels } from './surface.ts'

/** Metres: a stripe of gingham, a stripe of a printed cloth, and from one dot to the next. */
const CHECK = 0.026
const STRIPE = 0.034
const DOTS = 0.052
const DOT_RADIUS = 0.3

/** How much of the second colour is at a place, 0…1. @param soft the size of a pixel as a share of the repeat */
type Print = (x: number, y: number, soft: Softness) => number

interface Softness {
  readonly across: number
  readonly along: number
}

const WHITE: Light = [0.86, 0.84, 0.8]

/** How much of every other stripe covers a place: its edge as soft as a pixel. */
function stripeAt(place: number, width: number, pixel: number): number {
  const at = Math.abs(((((place / width) % 2) + 2) % 2) - 1)
  const edge = Math.max(0.04, (0.8 * pixel) / width)
  const seen = ease(0.5 - edge, 0.5 + edge, at)
  return 0.5 + (seen - 0.5) * resolved(width * 2, pixel)
}

const checks: Print = (x, y, { across, along }) => (stripeAt(x, CHECK, across) + stripeAt(y, CHECK, along)) / 2

const stripes: Print = (x, _y, { across }) => stripeAt(x, STRIPE, across)

/** Every other row half a step aside. */
const dots: Print = (x, y, { across, along }) => {
  const row = Math.floor(y / DOTS)
  const aside = (row & 1) * 0.5
  const dx = x / DOTS - aside - Math.round(x / DOTS - aside)
  const dy = y / DOTS - row - 0.5
  const edge = Math.max(0.03, (0.7 * Math.max(across, along)) / DOTS)
  return ease(DOT_RADIUS + edge, DOT_RADIUS - edge, Math.sqrt(dx * dx + dy * dy)) * resolved(DOTS, Math.max(across, along))
}

/** Cloth or paper printed in a second colour, which is white where none is asked for. */
const printed =
  (print: Print, isOnWhite: boolean): MakeSurface =>
  ({ base, accent }, noise) => {
    const [body, ink] = isOnWhite && !accent ? [WHITE, base] : [base, accent ?? WHITE]
    const cloth = makeLinen({ base: [1, 1, 1], accent: undefined }, noise)
    const [from, to] = [scaleLight(body, 1.12), scaleLight(ink, 1.12)]
    return {
      gloss: 0,
      roughness: 0.5,
      paintRow(texels: Texels, span) {
        cloth.paintRow(texels, span)
        const soft = { across: span.step, along: span.depth }
        for (let at = 0; at < span.count; at++) {
          const x = span.across + at * span.step
          // cloth lies a little askew
          const bent = 0.004 * noiseAt(noise, x * 2.1, span.along * 2.4)
          const share = clamp01(print(x + bent, span.along + bent, soft))
          const paint = mixLight(from, to, share)
          for (let channel = 0; channel < 3; channel++) {
            const place = at * 3 + channel
            texels.colour[place] = (texels.colour[place] ?? 1) * (paint[channel] ?? 1)
          }
          texels.relief[at] = 0.5 * (texels.relief[at] ?? 0)
        }
      },
    }
  }

export const makeChecked = printed(checks, true)
export const makeStriped = printed(stripes, true)
export const makeDotted = printed(dots, false)
