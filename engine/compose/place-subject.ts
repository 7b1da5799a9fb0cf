import type { Backdrop, Box, Cutout, Plane } from '#engine/types.ts'

/**
 * How a subject is placed in the finished picture: upright on the ground, flat on a table seen from above, or cut off by an edge
 * as in the photo.
 */
export type Footing = 'standing' | 'lying' | 'cut'

/** Which part of the photo goes where. The target may extend beyond the canvas where the subject is cut. */
export interface Placement {
  /** In pixels of the working photo. */
  readonly source: Box
  /** In pixels of the canvas. */
  readonly target: Box
  readonly footing: Footing
}

/** The properties of the ground under the subject. */
export interface Stage {
  readonly width: number
  readonly height: number
  /** See `Backdrop.ground`. */
  readonly ground: number | null
  /** See `Backdrop.groundWidth`. */
  readonly groundWidth?: number | undefined
  /** See `Backdrop.view`. */
  readonly view?: Backdrop['view'] | undefined
}

/** Shares of the canvas' height that are kept free of the subject for text. */
export interface FreeRoom {
  readonly top: number
  readonly bottom: number
}

type Edges = Cutout['touches']

/** Beyond this a small photo looks blurred. A cut edge may need more, since a gap would look worse. */
const LARGEST_ENLARGEMENT = 3

/** A touch shorter than this share of the subject's side is hair or a corner, and does not look like a cut. */
const SHORTEST_VISIBLE_CUT = 0.05

/** Share of the canvas' height that stays clear above a subject at least. */
const SMALLEST_MARGIN = 0.035

/** Largest share of the canvas that a subject fills, as product photographers and portraitists frame. */
const FRAMING = {
  standing: { height: 0.58, width: 0.76 },
  lying: { height: 0.66, width: 0.74 },
  cut: { height: 0.82, width: 0.94 },
} as const

/** A subject that is taller than wide (a person, a bottle, a lamp) may fill up to this much more of the height. */
const TALLNESS = { from: 1.05, to: 1.6, more: 0.17 } as const

/**
 * Finds size and place of the subject: standing on the ground line, or leaving the picture through the same edges as in the
 * photo, so that no cut edge is visible inside the picture.
 */
export function placeSubject(cutout: Cutout, stage: Stage, room: FreeRoom = { top: 0, bottom: 0 }): Placement {
  const cut = visibleCuts(cutout)
  const isAbove = stage.view === 'above'
  const source = paddedBox(cutout, cut, isAbove)
  if (cut.top || cut.bottom || cut.left || cut.right) return leave(source, stage, cut, room)
  return isAbove ? lie(source, stage, room) : stand(source, stage, room)
}

/** In the middle of the space that text leaves free, with the table visible all around. */
function lie(source: Box, stage: Stage, room: FreeRoom): Placement {
  const { width, height } = FRAMING.lying
  const clearHeight = 1 - room.top - room.bottom - 2 * SMALLEST_MARGIN
  const scale = boundedScale(source, width * stage.width, Math.min(height, clearHeight) * stage.height)
  const size = scaled(source, scale)
  return {
    source,
    target: { left: Math.round((stage.width - size.width) / 2), top: middleOf(size.height, stage, room), ...size },
    footing: 'lying',
  }
}

function middleOf(height: number, stage: Stage, room: FreeRoom): number {
  return Math.round(((1 + room.top - room.bottom) * stage.height - height) / 2)
}

function stand(source: Box, stage: Stage, room: FreeRoom): Placement {
  const base = Math.min(Math.round(groundOf(stage) * stage.height), Math.round((1 - room.bottom) * stage.height))
  const clearHeight = base - (room.top + SMALLEST_MARGIN) * stage.height
  const width = Math.min(FRAMING.standing.width, stage.groundWidth ?? 1)
  const scale = boundedScale(source, width * stage.width, Math.min(heightOf(source) * stage.height, clearHeight))
  const size = scaled(source, scale)
  return {
    source,
    target: { left: Math.round((stage.width - size.width) / 2), top: base - size.height, ...size },
    footing: 'standing',
  }
}

/**
 * Where a scene has no ground, that of a table in front of the lens: a subject that stands low with a soft shadow looks natural
 * on a blurred beach and on a plain gradient alike, one that hovers does not. Stories have buttons below.
 */
