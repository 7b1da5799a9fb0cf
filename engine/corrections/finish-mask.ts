import { type Picture, cutWithin } from './banded-cut.ts'
import { perceive } from './perceived-colours.ts'
import { type Mask, type SegmentedPhoto, type Size, logOdds } from './segmented-photo.ts'

/** Half the width of the band that is cut again, in pixels of the mask, and what counts in it. */
const REACH = 1.5
const NETWORK = 0.35
const MOST_ODDS = 3
const SIDE = 0.6

/** A larger copy of a scene, with what is computed once for all its masks. */
export interface LargePhoto extends Picture {
  readonly seen: Float32Array
}

export function prepareLarge({ width, height, colours, seen }: SegmentedPhoto): LargePhoto {
  return { width, height, colours, seen, perceived: perceive({ colours }) }
}

/** Cuts a mask again along its outline, in a larger copy of its scene. @returns the mask at the larger size. */
export function finishMask(large: LargePhoto, mask: Mask, size: Size): Mask {
  const enlarged = enlarge(mask, size, large)
  const reach = Math.max(2, Math.round((REACH * large.width) / size.width))
  const near = markNear(enlarged, large, reach)
  const pulls = large.seen.map((opacity, pixel) => {
    const odds = Math.max(-MOST_ODDS, Math.min(MOST_ODDS, logOdds(opacity)))
    return NETWORK * odds + (enlarged[pixel] ? SIDE : -SIDE)
  })
  const skipped = near.map((mark) => (mark ? 0 : 1))
  return cutWithin(large, pulls, enlarged, skipped)
}

function enlarge(mask: Mask, size: Size, large: Size): Mask {
  const enlarged = new Uint8Array(large.width * large.height)
  for (let pixel = 0; pixel < enlarged.length; pixel++) {
    const x = pixel % large.width
    const y = (pixel - x) / large.width
    const row = Math.min(size.height - 1, Math.floor((y * size.height) / large.height))
    const column = Math.min(size.width - 1, Math.floor((x * size.width) / large.width))
    enlarged[pixel] = mask[row * size.width + column] ?? 0
  }
  return enlarged
}

function markNear(mask: Mask, { width, height }: Size, reach: number): Uint8Array {
  const near = new Uint8Array(mask.length)
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const x = pixel % width
    const y = (pixel - x) / width
    const turns = (x < width - 1 && mask[pixel + 1] !== mask[pixel]) || (y < height - 1 && mask[pixel + width] !== mask[pixel])
    if (!turns) continue
    const left = Math.max(0, x - reach)
    const right = Math.min(width, x + reach + 2)
    for (let row = Math.max(0, y - reach); row < Math.min(height, y + reach + 2); row++) {
      near.fill(1, row * width + left, row * width + right)
    }
  }
  return near
}
