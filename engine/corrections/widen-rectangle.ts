import { findParts } from './connected.ts'
import { type Box, boxOfPlace } from './place-in-pixels.ts'
import type { Region, SegmentedPhoto } from './segmented-photo.ts'

/** How far a side may move, as a share of the rectangle's width or height. */
const MAX_WIDENING = 0.1
const HALF = 0.5

/**
 * Moves the sides of "this is it" out to where what the network saw ends. A finger draws the rectangle a little too tight, and the
 * subject would be cut off straight. A side beyond which the same thing goes on for longer was meant, and stays.
 */
export function widenRectangle({ width, height, seen }: SegmentedPhoto, drawn: Region): Region {
  const size = { width, height }
  const [across, down] = [MAX_WIDENING * drawn.width, MAX_WIDENING * drawn.height]
  const inside = boxOfPlace(drawn, size)
  const limit = boxOfPlace(
    { left: drawn.left - across, top: drawn.top - down, width: drawn.width + 2 * across, height: drawn.height + 2 * down },
    size,
  )
  const isWithin = (pixel: number, { left, right, top, bottom }: Box): boolean => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    return x >= left && x < right && y >= top && y < bottom
  }
  const marks = Uint8Array.from(seen, (opacity, pixel) => (opacity > HALF && isWithin(pixel, limit) ? 1 : 0))
  const { labels, sizes } = findParts(marks, size)
  const sizesInside = sizes.map(() => 0)
  labels.forEach((part, pixel) => {
    if (part >= 0 && isWithin(pixel, inside)) sizesInside[part] = (sizesInside[part] ?? 0) + 1
  })
  const largest = sizesInside.indexOf(Math.max(...sizesInside))
  if ((sizesInside[largest] ?? 0) === 0) return drawn
  const reach = boxOf(labels, largest, width)
  // the photo's own edge is where everything ends
  const goesOn = {
    left: limit.left > 0 && reach.left <= limit.left,
    right: limit.right < width && reach.right >= limit.right,
    top: limit.top > 0 && reach.top <= limit.top,
    bottom: limit.bottom < height && reach.bottom >= limit.bottom,
  }
  const left = goesOn.left ? inside.left : Math.min(inside.left, reach.left)
  const right = goesOn.right ? inside.right : Math.max(inside.right, reach.right)
  const top = goesOn.top ? inside.top : Math.min(inside.top, reach.top)
  const bottom = goesOn.bottom ? inside.bottom : Math.max(inside.bottom, reach.bottom)
  return { left: left / width, top: top / height, width: (right - left) / width, height: (bottom - top) / height }
}

function boxOf(labels: Int32Array, part: number, width: number): Box {
  const box = { left: width, right: 0, top: labels.length / width, bottom: 0 }
  labels.forEach((label, pixel) => {
    if (label !== part) return
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
  })
  return box
}
