import { clamp01, ease, lightOf, luminance, mixLight, scaleLight } from '#engine/pixels/colour.ts'
import { cellValue, fractalAt, noiseAt } from '#engine/pixels/noise.ts'
import { resolved, setTexel, type MakeSurface } from './surface.ts'

const MORTAR = lightOf('#a3968a')
const BRICK = { width: 0.235, height: 0.068, joint: 0.011 }

/** Running bond; no two bricks have the same colour or quite the same edge. */
export const makeBrick: MakeSurface = ({ base, accent }, noise) => {
  const isPainted = luminance(base) > 0.5
  const mortar = accent ?? (isPainted ? scaleLight(base, 0.86) : MORTAR)
  const variety = isPainted ? 0.1 : 0.5
  const fired = { from: scaleLight(base, 0.66), to: mixLight(scaleLight(base, 1.18), MORTAR, 0.08) }
  return {
    gloss: 0.03,
    roughness: 1.1,
    paintRow(texels, { count, across, step, along, depth }) {
      const fine = resolved(0.008, Math.max(step, depth))
      const soft = Math.max(0.003, step)
      const ragged = along + 0.0022 * noiseAt(noise, along * 40, 5)
      const course = Math.floor(ragged / BRICK.height)
      const inCourse = ragged - course * BRICK.height
      for (let at = 0; at < count; at++) {
        const x = across + at * step + (course % 2) * BRICK.width * 0.5
        const edge = 0.0026 * noiseAt(noise, x * 38, along * 38)
        const column = Math.floor(x / BRICK.width)
        const inBrick = x - column * BRICK.width
        const inset = Math.min(inBrick, BRICK.width - inBrick, inCourse, BRICK.height - inCourse) + edge
        const joint = 1 - ease(BRICK.joint / 2 - soft, BRICK.joint / 2 + soft, inset)
        const grit = fractalAt(noise, x * 28, along * 28, 2) + 0.7 * noiseAt(noise, x * 120, along * 120) * fine
        const own = cellValue(noise, column, course, 1)
        const tone = clamp01(0.5 + variety * (own - 0.5) * 1.5 + 0.2 * grit)
        const worn = ease(0.35, 0.75, fractalAt(noise, x * 3 + 8, along * 3, 3) + 0.3 * grit) * 0.3
        const share = clamp01(joint + worn * (1 - joint))
        const place = at * 3
        for (let channel = 0; channel < 3; channel++) {
          const face = (fired.from[channel] ?? 0) + ((fired.to[channel] ?? 0) - (fired.from[channel] ?? 0)) * tone
          texels.colour[place + channel] = (face + ((mortar[channel] ?? 0) - face) * share) * (1 - 0.26 * joint)
        }
        texels.relief[at] = 0.32 * grit * (1 - joint) - 0.95 * joint + 0.2 * own
      }
    },
  }
}

const TILE = { size: 0.1, joint: 0.0032 }

/** Hand-glazed squares: each a shade of its own, set a hair out of true, so the light breaks from one to the next. */
export const makeTile: MakeSurface = ({ base, accent }, noise) => {
  const joint = accent ?? mixLight(base, lightOf('#d8d3ca'), 0.72)
  const paint = { from: scaleLight(base, 0.8), to: mixLight(scaleLight(base, 1.12), [1, 1, 1], 0.05) }
  return {
    gloss: 0.55,
    roughness: 0.55,
    paintRow(texels, { count, across, step, along, depth }) {
      const soft = Math.max(0.0016, step * 0.8, depth * 0.6)
      const row = Math.floor(along / TILE.size)
      const inRow = along - row * TILE.size
      for (let at = 0; at < count; at++) {
        const x = across + at * step
        const column = Math.floor(x / TILE.size)
        const inTile = x - column * TILE.size
        const edge = Math.min(inTile, TILE.size - inTile, inRow, TILE.size - inRow) + 0.0006 * noiseAt(noise, x * 60, along * 60)
        const gap = 1 - ease(TILE.joint / 2 - soft * 0.5, TILE.joint / 2 + soft, edge)
        const own = cellValue(noise, column, row, 1)
        const tiltX = (cellValue(noise, column, row, 2) - 0.5) * (inTile / TILE.size - 0.5)
        const tiltY = (cellValue(noise, column, row, 3) - 0.5) * (inRow / TILE.size - 0.5)
        const pool = fractalAt(noise, x * 22, along * 22, 2)
        setTexel(texels, at, paint, clamp01(0.5 + 0.75 * (own - 0.5) + 0.22 * pool + 0.5 * (tiltX + tiltY)), 1)
        const place = at * 3
        for (let channel = 0; channel < 3; channel++) {
          const face = texels.colour[place + channel] ?? 0
          texels.colour[place + channel] = face + ((joint[channel] ?? 0) - face) * gap
        }
        texels.relief[at] = 0.22 * pool + 2.4 * (tiltX + tiltY) - 0.7 * gap - 0.4 * clamp01(1 - edge / 0.006)
      }
    },
  }
}
