import type { Box } from '#engine/types.ts'

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}

export function sharesRows(one: Box, other: Box): boolean {
  return one.top < other.top + other.height && other.top < one.top + one.height
}
