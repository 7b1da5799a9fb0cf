/** Rules that a finished post is held to, measured on the picture and on the cutout that it was made with. */
import { findFlatAreas } from '#engine/enhance/find-flat-areas.ts'
import { enhancePhoto } from '#engine/enhance/enhance-photo.ts'
import { measureWall } from '#engine/enhance/measure-wall.ts'
import type { Finished } from '#engine/edit/set-text.ts'
import type { Box, Cutout, PhotoFrame, Picture } from '#engine/types.ts'

/** A pale photo has at least this share of wall. */
const PALE = 0.2

export interface LightChange {
  /** Brightness of the wall, 0…100 %, before and after. */
  readonly wall: readonly [before: number, after: number]
  /** How far the wall is from neutral, as a logarithm. */
  readonly cast: readonly [before: number, after: number]
}

/** What the correction does to the wall of a pale photo; nothing for any other. */
export function measureLight({ photo, alpha }: Cutout): LightChange | undefined {
  const before = measureWall(findFlatAreas(photo))
  if (before.share < PALE) return undefined
  const after = measureWall(findFlatAreas(enhancePhoto(photo, alpha)))
  return {
    wall: [100 * before.level, 100 * after.level],
    cast: [Math.hypot(before.warmth, before.greenness), Math.hypot(after.warmth, after.greenness)],
  }
}

/** Share of the subject's box, 0…1, that the finished picture does not show. */
export function shareCutOff({ box, photo }: Cutout, frame: PhotoFrame): number {
  const across = shareInside(frame.left + (box.left / photo.width) * frame.width, (box.width / photo.width) * frame.width)
  const down = shareInside(frame.top + (box.top / photo.height) * frame.height, (box.height / photo.height) * frame.height)
  return 1 - across * down
}

/** Share of a stretch that lies between 0 and 1. */
function shareInside(start: number, length: number): number {
  return Math.max(0, Math.min(1, start + length) - Math.max(0, start)) / length
}

/** Share of the text's area, 0…1, under which the subject is. */
export function textOverSubject({ picture, photoFrame, text }: Finished, { alpha }: Cutout): number {
  const samples = text.flatMap((box) => samplesOf(box))
  const under = samples.filter(([x, y]) => opacityAt(alpha, picture, photoFrame, x, y) > 127).length
  return samples.length === 0 ? 0 : under / samples.length
}

/** Every second pixel both ways. */
function samplesOf(box: Box): (readonly [x: number, y: number])[] {
  const columns = Math.ceil(box.width / 2)
  return Array.from({ length: columns * Math.ceil(box.height / 2) }, (_, at) => [
    Math.floor(box.left) + 2 * (at % columns),
    Math.floor(box.top) + 2 * Math.floor(at / columns),
  ])
}

function opacityAt(alpha: Cutout['alpha'], picture: Picture, frame: PhotoFrame, x: number, y: number): number {
  const column = Math.floor(((x / picture.width - frame.left) / frame.width) * alpha.width)
  const row = Math.floor(((y / picture.height - frame.top) / frame.height) * alpha.height)
  if (column < 0 || row < 0 || column >= alpha.width || row >= alpha.height) return 0
  return alpha.data[row * alpha.width + column] ?? 0
}
