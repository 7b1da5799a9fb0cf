/** A drawn hand with painted nails, and what networks may see of it. */
import type { People } from '#engine/passes/detect-people.ts'
import { PERSON_SIZE } from '#engine/model/person-session.ts'

const SIDE = 400
export type Inside = (x: number, y: number) => boolean

export const isHand: Inside = (x, y) => x > 0.3 && x < 0.7 && y > 0.4
export const isNail: Inside = (x, y) => y > 0.42 && y < 0.5 && [0.35, 0.5, 0.65].some((middle) => Math.abs(x - middle) < 0.03)
export const nobody: Inside = () => false
/** Where any look may see a person: more than the hand. */
export const isNear: Inside = (x, y) => x > 0.25 && x < 0.75 && y > 0.35
/** Where most looks are sure: less than the hand, and coarse. */
export const isSurelyHand: Inside = (x, y) => x > 0.36 && x < 0.62 && y > 0.5 && y < 0.9

function colourAt(x: number, y: number): readonly number[] {
  if (isNail(x, y)) return [200, 30, 60]
  return isHand(x, y) ? [205, 150, 120] : [120, 122, 126]
}

/** A hand with painted nails on a grey cloth, with the grain of a photo. */
export const PHOTO_OF_HAND = {
  data: Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3)
    const [x, y] = [(pixel % SIDE) / SIDE, Math.floor(pixel / SIDE) / SIDE]
    return (colourAt(x, y)[at % 3] ?? 0) + ((pixel * 7919) % 9) - 4
  }),
  width: SIDE,
  height: SIDE,
}

export function square(side: number, isInside: Inside, opacity = 1): Float32Array {
  return Float32Array.from({ length: side * side }, (_, pixel) =>
    isInside((pixel % side) / side, Math.floor(pixel / side) / side) ? opacity : 0,
  )
}

export const peopleIn = (isSure: Inside, isPossible: Inside): People => ({
  any: square(PERSON_SIZE, isPossible),
  some: square(PERSON_SIZE, isPossible, 0.6),
  most: square(PERSON_SIZE, isSure),
  upright: square(PERSON_SIZE, isSure),
})
