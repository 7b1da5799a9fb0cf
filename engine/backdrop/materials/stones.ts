import { clamp01, ease, lightOf, luminance, mixLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { cellValue, fractalAt, noiseAt, type Noise } from '#engine/pixels/noise.ts'
import { resolved, setTexel, type MakeSurface } from './surface.ts'

const GREY_VEIN = lightOf('#8d8f93')
const PALE_VEIN = lightOf('#d9d4cc')
/** Stone of a colour, as green or pink marble: linear light, its strongest channel over its weakest. */
const COLOURED_FROM = 1.35

/**
 * Polished marble. Real slabs have a few long veins in one diagonal direction, feathered on one side and fading out,
 * hairlines that join them, and drifts of grey along them; most of the stone is empty.
 */
export const makeMarble: MakeSurface = ({ base, accent }, noise) => {
  const isDark = luminance(base) < 0.18
  const isColoured = !isDark && Math.max(...base) > COLOURED_FROM * Math.min(...base)
  const vein = accent ?? (isDark || isColoured ? PALE_VEIN : GREY_VEIN)
  const drifts = isColoured ? scaleLight(base, 0.34) : mixLight(base, GREY_VEIN, 0.42)
  const cloud = isDark ? mixLight(base, PALE_VEIN, 0.1) : drifts
  const veinPaint = { from: base, to: vein }
  return {
    gloss: 0.6,
    roughness: 0,
    paintRow(texels, { count, across, step, along }) {
      for (let at = 0; at < count; at++) {
        const x = across + at * step
        // along the veins and across them: the slab lies at about thirty degrees
        const run = x * 0.84 + along * 0.54
        const side = along * 0.84 - x * 0.54
        // the bends are gentler than the distance of the beds, so that veins wander but never close into loops
        const bend = 0.62 * fractalAt(noise, run * 1.1, side * 0.8, 3) + 0.1 * fractalAt(noise, run * 6, side * 4.5, 2)
        const bed = side * 2.5 + bend
        const lull = noiseAt(noise, run * 0.9 + 5, Math.round(bed) * 3.7)
        const presence = ease(-0.5, 0.22, lull)
        const main = veinLine(bed, 0.014 + 0.016 * presence + 0.016 * noiseAt(noise, run * 5, side * 3)) * presence
        const body = 0.55 + 0.75 * fractalAt(noise, run * 2.2, side * 7 + bend * 2, 3)
        const drift = Math.max(0, veinLine(bed + 0.05, 0.24)) * (0.3 + 0.7 * presence) * clamp01(body)
        const branch = side * 4.1 + run * 1.5 + bend * 1.4 + 0.07 * noiseAt(noise, run * 9, side * 9)
        const hair = veinLine(branch, 0.008) * ease(-0.02, 0.45, noiseAt(noise, run * 1.7 + 9, Math.round(branch) * 2.3))
        const milk = 0.5 + 0.5 * fractalAt(noise, run * 1.4 - 8, side * 3.2 + bend, 2)
        const strength = clamp01(main * (isDark || isColoured ? 0.85 : 0.64) + hair * (isColoured ? 0.6 : 0.3))
        setTexel(texels, at, veinPaint, strength, 1)
        veil(texels.colour, at * 3, cloud, clamp01((drift * 0.95 + milk * 0.16) * (1 - strength)))
        texels.relief[at] = 0
      }
    },
  }
}

/** A soft line wherever a value crosses a whole number; feathered to one side. */
function veinLine(value: number, width: number): number {
  const offset = value - Math.round(value)
  const distance = offset > 0 ? offset : -offset * 1.5
  const near = Math.max(0, 1 - distance / (width * 3))
  return near * near * near
}

function veil(colour: Float32Array, at: number, over: Light, share: number): void {
  colour[at] = (colour[at] ?? 0) + (over[0] - (colour[at] ?? 0)) * share
  colour[at + 1] = (colour[at + 1] ?? 0) + (over[1] - (colour[at + 1] ?? 0)) * share
  colour[at + 2] = (colour[at + 2] ?? 0) + (over[2] - (colour[at + 2] ?? 0)) * share
}

/** Travertine and its kin: beds of tone with long shallow pits along them. */
export const makeStone: MakeSurface = ({ base, accent }, noise) => {
  const paint = { from: accent ?? scaleLight(base, 0.74), to: scaleLight(base, 1.06) }
  return {
    gloss: 0.14,
    roughness: 0.4,
    paintRow(texels, { count, across, step, along, depth }) {
      const pits = resolved(0.01, Math.max(step, depth))
      for (let at = 0; at < count; at++) {
        const x = across + at * step
        const sway = fractalAt(noise, x * 0.9, along * 1.4, 3)
        const beds = fractalAt(noise, x * 0.7 + 6, along * 11 + sway * 4.2, 4)
        const grain = noiseAt(noise, x * 70, along * 110)
        const torn = 0.4 * noiseAt(noise, x * 130, along * 190)
        const pit = ease(0.52, 0.72, noiseAt(noise, x * 26 + sway * 3, along * 105 + sway * 12) + 0.5 * beds + torn * 0.5) * pits
        setTexel(texels, at, paint, clamp01(0.62 + 0.66 * beds + 0.07 * grain), 1 - 0.3 * pit)
        texels.relief[at] = 0.1 * beds + 0.05 * grain - 0.4 * pit
      }
    },
  }
}

const CHIP_COLOURS = ['#c9795b', '#5f6f72', '#e0b98a', '#9aa68f', '#3f4346', '#d8cfc2', '#b9a08c'].map(lightOf)
const CHIP_SIZES = [
  { perMetre: 16, share: 0.5, purpose: 3 },
  { perMetre: 38, share: 0.42, purpose: 23 },
  { perMetre: 90, share: 0.3, purpose: 43 },
] as const

/** Chips of stone of very different sizes, ground flush and polished. */
export const makeTerrazzo: MakeSurface = ({ base, accent }, noise) => {
  const chips = [
    ...CHIP_COLOURS,
    ...(accent ? [accent, accent, accent] : []),
    mixLight(base, [1, 1, 1], 0.4),
    scaleLight(base, 0.62),
  ]
  const paint = { from: scaleLight(base, 0.96), to: scaleLight(base, 1.03) }
  return {
    gloss: 0.5,
    roughness: 0,
    paintRow(texels, { count, across, step, along, depth }) {
      const pixel = Math.max(step, depth * 0.7)
      for (let at = 0; at < count; at++) {
        const x = across + at * step
        setTexel(texels, at, paint, 0.5 + 0.5 * noiseAt(noise, x * 60, along * 60), 1)
        for (const size of CHIP_SIZES) {
          const clear = resolved(1.6 / size.perMetre, pixel)
          if (clear === 0) continue
          const chip = chipAt(noise, x * size.perMetre, along * size.perMetre, size)
          if (chip.cover === 0) continue
          const colour = chips[Math.floor(chip.kind * chips.length * 0.999)] ?? base
          veil(texels.colour, at * 3, scaleLight(colour, 0.93 + 0.1 * noiseAt(noise, x * 170, along * 170)), chip.cover * clear)
          break
        }
        texels.relief[at] = 0
      }
    },
  }
}

/** The broken shape around a cell's own point: a cut polygon, not a blob. */
function chipAt(noise: Noise, x: number, y: number, size: { share: number; purpose: number }): { cover: number; kind: number } {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const { purpose } = size
  if (cellValue(noise, column, row, purpose) > size.share) return { cover: 0, kind: 0 }
  const dx = x - column - 0.38 - 0.24 * cellValue(noise, column, row, purpose + 1)
  const dy = y - row - 0.38 - 0.24 * cellValue(noise, column, row, purpose + 2)
  const radius = 0.13 + 0.24 * cellValue(noise, column, row, purpose + 3)
  const turn = cellValue(noise, column, row, purpose + 4) * 6.28
  let reach = 0
  for (let side = 0; side < 5; side++) {
    const uneven = cellValue(noise, column, row, purpose + 5 + side)
    const angle = turn + (side + 0.55 * uneven) * 1.2566
    reach = Math.max(reach, (dx * Math.cos(angle) + dy * Math.sin(angle)) / (0.62 + 0.5 * uneven))
  }
  return { cover: 1 - ease(radius * 0.93, radius * 1.04, reach), kind: cellValue(noise, column, row, purpose + 11) }
}
