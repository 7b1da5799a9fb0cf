import type { Box, Cutout } from '#engine/types.ts'
import type { Size } from './formats.ts'

/**
 * Which part of a photo the finished picture shows. The frame may extend beyond the photo, where the subject is larger than the
 * format allows: `extendPhoto` then paints the missing part.
 */
export type Frame = Box

export interface FrameWish {
  /** Width over height. */
  readonly ratio: number
  /** The subject, where it is known, in the photo's pixels. */
  readonly subject: Box | null
  /**
   * Edges of the photo that cut the subject off already: it may be cropped a little more there, and nothing is painted beyond
   * them.
   */
  readonly touches?: Cutout['touches']
  /** A closer view never goes below this width, in the photo's pixels. */
  readonly narrowest: number
  /** Share of the frame's height that is wanted above the subject for a headline. */
  readonly roomAbove: number
}

/** Space around the subject, as a share of its size. */
const BREATHING = 0.05
/** How much more of a cut-off subject may be cropped on that side, as a share of its width, before the photo is extended. */
const CUT_FURTHER = 0.14
/** A subject smaller than this share of the frame is enlarged… */
const SMALL = 0.42
/** …but not by more than this. */
const CLOSEST = 1.5
/** Share of the frame's height that stays free above a head. */
const HEAD_ROOM = 0.09

/**
 * Frames the whole subject with space around it: as much of the photo as the format allows, closer where the subject is small.
 */
export function frameSubject(photo: Size, wish: FrameWish): Frame {
  const widest = Math.min(photo.width, photo.height * wish.ratio)
  if (wish.subject === null) return centred(photo, widest, wish.ratio)
  const whole = withAir(wish.subject, photo)
  const isTooWide = whole.width > widest
  const subject = isTooWide ? withoutCutSides(whole, wish.touches) : whole
  const needed = Math.max(subject.width, subject.height * wish.ratio)
  const width = Math.round(needed > widest ? needed : closer(subject, widest, wish))
  const size = { width, height: Math.round(width / wish.ratio) }
  return {
    left: placeAlong(
      { photo: photo.width, frame: size.width, subject: subject.left, length: subject.width },
      horizontalAim(photo, subject, size),
      heldAt(wish.touches?.left, wish.touches?.right),
    ),
    top: placeAlong(
      { photo: photo.height, frame: size.height, subject: subject.top, length: subject.height },
      verticalAim(subject, size, wish.roomAbove),
      heldAt(wish.touches?.top, wish.touches?.bottom),
    ),
    ...size,
  }
}

/** Whether the frame extends beyond the photo. */
export function reachesBeyond(frame: Frame, photo: Size): boolean {
  return frame.left < 0 || frame.top < 0 || frame.left + frame.width > photo.width || frame.top + frame.height > photo.height
}

function centred(photo: Size, width: number, ratio: number): Frame {
  const size = { width: Math.floor(width), height: Math.min(photo.height, Math.round(width / ratio)) }
  // photographers place the subject a little above the middle
  return { left: Math.round((photo.width - size.width) / 2), top: Math.round((photo.height - size.height) * 0.42), ...size }
}

function closer(subject: Box, widest: number, { ratio, narrowest, roomAbove }: FrameWish): number {
  const share = Math.max(subject.width / widest, subject.height / (widest / ratio))
  if (share >= SMALL || roomAbove > 0) return widest
  return Math.min(widest, Math.max(narrowest, widest / Math.min(CLOSEST, SMALL / share)))
}

/** Wanted distance from the frame's left edge to the subject: centred, leaning a little to the side where it stood. */
function horizontalAim(photo: Size, subject: Box, size: Size): number {
  const middle = (size.width - subject.width) / 2
  const offset = (subject.left + subject.width / 2) / photo.width - 0.5
  const isNarrow = subject.width < 0.45 * size.width
  return isNarrow && Math.abs(offset) > 0.1 ? middle + Math.sign(offset) * size.width * 0.08 : middle
}

function verticalAim(subject: Box, size: Size, roomAbove: number): number {
  const free = size.height - subject.height
  return Math.max(free * 0.46, Math.min(free * 0.92, Math.max(HEAD_ROOM, roomAbove) * size.height))
}

/** Where a frame larger than the photo is aligned: at the edge that cuts the subject off, else in the middle. */
type Hold = 'start' | 'middle' | 'end'

function heldAt(start = false, end = false): Hold {
  if (start === end) return 'middle'
  return start ? 'start' : 'end'
}

interface Line {
  readonly photo: number
  readonly frame: number
  readonly subject: number
  readonly length: number
}

/** Start of the frame along one direction: at its aim, inside the photo where it fits, without cutting the subject. */
function placeAlong({ photo, frame, subject, length }: Line, aim: number, hold: Hold): number {
  if (frame > photo) {
    const starts = { start: 0, middle: (photo - frame) / 2, end: photo - frame }
    return Math.round(Math.max(subject + length - frame, Math.min(subject, starts[hold])))
  }
  const wanted = Math.max(subject + length - frame, Math.min(subject, subject - aim))
  return Math.round(Math.max(0, Math.min(photo - frame, wanted)))
}

function withoutCutSides(subject: Box, touches?: FrameWish['touches']): Box {
  const left = touches?.left ? subject.width * CUT_FURTHER : 0
  const right = touches?.right ? subject.width * CUT_FURTHER : 0
  return { ...subject, left: subject.left + left, width: subject.width - left - right }
}

function withAir(subject: Box, photo: Size): Box {
  const air = BREATHING * Math.max(subject.width, subject.height)
  const left = Math.max(0, subject.left - air)
  const top = Math.max(0, subject.top - air)
  const right = Math.min(photo.width, subject.left + subject.width + air)
  const bottom = Math.min(photo.height, subject.top + subject.height + air)
  return { left, top, width: right - left, height: bottom - top }
}
