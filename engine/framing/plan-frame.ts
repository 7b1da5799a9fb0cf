import type { Box, Cutout, Format } from '#engine/types.ts'
import { shareWithin, type Crowd } from './find-crowd.ts'
import { COMPOSED_WIDTH, postWidth, ratioOf, type Size } from './formats.ts'
import type { PlaceFit, TypeSpace } from '../typesetting/plan-type-space.ts'
import { frameSubject, type Frame, type Framing } from './frame-subject.ts'

/** Which part of a photo a post shows and how large; all in pixels of the finished picture's scale. */
export interface FramePlan {
  /** Size of the whole photo at that scale. */
  readonly whole: Size
  readonly frame: Frame
  /** The part of the frame that the photo fills. */
  readonly visible: Box
  /** See `Framing`. */
  readonly surround: Framing['surround']
  /** The frame's width in pixels of the photo: the real detail, however large it is shown. */
  readonly ownWidth: number
}

export interface FrameOrder {
  readonly format: Format
  /** Null when the engine does not recognise the subject. */
  readonly subject: FramedSubject | null
  /** Where its things are, when it does not recognise one of them as the subject. */
  readonly crowd?: Crowd | null
  /** The size to which the subject's box refers. */
  readonly working: Size
  readonly hasHeadline: boolean
  /** Beside the picture, text has a place of its own. */
  readonly space?: TypeSpace
}

export interface FramedSubject extends Pick<Cutout, 'box' | 'touches'> {
  readonly core?: Box
  readonly cuts?: Cutout['touches']
  readonly evenEdges?: Cutout['touches']
}

/** Share of the height that a headline needs above the subject. */
const ROOM_FOR_HEADLINE = 0.24

export function planFrame(photo: Size, { format, subject, crowd, working, hasHeadline, space }: FrameOrder): FramePlan {
  const toWorking = working.width / photo.width
  const ratio = ratioBeside(ratioOf(format, photo), space)
  const { box = null, ...known } = subject ?? {}
  const wanted = frameSubject(working, {
    ratio,
    subject: box,
    ...known,
    ...(crowd && { crowd }),
    narrowest: COMPOSED_WIDTH * toWorking,
    roomAbove: hasHeadline ? ROOM_FOR_HEADLINE : 0,
  })
  const ownWidth = Math.round(wanted.frame.width / toWorking)
  const width = postWidth(ownWidth)
  const scale = width / wanted.frame.width
  const whole = { width: Math.round(working.width * scale), height: Math.round(working.height * scale) }
  const size = { width, height: Math.round(width / ratio) }
  const shared = { whole, ownWidth, surround: wanted.surround }
  if (wanted.surround === 'mat') {
    const visible = scaledBox(wanted.shown, scale, whole)
    if (space?.isBare) return { ...shared, surround: 'none', frame: visible, visible }
    return { ...shared, ...onMat(visible, noTaller(size, ratio)) }
  }
  const near = fitted(
    {
      left: inside(Math.round(wanted.frame.left * scale), whole.width - width),
      top: inside(Math.round(wanted.frame.top * scale), whole.height - size.height),
      ...size,
    },
    whole,
  )
  const frame = format === 'original' && !space ? near : noTaller(near, ratio)
  return { ...shared, frame, visible: visiblePart(frame, whole) }
}

/** What a place beside text would show of a photo. */
export function fitInPlace(photo: Size, order: FrameOrder & { readonly space: TypeSpace }): PlaceFit {
  const place = ratioBeside(ratioOf(order.format, photo), order.space)
  const { visible, whole, surround } = planFrame(photo, { ...order, space: { ...order.space, isBare: true } })
  const ratio = visible.width / visible.height
  const isMatted = surround === 'none' && Math.abs(Math.log(ratio / place)) > SAME_RATIO
  return {
    ratio,
    filled: isMatted ? Math.min(ratio / place, place / ratio) : 1,
    kept: keptOf(order, visible, whole),
  }
}

/** What rounding may do to a ratio. */
const SAME_RATIO = 0.02

/** Share of the subject, or of all things, that a part of the photo shows. */
function keptOf({ subject, crowd, working }: FrameOrder, part: Box, whole: Size): number {
  const shown = {
    left: part.left / whole.width,
    top: part.top / whole.height,
    width: part.width / whole.width,
    height: part.height / whole.height,
  }
  if (subject) {
    const { left, top, width, height } = subject.box
    const across = overlap([left / working.width, width / working.width], [shown.left, shown.width])
    return across * overlap([top / working.height, height / working.height], [shown.top, shown.height])
  }
  if (!crowd) return 1
  return shareWithin(crowd.columns, shown.left, shown.width) * shareWithin(crowd.rows, shown.top, shown.height)
}

type Stretch = readonly [start: number, length: number]

/** Share of the first stretch that the second covers. */
function overlap([start, length]: Stretch, [from, long]: Stretch): number {
  return Math.max(0, Math.min(start + length, from + long) - Math.max(start, from)) / length
}

function ratioBeside(ratio: number, space: TypeSpace | undefined): number {
  if (!space) return ratio
  return space.edge === 'left' ? ratio * (1 - space.share) : ratio / (1 - space.share)
}

function scaledBox({ left, top, width, height }: Box, scale: number, whole: Size): Box {
  const start = { left: Math.round(left * scale), top: Math.round(top * scale) }
  return {
    ...start,
    width: Math.min(whole.width - start.left, Math.round(width * scale)),
    height: Math.min(whole.height - start.top, Math.round(height * scale)),
  }
}

function onMat(visible: Box, size: Size): Pick<FramePlan, 'frame' | 'visible'> {
  const left = visible.left - Math.floor((size.width - visible.width) / 2)
  const top = visible.top - Math.floor((size.height - visible.height) / 2)
  return { frame: { left, top, ...size }, visible }
}

/** Rounding may move a fitting frame a pixel over the edge. */
function inside(start: number, room: number): number {
  return room >= 0 ? Math.max(0, Math.min(room, start)) : start
}

function fitted(frame: Frame, whole: Size): Frame {
  const width = snap(frame.width, whole.width)
  const height = snap(frame.height, whole.height)
  return {
    left: inside(frame.left, whole.width - width),
    top: inside(frame.top, whole.height - height),
    width,
    height,
  }
}

/** With one pixel more than 4:5, Instagram's feed would not accept the picture. */
function noTaller<Sized extends Size>(frame: Sized, ratio: number): Sized {
  return { ...frame, height: Math.min(frame.height, Math.floor(frame.width / ratio + ROUNDING)) }
}

/** The largest rounding error of a division of whole numbers. */
const ROUNDING = 1e-6

function snap(length: number, available: number): number {
  return Math.abs(length - available) <= 1 ? available : length
}

function visiblePart(frame: Frame, whole: Size): Box {
  const left = Math.max(0, frame.left)
  const top = Math.max(0, frame.top)
  return {
    left,
    top,
    width: Math.min(whole.width, frame.left + frame.width) - left,
    height: Math.min(whole.height, frame.top + frame.height) - top,
  }
}
