import type { Box, Picture } from '#engine/types.ts'
import type { Frame } from './frame-subject.ts'
import type { Rgb } from '../typesetting/palette.ts'

/** Sets a photo on a plain mat. `visible` and `frame` share one scale and origin. */
export function layOnMat(photo: Picture, colour: Rgb, { visible, frame }: { visible: Box; frame: Frame }): Picture {
  const data = filled(frame.width * frame.height, colour)
  const [left, top] = [visible.left - frame.left, visible.top - frame.top]
  for (let row = 0; row < photo.height; row++) {
    const from = row * photo.width * 3
    data.set(photo.data.subarray(from, from + photo.width * 3), ((row + top) * frame.width + left) * 3)
  }
  return { data, width: frame.width, height: frame.height }
}

function filled(pixels: number, colour: Rgb): Uint8Array {
  const data = new Uint8Array(pixels * 3)
  for (let at = 0; at < data.length; at += 3) data.set(colour, at)
  return data
}