function groundOf({ ground, width, height }: Stage): number {
  return ground ?? (height / width > 1.6 ? 0.8 : 0.86)
}

/** Anchors every cut edge to the edge of the canvas; two opposite cuts make the subject fill that direction. */
function leave(source: Box, stage: Stage, cut: Edges, room: FreeRoom): Placement {
  const clearHeight = (1 - room.top - (cut.bottom ? 0 : room.bottom)) * stage.height
  const fitting = boundedScale(source, FRAMING.cut.width * stage.width, Math.min(FRAMING.cut.height * stage.height, clearHeight))
  const toFillWidth = cut.left && cut.right ? stage.width / source.width : 0
  const toFillHeight = cut.top && cut.bottom ? stage.height / source.height : 0
  const size = scaled(source, Math.max(fitting, toFillWidth, toFillHeight))
  return {
    source,
    target: { left: leftOf(size.width, stage, cut), top: topOf(size.height, stage, cut, room), ...size },
    footing: 'cut',
  }
}

function leftOf(width: number, stage: Stage, cut: Edges): number {
  if (cut.left && !cut.right) return 0
  if (cut.right && !cut.left) return stage.width - width
  return Math.round((stage.width - width) / 2)
}

function topOf(height: number, stage: Stage, cut: Edges, room: FreeRoom): number {
  if (cut.bottom) return stage.height - height
  if (cut.top) return 0
  if (stage.view === 'above') return middleOf(height, stage, room)
  const base = groundOf(stage) * stage.height
  return Math.round(Math.max(0, base - height))
}

function heightOf({ width, height }: Box): number {
  const tallness = (height / width - TALLNESS.from) / (TALLNESS.to - TALLNESS.from)
  return FRAMING.standing.height + TALLNESS.more * Math.max(0, Math.min(1, tallness))
}

function boundedScale(source: Box, width: number, height: number): number {
  return Math.min(width / source.width, height / source.height, LARGEST_ENLARGEMENT)
}

function scaled(source: Box, scale: number): { width: number; height: number } {
  // rounded up, so that a subject meant to fill the canvas leaves no line uncovered
  return { width: Math.max(1, Math.ceil(source.width * scale)), height: Math.max(1, Math.ceil(source.height * scale)) }
}

/** The subject's box with a margin for the soft hair beyond it, except where the photo ends. */
function paddedBox(cutout: Cutout, cut: Edges, padsBase: boolean): Box {
  const { box, alpha } = cutout
  const pad = Math.round(0.02 * Math.max(box.width, box.height))
  const left = cut.left ? 0 : Math.max(0, box.left - pad)
  const top = cut.top ? 0 : Math.max(0, box.top - pad)
  const right = cut.right ? alpha.width : Math.min(alpha.width, box.left + box.width + pad)
  // a base to stand on stays exact: padding below it would lift the subject off the ground
  const bottom = cut.bottom ? alpha.height : Math.min(alpha.height, box.top + box.height + (padsBase ? pad : 0))
  return { left, top, width: right - left, height: bottom - top }
}

/** The edges through which at least this share of the subject's side leaves the photo. */
export function visibleCuts(
  { alpha, box, touches }: Pick<Cutout, 'alpha' | 'box' | 'touches'>,
  least = SHORTEST_VISIBLE_CUT,
): Edges {
  const isCut = (length: number, side: number): boolean => length > least * side
  return {
    top: touches.top && isCut(solidInRow(alpha, 0), box.width),
    bottom: touches.bottom && isCut(solidInRow(alpha, alpha.height - 1), box.width),
    left: touches.left && isCut(solidInColumn(alpha, 0), box.height),
    right: touches.right && isCut(solidInColumn(alpha, alpha.width - 1), box.height),
  }
}

function solidInRow({ data, width }: Plane, row: number): number {
  let solid = 0
  for (let at = row * width; at < (row + 1) * width; at++) if ((data[at] ?? 0) > 127) solid++
  return solid
}

function solidInColumn({ data, width, height }: Plane, column: number): number {
  let solid = 0
  for (let row = 0; row < height; row++) if ((data[row * width + column] ?? 0) > 127) solid++
  return solid
}
