/** What the still lifes have in common: table, window, camera. */
import { moved, type Shape } from './shapes.ts'
import type { Light, StillLife, Thing } from './trace.ts'

type At = readonly [number, number, number]

/** `#rrggbb` as linear light. */
export function light(colour: string): Light {
  const band = (from: number): number => (Number.parseInt(colour.slice(from, from + 2), 16) / 255) ** 2.2
  return [band(1), band(3), band(5)]
}

interface Look {
  readonly colour: Thing['colour']
  readonly gloss?: number
}

export function thing(shape: Shape, at: At, { reach, colour, gloss = 0.4 }: Look & { reach: number }): Thing {
  return { shape: moved(shape, at), middle: at, reach, colour, gloss }
}

/** Boards with a grain, a little worn. */
export function boards(pale: string, dark: string): StillLife['table'] {
  const [from, to] = [light(pale), light(dark)]
  return (x, z) => {
    const board = Math.floor(z / 0.9)
    const grain = Math.sin((z + Math.sin(x * 0.9 + board * 7) * 0.12) * 38) * 0.5 + Math.sin(x * 2.3 + z * 11 + board) * 0.5
    const share = Math.min(1, Math.max(0, 0.35 + grain * 0.22 + (z / 0.9 - board < 0.02 ? 0.5 : 0)))
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
  }
}

export const CAMERA: StillLife['camera'] = { from: [0.15, 2.15, 5.2], to: [0, 0.72, 0], lens: 1.38, aperture: 0.035 }
export const WINDOW: StillLife['window'] = { at: [-3.6, 3.4, 4.6], halfX: 1.5, halfY: 1.3, light: [9.5, 9, 8.2] }
export const ROOM: Light = [0.5, 0.46, 0.4]
