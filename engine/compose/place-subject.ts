import type { Box, Cutout, Plane } from '#engine/types.ts'

/** How a subject meets the finished picture: on the ground, in the air, or leaving it where the photo cut it off. */
export type Footing = 'standing' | 'floating' | 'cut'

/** Which part of the photo goes where. The target may reach beyond the canvas where the subject is cut. */
export interface Placement {
  /** In pixels of the working photo. */
  readonly source: Box
  /** In pixels of the canvas. */
  readonly target: Box
  readonly footing: Footing
}

/** What the subject is set on. */
export interface Stage {
  readonly width: number
  readonly height: number
  /** See `Backdrop.ground`. */
  readonly ground: number | null
}

/** Shares of the canvas' height that are kept free of the subject for type. */
export interface FreeRoom {
  readonly top: number
  readonly bottom: number
}

type Edges = Cutout['touches']

/** Beyond this a small photo turns to mush. A cut edge may ask for more, since a gap would look worse. */
const LARGEST_ENLARGEMENT = 3

/** A touch shorter than this share of the subject's side is hair or a corner: nobody sees it as a cut. */
const SHORTEST_VISIBLE_CUT = 0.05

/** Largest share of the canvas that a subject fills, as product photographers and portraitists frame. */
const FRAMING = {
  standing: { height: 0.6, width: 0.76 },
  tall: { height: 0.76, width: 0.7 },
  floating: { height: 0.6, width: 0.74 },
  cut: { height: 0.82, width: 0.94 },
} as const

/** A subject this much taller than wide is a person, a bottle or a lamp: it may fill more of the height. */
const TALL = 1.7

/**
 * Finds size and place of the subject: standing on the ground line, or leaving the picture through the same edges
 * through which it left the photo, so that no cut edge ever hangs in the air.
 */
export function placeSubject(cutout: Cutout, stage: Stage, room: FreeRoom = { top: 0, bottom: 0 }): Placement {
  const cut = visibleCuts(cutout)
  const source = paddedBox(cutout, cut)
  const isCut = cut.top || cut.bottom || cut.left || cut.right
  if (!isCut && stage.ground !== null) return stand(source, stage, stage.ground, room)
  if (!isCut) return float(source, stage, room)
  return leave(source, stage, cut, room)
}

function stand(source: Box, stage: Stage, ground: number, room: FreeRoom): Placement {
  const framing = source.height / source.width > TALL ? FRAMING.tall : FRAMING.standing
  const base = Math.min(Math.round(ground * stage.height), Math.round((1 - room.bottom) * stage.height))
  const clearHeight = base - (room.top + 0.035) * stage.height
  const scale = boundedScale(source, framing.width * stage.width, Math.min(framing.height * stage.height, clearHeight))
  const size = scaled(source, scale)
  return {
    source,
    target: { left: Math.round((stage.width - size.width) / 2), top: base - size.height, ...size },
    footing: 'standing',
  }
}

function float(source: Box, stage: Stage, room: FreeRoom): Placement {
  const free = (1 - room.top - room.bottom) * stage.height
  const scale = boundedScale(
    source,
    FRAMING.floating.width * stage.width,
    Math.min(FRAMING.floating.height * stage.height, free * 0.84),
  )
  const size = scaled(source, scale)
  const middle = room.top * stage.height + free * 0.49
  return {
    source,
    target: { left: Math.round((stage.width - size.width) / 2), top: Math.round(middle - size.height / 2), ...size },
    footing: 'floating',
  }
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
    target: { left: leftOf(size.width, stage, cut), top: topOf(size.height, stage, cut), ...size },
    footing: 'cut',
  }
}

function leftOf(width: number, stage: Stage, cut: Edges): number {
  if (cut.left && !cut.right) return 0
  if (cut.right && !cut.left) return stage.width - width
  return Math.round((stage.width - width) / 2)
}

function topOf(height: number, stage: Stage, cut: Edges): number {
  if (cut.bottom) return stage.height - height
  if (cut.top) return 0
  const base = stage.ground === null ? (stage.height + height) / 2 : stage.ground * stage.height
  return Math.round(Math.max(0, base - height))
}

function boundedScale(source: Box, width: number, height: number): number {
  return Math.min(width / source.width, height / source.height, LARGEST_ENLARGEMENT)
}

function scaled(source: Box, scale: number): { width: number; height: number } {
  // rounded up, so that a subject meant to fill the canvas leaves no line uncovered
  return { width: Math.max(1, Math.ceil(source.width * scale)), height: Math.max(1, Math.ceil(source.height * scale)) }
}

/** The subject's box with room for the soft hair that reaches beyond it, except where the photo ends. */
function paddedBox(cutout: Cutout, cut: Edges): Box {
  const { box, alpha } = cutout
  const pad = Math.round(0.02 * Math.max(box.width, box.height))
  const left = cut.left ? 0 : Math.max(0, box.left - pad)
  const top = cut.top ? 0 : Math.max(0, box.top - pad)
  const right = cut.right ? alpha.width : Math.min(alpha.width, box.left + box.width + pad)
  // the base stays exact: padding below it would lift the subject off the ground
  const bottom = cut.bottom ? alpha.height : Math.min(alpha.height, box.top + box.height)
  return { left, top, width: right - left, height: bottom - top }
}

/** The edges through which the subject visibly leaves the photo. */
export function visibleCuts({ alpha, box, touches }: Cutout): Edges {
  return {
    top: touches.top && isVisible(solidInRow(alpha, 0), box.width),
    bottom: touches.bottom && isVisible(solidInRow(alpha, alpha.height - 1), box.width),
    left: touches.left && isVisible(solidInColumn(alpha, 0), box.height),
    right: touches.right && isVisible(solidInColumn(alpha, alpha.width - 1), box.height),
  }
}

function isVisible(length: number, side: number): boolean {
  return length > SHORTEST_VISIBLE_CUT * side
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
