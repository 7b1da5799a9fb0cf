import { clamp01, ease, mixLight, scaleLight } from '#engine/pixels/colour.ts'
import { cellValue, fractalAt, noiseAt } from '#engine/pixels/noise.ts'
import { resolved, setTexel, type MakeSurface } from './surface.ts'

/** Sprayed board: nothing but the faintest unevenness, which keeps it from looking like a fill. */
export const makeSmooth: MakeSurface = ({ base }, noise) => {
  const paint = { from: base, to: base }
  return {
    gloss: 0.12,
    roughness: 0,
    paintRow(texels, { count, across, step, along }) {
      for (let at = 0; at < count; at++) {
        const x = across + at * step
        setTexel(texels, at, paint, 0, 1 + 0.018 * noiseAt(noise, x * 1.7, along * 1.7))
        texels.relief[at] = 0
      }
    },
  }
}

/** Emulsion put on with a roller: a fine stipple that only raking light shows. */
export const makePaintedWall: MakeSurface = ({ base }, noise) => {
  const paint = { from: base, to: base }
  return {
    gloss: 0.04,
    roughness: 0.32,
    paintRow(texels, { count, across, step, along, depth }) {
      const stipple = resolved(0.006, Math.max(step, depth))
      for (let at = 0; at < count; at++) {
        const x = across + at * step
        const uneven = fractalAt(noise, x * 1.3, along * 1.1, 3)
        const bumps = noiseAt(noise, x * 130, along * 130) * stipple + 0.6 * noiseAt(noise, x * 52, along * 47)
        setTexel(texels, at, paint, 0, 1 + 0.035 * uneven + 0.008 * bumps)
        texels.relief[at] = 0.15 * bumps
      }
    },
  }
}

/** Lime plaster worked with a trowel: broad crossing strokes, clouds of tone, a few ridges. */
export const makePlaster: MakeSurface = ({ base, accent }, noise) => {
  const paint = { from: base, to: accent ?? mixLight(scaleLight(base, 0.8), base, 0.1) }
  return {
    gloss: 0.05,
    roughness: 0.62,
    paintRow(texels, { count, across, step, along, depth }) {
      const fine = resolved(0.009, Math.max(step, depth))
      for (let at = 0; at < count; at++) {
        const x = across + at * step
        const swirl = fractalAt(noise, x * 1.5 + 4, along * 1.5, 3)
        const falling = fractalAt(noise, (x + along) * 2.6 + swirl * 1.6, (along - x) * 11 + swirl * 2.4, 4)
        const rising = fractalAt(noise, (x - along) * 2.3 + swirl * 1.4 + 40, (along + x) * 9.5 - swirl * 2.2, 4)
        const turn = ease(-0.3, 0.3, noiseAt(noise, x * 3.1 + 3, along * 3.3))
        const stroke = falling * turn + rising * (1 - turn)
        const clouds = fractalAt(noise, x * 1.9 - 11, along * 2.1 + swirl, 5)
        const grit = noiseAt(noise, x * 95, along * 95) * fine
        setTexel(texels, at, paint, clamp01(0.38 + 0.58 * clouds + 0.42 * stroke), 1 + 0.014 * grit)
        texels.relief[at] = 0.42 * stroke + 0.16 * clouds + 0.05 * grit
      }
    },
  }
}

/** Cast concrete: cloudy rather than spotty, with few pinholes, and the joints of its shuttering far apart. */
export const makeConcrete: MakeSurface = ({ base }, noise) => {
  const paint = { from: scaleLight(base, 0.78), to: scaleLight(base, 1.12) }
  return {
    gloss: 0.1,
    roughness: 0.4,
    paintRow(texels, { count, across, step, along, depth }) {
      const pixel = Math.max(step, depth)
      const fine = resolved(0.006, pixel)
      const holes = resolved(0.012, pixel)
      for (let at = 0; at < count; at++) {
        const x = across + at * step
        const drift = fractalAt(noise, x * 0.9, along * 0.7, 3)
        const clouds = fractalAt(noise, x * 2.6 + drift * 1.4, along * 2.2 + drift, 5)
        const grain = noiseAt(noise, x * 150, along * 150) * fine + 0.7 * noiseAt(noise, x * 47, along * 41)
        const hole = pinhole(noise, x, along) * holes
        const run = Math.max(0, noiseAt(noise, x * 7 + 3, along * 0.45)) * ease(-0.2, 0.5, drift)
        const tone = clamp01(0.55 + 0.46 * clouds + 0.28 * drift + 0.045 * grain - 0.22 * run)
        setTexel(texels, at, paint, tone, 1 - 0.5 * hole)
        texels.relief[at] = 0.22 * grain + 0.25 * clouds - 0.8 * hole
      }
    },
  }
}

/** Air bubbles left in the cast: sparse, clustered, two to eight millimetres. */
function pinhole(noise: Parameters<typeof noiseAt>[0], x: number, y: number): number {
  const scale = 17
  const column = Math.floor(x * scale)
  const row = Math.floor(y * scale)
  const chance = cellValue(noise, column, row, 1)
  if (chance > 0.07 + 0.14 * noiseAt(noise, column * 0.13, row * 0.17)) return 0
  const radius = 0.02 + 0.075 * cellValue(noise, column, row, 2) ** 2
  const dx = x * scale - column - 0.2 - 0.6 * cellValue(noise, column, row, 3)
  const dy = (y * scale - row - 0.2 - 0.6 * cellValue(noise, column, row, 4)) * 1.2
  return 1 - ease(radius * 0.7, radius * 1.25, Math.sqrt(dx * dx + dy * dy))
}

/** Heavy paper from the roll: only fibre, which shows as flecks in paper that was never bleached. */
export const makePaper: MakeSurface = ({ base, accent }, noise) => {
  const paint = { from: base, to: accent ?? base }
  return {
    gloss: 0,
    roughness: 0.12,
    paintRow(texels, { count, across, step, along, depth }) {
      const fine = resolved(0.004, Math.max(step, depth))
      const flecked = resolved(0.01, Math.max(step, depth))
      for (let at = 0; at < count; at++) {
        const x = across + at * step
        const wave = fractalAt(noise, x * 0.8, along * 0.5, 2)
        const fibre = noiseAt(noise, x * 240, along * 190) * fine
        const fleck = accent ? ease(0.3, 0.55, noiseAt(noise, x * 62 + along * 21, along * 150)) * flecked : 0
        setTexel(texels, at, paint, 0.36 * fleck, 1 + 0.012 * fibre + 0.014 * wave)
        texels.relief[at] = 0.2 * fibre
      }
    },
  }
}
