import { mixLight, scaleLight } from '#engine/pixels/colour.ts'
import { fractalAt, noiseAt } from '#engine/pixels/noise.ts'
import { resolved } from './surface.ts'
import { textured } from './textured.ts'

/** Full-grain leather: a net of creases between small pads, worn lighter here and there. */
export const makeLeather = textured({
  gloss: 0.22,
  roughness: 0.75,
  paint: ({ base }) => ({ from: scaleLight(base, 0.62), to: mixLight(scaleLight(base, 1.28), [1, 0.9, 0.8], 0.05) }),
  at(noise, x, y, pixel) {
    const fine = resolved(0.006, pixel)
    const bend = 0.4 * noiseAt(noise, x * 60, y * 60)
    const pads =
      Math.abs(noiseAt(noise, x * 230 + bend, y * 230)) * fine + 0.6 * Math.abs(noiseAt(noise, x * 96 + bend, y * 96 + 4))
    const wear = fractalAt(noise, x * 2.4, y * 2.6, 4)
    return { tone: 0.4 + 0.34 * wear + 0.42 * pads, relief: 1.1 * pads + 0.25 * wear }
  },
})

/** Denim: blue warp over white weft, in a diagonal. */
export const makeDenim = textured({
  gloss: 0,
  roughness: 0.8,
  paint: ({ base }) => ({ from: scaleLight(base, 0.55), to: mixLight(scaleLight(base, 1.15), [0.8, 0.84, 0.9], 0.42) }),
  at(noise, x, y, pixel) {
    const twill = Math.sin((x * 1.15 + y) * 2700 + 2 * noiseAt(noise, x * 60, y * 60)) * resolved(0.0046, pixel)
    const slub = noiseAt(noise, x * 330, y * 9) * resolved(0.006, pixel)
    const faded = fractalAt(noise, x * 1.7, y * 1.9, 4)
    const fleck = Math.max(0, noiseAt(noise, x * 420, y * 60) - 0.3) * resolved(0.005, pixel)
    return {
      tone: 0.36 + 0.16 * twill + 0.22 * slub + 0.32 * faded + 0.5 * fleck,
      relief: 0.25 * twill + 0.2 * slub + 0.9 * faded,
    }
  },
})

/** A rug of long pile: tufts that lie every way. */
export const makeFur = textured({
  gloss: 0,
  roughness: 1.1,
  paint: ({ base }) => ({ from: scaleLight(base, 0.58), to: scaleLight(base, 1.14) }),
  at(noise, x, y, pixel) {
    const lie = 2.4 * noiseAt(noise, x * 7, y * 7)
    const [across, along] = [Math.cos(lie), Math.sin(lie)]
    const u = x * across + y * along
    const v = y * across - x * along
    const hair =
      noiseAt(noise, u * 40, v * 420) * resolved(0.006, pixel) + noiseAt(noise, u * 22 + 7, v * 170) * resolved(0.014, pixel)
    const tuft = fractalAt(noise, x * 24, y * 24, 3)
    return { tone: 0.6 + 0.26 * hair + 0.42 * tuft, relief: 0.8 * hair + 1.3 * tuft }
  },
})

/** Brushed steel: fine lines along one direction, and the room as a soft band. */
export const makeSteel = textured({
  gloss: 0.62,
  roughness: 0.18,
  paint: ({ base }) => ({ from: scaleLight(base, 0.72), to: mixLight(scaleLight(base, 1.2), [1, 1, 1], 0.2) }),
  at(noise, x, y, pixel) {
    const lines =
      noiseAt(noise, x * 3, y * 1500) * resolved(0.002, pixel) + noiseAt(noise, x * 2 + 5, y * 420) * resolved(0.006, pixel)
    const band = fractalAt(noise, x * 0.8, y * 1.6, 3)
    return { tone: 0.5 + 0.13 * lines + 0.4 * band, relief: 0.25 * lines }
  },
})

/** A blackboard that was wiped: clouds and streaks of chalk. */
export const makeBlackboard = textured({
  gloss: 0.02,
  roughness: 0.15,
  paint: ({ base }) => ({ from: scaleLight(base, 0.92), to: mixLight(base, [0.8, 0.82, 0.8], 0.3) }),
  at(noise, x, y, pixel) {
    const swing = fractalAt(noise, x * 1.3, y * 1.3, 3)
    const wiped = fractalAt(noise, x * 2 + 2 * swing, y * 7 + x * 3, 4)
    const dust = noiseAt(noise, x * 260, y * 260) * resolved(0.004, pixel)
    return { tone: 0.2 + 0.34 * Math.max(0, wiped + 0.25) + 0.2 * swing + 0.06 * dust, relief: 0.1 * dust }
  },
})
