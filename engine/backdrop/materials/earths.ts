import { clamp01, ease, mixLight, scaleLight } from '#engine/pixels/colour.ts'
import { cellValue, fractalAt, type Noise, noiseAt } from '#engine/pixels/noise.ts'
import { resolved } from './surface.ts'
import { textured } from './textured.ts'

/** Turned earth: crumbs of every size, some small stones. */
export const makeSoil = textured({
  gloss: 0,
  roughness: 1.4,
  paint: ({ base }) => ({ from: scaleLight(base, 0.38), to: scaleLight(base, 1.25) }),
  at(noise, x, y, pixel) {
    const clods = fractalAt(noise, x * 9, y * 9, 4)
    const crumbs =
      noiseAt(noise, x * 70, y * 70) * resolved(0.016, pixel) + 0.7 * noiseAt(noise, x * 180, y * 180) * resolved(0.006, pixel)
    const stone = ease(0.5, 0.6, noiseAt(noise, x * 34 + 11, y * 34))
    return { tone: 0.44 + 0.4 * clods + 0.3 * crumbs + 0.3 * stone, relief: 1.2 * clods + 0.8 * crumbs + 0.6 * stone }
  },
})

/** Tar with its chippings: grey specks in black. */
export const makeAsphalt = textured({
  gloss: 0.05,
  roughness: 1,
  paint: ({ base }) => ({ from: scaleLight(base, 0.5), to: scaleLight(base, 1.7) }),
  at(noise, x, y, pixel) {
    const stones = resolved(0.009, pixel)
    const chip = cellValue(noise, Math.floor(x * 240), Math.floor(y * 240), 1) ** 3 * stones
    const grit = noiseAt(noise, x * 200, y * 200) * stones + 0.5 * noiseAt(noise, x * 80, y * 80)
    const worn = fractalAt(noise, x * 1.4, y * 1.1, 4)
    return { tone: 0.3 + 0.5 * chip + 0.14 * grit + 0.2 * worn, relief: 0.8 * grit + 0.5 * chip }
  },
})

/** Straw, strewn: stalks that lie over each other. */
export const makeStraw = textured({
  gloss: 0,
  roughness: 1.2,
  paint: ({ base }) => ({ from: scaleLight(base, 0.36), to: scaleLight(base, 1.25) }),
  at(noise, x, y, pixel) {
    let top = -1
    for (let layer = 0; layer < 5; layer++) {
      const turn = 0.9 + layer * 1.37 + 0.35 * noiseAt(noise, x * 1.6 + layer * 5, y * 1.6)
      const u = x * Math.cos(turn) + y * Math.sin(turn)
      const v = y * Math.cos(turn) - x * Math.sin(turn)
      const stalk = noiseAt(noise, u * 5 + layer * 17, v * 120 + layer * 31)
      top = Math.max(top, stalk)
    }
    const shade = fractalAt(noise, x * 5, y * 5, 2)
    const clear = 0.35 + 0.65 * resolved(0.012, pixel)
    return { tone: 0.16 + 0.95 * clamp01(top) * clear + 0.2 * shade, relief: 1.6 * top * clear }
  },
})

/** Cork: grains pressed together, light and dark. */
export const makeCork = textured({
  gloss: 0,
  roughness: 0.5,
  paint: ({ base }) => ({ from: scaleLight(base, 0.45), to: scaleLight(base, 1.18) }),
  at(noise, x, y, pixel) {
    const fine = resolved(0.008, pixel)
    const grain = noiseAt(noise, x * 120, y * 120) * fine + 0.6 * noiseAt(noise, x * 52, y * 52)
    const dark = ease(0.34, 0.5, noiseAt(noise, x * 90 + 3, y * 90)) * (0.4 + 0.6 * fine)
    return { tone: 0.66 + 0.24 * grain - 0.6 * dark, relief: 0.4 * grain - 0.5 * dark }
  },
})

const COBBLE = { width: 0.105, depth: 0.085 }

/** Cobbles in rows, each with a worn round head. */
export const makeCobbles = textured({
  gloss: 0.04,
  roughness: 1.25,
  paint: ({ base }) => ({ from: scaleLight(base, 0.42), to: scaleLight(base, 1.3) }),
  at(noise, x, y, pixel) {
    const { row, column, right, down } = cobbleAt(noise, x, y)
    const soft = 0.06 + pixel / COBBLE.depth
    const inset = Math.min(right, 1 - right, down, 1 - down) + 0.03 * noiseAt(noise, x * 50, y * 50)
    const head = ease(0.005, 0.05 + soft, inset)
    const own = cellValue(noise, column, row, 1)
    const rough = fractalAt(noise, x * 30, y * 30, 3)
    return { tone: head * (0.42 + 0.4 * own + 0.22 * rough), relief: 1.5 * Math.sqrt(head) + 0.3 * rough }
  },
})

interface Cobble {
  readonly row: number
  readonly column: number
  /** Where in the stone, 0…1. */
  readonly right: number
  readonly down: number
}

/** No two stones are as wide, and no row begins like the one before it. */
function cobbleAt(noise: Noise, x: number, y: number): Cobble {
  const row = Math.floor(y / COBBLE.depth)
  const aside = cellValue(noise, 3, row, 2)
  const across = x / COBBLE.width + aside + 0.22 * noiseAt(noise, (x / COBBLE.width) * 0.9, row * 7.3)
  const column = Math.floor(across)
  return { row, column, right: across - column, down: y / COBBLE.depth - row }
}

/** Mown grass close by: blades that lie every way. */
export const makeTurf = textured({
  gloss: 0,
  roughness: 1.2,
  paint: ({ base }) => ({ from: scaleLight(base, 0.3), to: mixLight(scaleLight(base, 1.25), [0.9, 0.95, 0.4], 0.12) }),
  at(noise, x, y, pixel) {
    let top = -1
    for (let layer = 0; layer < 4; layer++) {
      const turn = 1.2 + layer * 0.5 + 0.5 * noiseAt(noise, x * 4 + layer * 5, y * 4)
      const u = x * Math.cos(turn) + y * Math.sin(turn)
      const v = y * Math.cos(turn) - x * Math.sin(turn)
      top = Math.max(top, noiseAt(noise, u * 26 + layer * 17, v * 210 + layer * 31))
    }
    const clear = 0.3 + 0.7 * resolved(0.008, pixel)
    const patch = fractalAt(noise, x * 2.6, y * 2.6, 4)
    return { tone: 0.2 + 0.8 * clamp01(top) * clear + 0.34 * patch, relief: 1.2 * top * clear }
  },
})
