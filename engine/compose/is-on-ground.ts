import { restsBelow } from '#engine/light/rests-below.ts'
import type { Cutout } from '#engine/types.ts'
import { isMostlySkin } from './is-mostly-skin.ts'
import { type Edges, solidInRows } from './visible-cuts.ts'

/** Share of the subject's height in which its base is, and how much of its width a wide base covers. */
const BASE = 0.05
const WIDE_BASE = 0.45
/** What leaves the photo above is as wide there, as a share of the whole: a chain is thinner, a hand is wider, legs are between. */
const LEGS = { from: 0.15, to: 0.6 } as const

interface Scene {
  readonly view?: 'front' | 'above' | undefined
  readonly groundWidth?: number | undefined
}

/**
 * Whether a subject that the photo cuts off stands on the ground all the same. Cakes, cars and furniture do, and legs that leave
 * the picture above. Hands and arms are held by what is beyond the edge and touch nothing. A plinth is too small for all of them.
 */
export function isOnGround(subject: Pick<Cutout, 'alpha' | 'foreground' | 'box'>, cut: Edges, scene: Scene): boolean {
  const { alpha, box } = subject
  if (scene.view === 'above' || scene.groundWidth !== undefined) return false
  if (cut.bottom) return restsBelow(alpha, box)
  if (baseOf(subject) > WIDE_BASE) return true
  const isHand = isMostlySkin(subject)
  if (!cut.top) return !isHand
  const above = solidInRows(alpha, { from: 0, to: 1 }) / box.width
  return above > LEGS.from && (!isHand || (above < LEGS.to && !cut.left && !cut.right))
}

/** Share of the box's width that its lowest part covers. */
export function baseOf({ alpha: { data, width }, box }: Pick<Cutout, 'alpha' | 'box'>): number {
  const start = (box.top + Math.floor((1 - BASE) * box.height)) * width + box.left
  let solid = 0
  for (let at = start; at < start + box.width; at++) if ((data[at] ?? 0) > 127) solid++
  return solid / box.width
}
