import type { Backdrop, Box, Cutout } from '#engine/types.ts'
import { isOnGround } from './is-on-ground.ts'
import { type Edges, visibleCuts } from './visible-cuts.ts'

/**
 * How a subject is placed in the finished picture: upright on the ground, flat on a table seen from above, or cut off by an edge
 * as in the photo and held by what is beyond it; `resting` is cut off by an edge, and on the ground; `flat` is a print, which has no
 * thickness.
 */
export type Footing = 'standing' | 'lying' | 'cut' | 'resting' | 'flat'

/** Which part of the photo goes where. The target may extend beyond the canvas where the subject is cut. */
export interface Placement {
  /** In pixels of the working photo. */
  readonly source: Box
  /** In pixels of the canvas. */
  readonly target: Box
  readonly footing: Footing
}

/** The properties of the ground under the subject. */
export interface Ground {
  readonly width: number
  readonly height: number
  /** See `Backdrop.ground`. */
  readonly ground: number | null
  /** See `Backdrop.floor`. */
  readonly floor?: number | undefined
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

/** What must be known of a cutout to place it; at any size. */
export type Placeable = Pick<Cutout, 'alpha' | 'foreground' | 'box' | 'touches'> & {
  readonly photo: { readonly width: number; readonly height: number }
  /** See `asPrint`. */
  readonly isPrint?: boolean
}

/** Beyond this a small photo looks blurred. A cut edge may need more, since a gap would look worse. */
const LARGEST_ENLARGEMENT = 3

/** Pixels of its soft end that are left out. */
const INSIDE_CUT = 2

/** Share of the canvas' height that stays clear above a subject at least. */
const SMALLEST_MARGIN = 0.035

/** Largest share of the canvas that a subject fills, as product photographers and portraitists frame. */
const FRAMING = {
  standing: { height: 0.58, width: 0.76 },
  lying: { height: 0.66, width: 0.74 },
  cut: { height: 0.82, width: 0.94 },
  flat: { height: 0.82, width: 0.86 },
} as const

/** A subject cut off at one side alone leaves this much of the width free on the other: room to look or to reach into. */
const ROOM_TO_LOOK = 0.14
/** Beyond the whole end of a subject that is wider than the picture, this much of the width. */
const ROOM_BEFORE_END = 0.08
/** Above a subject that is cut off at both sides, this share of the height shows the scene. */
const SCENE_ABOVE = 0.14
/** To leave it, at most this share of a subject that is cut off below leaves the picture there. */
const FURTHER_BELOW = 0.35
/** A subject larger than the picture is cut off above and below. This share of the cut is made above, where heads are. */
const LOST_ABOVE = 0.15
/** A subject that would be too wide on the line of the ground stands further back, at least this far before the floor's far edge. */
const BEFORE_FAR_EDGE = 0.03
/** Share of a photographer's placement, left or right, that stays, and the largest shift as a share of the width. */
const LEANING = { from: 0.06, kept: 0.6, most: 0.14 } as const

/** Cars, sofas and groups are wider than products: between these ratios more of the width is theirs. */
const WIDENESS = { from: 1.2, to: 1.9, more: 0.12 } as const

/** A subject that is taller than wide (a person, a bottle, a lamp) may fill up to this much more of the height. */
const TALLNESS = { from: 1.05, to: 1.6, more: 0.17 } as const

/**
 * Finds size and place of the subject: standing on the ground line, or leaving the picture through the same edges as in the
 * photo, so that no cut edge is visible inside the picture.
 */
export function placeSubject(cutout: Placeable, stage: Ground, room: FreeRoom = { top: 0, bottom: 0 }): Placement {
  if (cutout.isPrint) return lie({ source: cutout.box, footing: 'flat' }, stage, room)
  const cut = visibleCuts(cutout)
  const isAbove = stage.view === 'above'
  const source = paddedBox(cutout, cut, isAbove)
  if (cut.top || cut.bottom || cut.left || cut.right) return leave(source, cutout, { stage, cut, room })
  return isAbove ? lie({ source, footing: 'lying' }, stage, room) : stand(source, stage, room)
}

/** In the middle of the space that text leaves free, with the table visible all around. */
function lie({ source, footing }: Lying, stage: Ground, room: FreeRoom): Placement {
  const { width, height } = FRAMING[footing]
  const clearHeight = 1 - room.top - room.bottom - 2 * SMALLEST_MARGIN
  const scale = boundedScale(source, width * stage.width, Math.min(height, clearHeight) * stage.height)
  const size = scaled(source, scale)
  return {
    source,
    target: { left: Math.round((stage.width - size.width) / 2), top: middleOf(size.height, stage, room), ...size },
    footing,
  }
}

interface Lying {
  readonly source: Box
  readonly footing: 'lying' | 'flat'
}

function middleOf(height: number, stage: Ground, room: FreeRoom): number {
  return Math.round(((1 + room.top - room.bottom) * stage.height - height) / 2)
}

function stand(source: Box, stage: Ground, room: FreeRoom): Placement {
  const base = groundRow(stage, room)
  const clearHeight = base - (room.top + SMALLEST_MARGIN) * stage.height
  const width = Math.min(widthOf(source), stage.groundWidth ?? 1)
  const scale = boundedScale(source, width * stage.width, Math.min(heightOf(source) * stage.height, clearHeight))
  const size = scaled(source, scale)
  return {
    source,
    target: { left: Math.round((stage.width - size.width) / 2), top: base - size.height, ...size },
    footing: 'standing',
  }
}

/** The row on which a subject stands: text below it stays free. */
function groundRow(stage: Ground, room: FreeRoom): number {
  return Math.round(Math.min(groundOf(stage), 1 - room.bottom) * stage.height)
}

/**
 * Where a scene has no ground, that of a table in front of the lens: a subject that stands low with a soft shadow looks natural
 * on a blurred beach and on a plain gradient alike, one that hovers does not. Stories have buttons below.
 */
function groundOf({ ground, width, height }: Ground): number {
  return ground ?? (height / width > 1.6 ? 0.8 : 0.86)
}

/** Anchors every cut edge to the edge of the canvas; two opposite cuts make the subject fill that direction. */
function leave(source: Box, cutout: Placeable, { stage, cut, room }: Omit<Leaving, 'base'>): Placement {
  const base = isOnGround(cutout, cut, stage) ? baseRow(source, { stage, cut, room }) : undefined
  const leaving = { stage, cut, room, base }
  const size = scaled(source, leavingScale(source, leaving))
  return {
    source,
    target: { left: leftOf(size.width, cutout, leaving), top: topOf(size.height, leaving), ...size },
    footing: base === undefined ? 'cut' : 'resting',
  }
}

/**
 * The row on which a cut subject stands. Legs that leave the picture above reach from there to the ground; where they would be wider
 * than the picture then, they stand a little further back, or not at all.
 */
function baseRow(source: Box, { stage, cut, room }: Omit<Leaving, 'base'>): number | undefined {
  const nearest = groundRow(stage, room)
  if (!cut.top || cut.bottom || cut.left || cut.right) return nearest
  const widest = Math.floor((FRAMING.cut.width * stage.width * source.height) / source.width)
  const furthest = ((stage.floor ?? groundOf(stage)) + BEFORE_FAR_EDGE) * stage.height
  return widest < Math.min(nearest, furthest) ? undefined : Math.min(nearest, widest)
}

function leavingScale(source: Box, { stage, cut, room, base }: Leaving): number {
  const clearHeight = (1 - room.top - (cut.bottom ? 0 : room.bottom)) * stage.height
  const width = cut.left === cut.right ? FRAMING.cut.width : 1 - ROOM_TO_LOOK
  const fitting = boundedScale(source, width * stage.width, Math.min(FRAMING.cut.height * stage.height, clearHeight))
  const toFillWidth = cut.left && cut.right ? stage.width / source.width : 0
  if (cut.top && cut.bottom) return Math.max(fitting, toFillWidth, stage.height / source.height)
  return Math.max(cut.top && base !== undefined ? base / source.height : fitting, toFillWidth)
}

interface Leaving {
  readonly stage: Ground
  readonly cut: Edges
  readonly room: FreeRoom
  /** The row on which the subject stands; undefined for one that stands on nothing. */
  readonly base: number | undefined
}

function leftOf(width: number, cutout: Placeable, { stage, cut }: Leaving): number {
  if (width > stage.width) return leftOfWider(width, stage, cut)
  if (cut.left && !cut.right) return 0
  if (cut.right && !cut.left) return stage.width - width
  const middle = (stage.width - width) / 2
  if (cut.left || !cut.bottom) return Math.round(middle)
  // the photographer left room on the side of the gaze
  return Math.round(Math.max(0, Math.min(stage.width - width, middle + leaningOf(cutout) * stage.width)))
}

/** Wider than the picture: a face or fingertips are at the end that the photo shows whole; without one, the middle stays. */
function leftOfWider(width: number, stage: Ground, cut: Edges): number {
  if (cut.left === cut.right) return Math.round((stage.width - width) / 2)
  return Math.round(cut.right ? ROOM_BEFORE_END * stage.width : (1 - ROOM_BEFORE_END) * stage.width - width)
}

function leaningOf({ box, photo }: Placeable): number {
  const offset = (box.left + box.width / 2) / photo.width - 0.5
  if (Math.abs(offset) < LEANING.from) return 0
  return Math.sign(offset) * Math.min(LEANING.most, LEANING.kept * Math.abs(offset))
}

function topOf(height: number, leaving: Leaving): number {
  const { stage, cut, room, base } = leaving
  if (cut.bottom) return cut.top ? Math.round(LOST_ABOVE * (stage.height - height)) : topAbove(height, leaving)
  if (base === undefined) return cut.top ? 0 : middleOf(height, stage, room)
  return cut.top ? base - height : Math.max(0, base - height)
}

/** On the lower edge, and beyond it where the scene would otherwise be hidden. */
function topAbove(height: number, { stage, room }: Leaving): number {
  const onEdge = stage.height - height
  const wanted = Math.max(SCENE_ABOVE, room.top) * stage.height
  // one that fills the width is as tall as it is: whatever is too much leaves the picture below
  if (height > stage.height) return Math.round(wanted)
  return Math.round(Math.max(onEdge, Math.min(wanted, onEdge + FURTHER_BELOW * height)))
}

function widthOf({ width, height }: Box): number {
  const wideness = (width / height - WIDENESS.from) / (WIDENESS.to - WIDENESS.from)
  return FRAMING.standing.width + WIDENESS.more * Math.max(0, Math.min(1, wideness))
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
function paddedBox(cutout: Placeable, cut: Edges, padsBase: boolean): Box {
  const { box, alpha } = cutout
  const pad = Math.round(0.02 * Math.max(box.width, box.height))
  const { touches } = cutout
  const start = (edge: 'left' | 'top', at: number): number =>
    cut[edge] ? cutEnd(touches[edge], 0, at + INSIDE_CUT) : Math.max(0, at - pad)
  const end = (edge: 'right' | 'bottom', at: number, length: number, padding: number): number =>
    cut[edge] ? cutEnd(touches[edge], length, at - INSIDE_CUT) : Math.min(length, at + padding)
  const left = start('left', box.left)
  const top = start('top', box.top)
  const right = end('right', box.left + box.width, alpha.width, pad)
  // a base to stand on stays exact: padding below it would lift the subject off the ground
  const bottom = end('bottom', box.top + box.height, alpha.height, padsBase ? pad : 0)
  return { left, top, width: right - left, height: bottom - top }
}

/** A cut that ends before the photo's edge, since the network avoids it, is anchored where it ends. */
function cutEnd(touchesEdge: boolean, edge: number, end: number): number {
  return touchesEdge ? edge : end
}
