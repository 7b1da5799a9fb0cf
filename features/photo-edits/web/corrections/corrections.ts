/** What a member does in the tool, before it is sent. */
import type { CutoutCorrection, CutoutPlace, CutoutStroke } from '#features/photo-edits/cutout-contract.ts'
import type { Doubt } from '#features/photo-edits/contract.ts'

export const TOOLS = ['keep', 'remove', 'subject'] as const
export type Tool = (typeof TOOLS)[number]

export type Correction = CutoutCorrection

export interface Point {
  readonly x: number
  readonly y: number
}

/** Radii of the brush, as shares of the photo's longer side. */
export const BRUSHES = { fine: 0.01, medium: 0.022, broad: 0.05 } as const
export type Brush = keyof typeof BRUSHES

/** Closer points than this share of the brush say nothing new. */
const APART = 0.35
/** Smaller rectangles than this share of a side are a slip of the finger. */
const SMALLEST = 0.02
/** A call takes 64 KB. */
export const MOST_POINTS_AT_ONCE = 2000

/** Whether a point is far enough from the last one to be worth sending. */
export function isFurther(last: Point | undefined, point: Point, radius: number): boolean {
  return !last || Math.hypot(point.x - last.x, point.y - last.y) > APART * radius
}

export function strokeOf(mode: CutoutStroke['mode'], radius: number, points: readonly Point[]): CutoutStroke {
  const sent = points.slice(0, MOST_POINTS_AT_ONCE)
  return { mode, radius, points: sent.map(({ x, y }) => [short(x), short(y)]) }
}

/** Undefined for a rectangle too small to be meant. */
export function rectangleBetween(one: Point, other: Point): CutoutPlace | undefined {
  const left = short(Math.min(one.x, other.x))
  const top = short(Math.min(one.y, other.y))
  const width = short(Math.abs(one.x - other.x))
  const height = short(Math.abs(one.y - other.y))
  return width < SMALLEST || height < SMALLEST ? undefined : { left, top, width, height }
}

/** What a single tap says about a place that is in doubt: the way without drawing. */
export function strokeAcross(mode: CutoutStroke['mode'], { left, top, width, height }: CutoutPlace): CutoutStroke {
  const middle = { x: left + width / 2, y: top + height / 2 }
  const radius = Math.min(BRUSHES.broad, Math.max(BRUSHES.fine, Math.min(width, height) / 3))
  const isWide = width > height
  const reach = Math.max(0, (isWide ? width : height) / 2 - radius)
  const from = isWide ? { x: middle.x - reach, y: middle.y } : { x: middle.x, y: middle.y - reach }
  const to = isWide ? { x: middle.x + reach, y: middle.y } : { x: middle.x, y: middle.y + reach }
  return strokeOf(mode, radius, [from, middle, to])
}

/** What resolves a doubt of this kind; undefined where only drawing can. */
export const RESOLVED_BY: Readonly<Partial<Record<Doubt['kind'], CutoutStroke['mode']>>> = {
  lost_part: 'keep',
  extra_part: 'remove',
}

export function clamp({ x, y }: Point): Point {
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) }
}

/** A tenth of a pixel of the largest photo. */
function short(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1e5) / 1e5
}
