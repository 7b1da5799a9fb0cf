/**
 * The passes of the network over a photo (test-time augmentation). It sees details in a large square and whole things in a small one; mirrored, it finds
 * other parts. Passes over crops lose more than they bring.
 */
import type { Picture } from '#engine/types.ts'
import { squash } from '#engine/model/isnet-session.ts'
import { INPUT_SIZE } from '#engine/model/simplify-graph.ts'
import { spreadTones } from './spread-tones.ts'

export interface InferencePass {
  /** Side of the square that the network reads, in pixels. */
  readonly side: number
  readonly isMirrored: boolean
  /** Raises the photo's tones, see `exponentFor`; as they are without it. */
  readonly exponent?: number
}

/** In the order in which they are taken. A smaller square costs less by the square of its side. */
export const PASSES = [
  { side: INPUT_SIZE, isMirrored: false },
  { side: 640, isMirrored: true },
  { side: 640, isMirrored: false },
  { side: 512, isMirrored: false },
  { side: 512, isMirrored: true },
] as const satisfies readonly InferencePass[]

/** @returns interleaved RGB, what the network reads. */
export async function drawPass(picture: Picture, { side, isMirrored, exponent = 1 }: InferencePass): Promise<Uint8Array> {
  const square = spreadTones(await squash(picture, side), exponent)
  return isMirrored ? mirror(square, side, 3) : square
}

/** @param seen one byte for each pixel of `side` × `side`. @returns the same, the right way round. */
export function undoPass(seen: Uint8Array, side: number, { isMirrored }: InferencePass): Uint8Array {
  return isMirrored ? mirror(seen, side, 1) : seen
}

function mirror(bytes: Uint8Array, side: number, channels: 1 | 3): Uint8Array {
  const mirrored = new Uint8Array(side * side * channels)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const from = (y * side + side - 1 - x) * channels
      const to = (y * side + x) * channels
      for (let channel = 0; channel < channels; channel++) mirrored[to + channel] = bytes[from + channel] ?? 0
    }
  }
  return mirrored
}
