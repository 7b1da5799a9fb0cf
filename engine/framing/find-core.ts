import type { Box, Cutout, Plane } from '#engine/types.ts'

/** A plate or stand is in this lowest share of the subject's height, and wider than what stands on it by this share. */
const PLATE = { height: 0.4, overhang: 0.06 } as const
/** A dish from above is a disc: this much of it and of its inscribed ellipse is the same. Its rim is a share of the box. */
const DISH = { from: 0.8, to: 1.25, alike: 0.93, rim: 0.09 } as const

/**
 * The part of a subject that must stay whole: without the plate, saucer or stand that it stands on, or the rim of a dish from
 * above. All of the subject where there is none.
 */
export function findCore({ alpha, box }: Pick<Cutout, 'alpha' | 'box'>): Box {
  if (isDish(alpha, box)) return shrunk(box, DISH.rim)
  const body = extentOf(alpha, { ...box, height: Math.round(box.height * (1 - PLATE.height)) })
  if (!body) return box
  const left = body.left - box.left > PLATE.overhang * box.width ? body.left : box.left
  const end = box.left + box.width
  const bodyEnd = body.left + body.width
  const right = end - bodyEnd > PLATE.overhang * box.width ? bodyEnd : end
  // wider on one side alone is a handle, a leaning thing or an arm
  return left > box.left && right < end ? { ...box, left, width: right - left } : box
}

function isDish(alpha: Plane, box: Box): boolean {
  const ratio = box.width / box.height
  if (ratio < DISH.from || ratio > DISH.to) return false
  let both = 0
  let either = 0
  for (let y = 0; y < box.height; y += 4) {
    const down = (2 * y) / box.height - 1
    for (let x = 0; x < box.width; x += 4) {
      const across = (2 * x) / box.width - 1
      const isInDisc = across * across + down * down <= 1
      const isInSubject = isSolid(alpha, box.left + x, box.top + y)
      if (isInDisc && isInSubject) both++
      if (isInDisc || isInSubject) either++
    }
  }
  return both > DISH.alike * either
}

function shrunk({ left, top, width, height }: Box, share: number): Box {
  return {
    left: left + share * width,
    top: top + share * height,
    width: width * (1 - 2 * share),
    height: height * (1 - 2 * share),
  }
}

function extentOf(alpha: Plane, area: Box): Pick<Box, 'left' | 'width'> | undefined {
  let left = Infinity
  let right = -1
  for (let y = area.top; y < area.top + area.height; y += 2) {
    for (let x = area.left; x < area.left + area.width; x++) {
      if (!isSolid(alpha, x, y)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
  }
  return right < 0 ? undefined : { left, width: right + 1 - left }
}

function isSolid({ data, width }: Plane, x: number, y: number): boolean {
  return (data[y * width + x] ?? 0) > 127
}
