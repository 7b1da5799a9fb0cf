import type { Box, Cutout } from '#engine/types.ts'
import { bestStart, type Crowd } from './find-crowd.ts'
import type { Size } from './formats.ts'

/** A rectangle of the finished picture's ratio, in the photo's pixels. It may extend beyond the photo. */
export type Frame = Box

/** Which part of a photo the finished picture shows, and what surrounds it. */
export interface Framing {
  readonly frame: Frame
  /** The part of the photo inside the frame. */
  readonly shown: Box
  /** What fills the rest of the frame: the photo's own even ground, continued, or a plain mat. */
  readonly surround: 'none' | 'ground' | 'mat'
}

type Edges = Cutout['touches']

export interface FrameWish {
  /** Width over height. */
  readonly ratio: number
  /** The subject, where it is known, in the photo's pixels. */
  readonly subject: Box | null
  /** Where several things are, none of which is known to be the subject. */
  readonly crowd?: Crowd
  /** The part of the subject that must stay whole, where the rest is a plate under it. */
  readonly core?: Box
  /** Edges of the photo that the subject touches: nothing is painted beyond them. */
  readonly touches?: Edges
  /** Edges of the photo that cut much of the subject off already: it may be cropped a little more there. */
  readonly cuts?: Edges
  /** Edges along which the photo shows even ground alone: there it may be continued. */
  readonly evenEdges?: Edges
  /** A closer view never goes below this width, in the photo's pixels. */
  readonly narrowest: number
  /** Share of the frame's height that is wanted above the subject for a headline. */
  readonly roomAbove: number
}

/** Space around the subject, as a share of its size: wanted, and enough where the format is narrow. */
const BREATHING = { wanted: 0.05, enough: 0.015 } as const
/** Width of the mat around a photo that does not fill the format, as a share of the picture's width. */
const MAT = 0.045
/**
 * How much more of a cut-off subject may be cropped where it is cut, as a share of its size, before anything surrounds the photo:
 * much at one end, since what matters (a face, fingers) is at the other; little at both ends.
 */
const CUT_FURTHER = { oneEnd: 0.3, bothEnds: 0.14 } as const
/** The same of a subject that reaches an edge and nearly the one across: it is all of the photo. */
const FILLING = 0.95
const FILLS_FURTHER = 0.05
/** A subject smaller than this share of the frame is enlarged… */
const SMALL = 0.42
/** …but not by more than this. */
const CLOSEST = 1.5
/** Share of the frame's height that stays free above a head. */
const HEAD_ROOM = 0.09

/**
 * Frames the whole subject with space around it: as much of the photo as the format allows, closer where the subject is small. A
 * subject that does not fit the format is never cut: the photo's even ground is continued or, where there is none, a mat surrounds
 * it.
 */
export function frameSubject(photo: Size, wish: FrameWish): Framing {
  const widest = Math.min(photo.width, photo.height * wish.ratio)
  if (wish.subject === null) return amongThings(photo, widest, wish)
  const whole = withAir(wish.subject, photo, BREATHING.wanted)
  if (fits(whole, widest, wish.ratio)) return cropped(around(whole, closer(whole, widest, wish), { photo, wish }))
  const least = withoutCutSides(withAir(wish.core ?? wish.subject, photo, BREATHING.enough), { photo, wish })
  if (fits(least, widest, wish.ratio)) return cropped(around(least, widest, { photo, wish }))
  const open = withoutCutSides(whole, { photo, wish })
  const extended = around(open, Math.max(open.width, open.height * wish.ratio), { photo, wish })
  if (isOnEvenGround(extended, photo, wish)) return { frame: extended, shown: within(extended, photo), surround: 'ground' }
  return matted(photo, whole, wish.ratio)
}

/** Things that cover more than this of a photo are one scene, which its middle shows best. */
const SCENE = 0.45
/** Where less of the things would be seen, the photo is shown on a mat. */
const KEPT = 0.72

/** The part that shows most of the things, or all of them where too much would be lost. */
function amongThings(photo: Size, widest: number, wish: FrameWish): Framing {
  const usual = centred(photo, widest, wish.ratio)
  if (!wish.crowd || wish.crowd.coverage > SCENE) return cropped(usual)
  const { columns, rows, box } = wish.crowd
  const across = bestStart(columns, usual.width / photo.width, usual.left / photo.width)
  const down = bestStart(rows, usual.height / photo.height, usual.top / photo.height)
  if (across.kept * down.kept < KEPT) return frameSubject(photo, { ...wish, subject: box })
  const left = Math.min(photo.width - usual.width, Math.round(across.start * photo.width))
  return cropped({ ...usual, left, top: Math.min(photo.height - usual.height, Math.round(down.start * photo.height)) })
}

function cropped(frame: Frame): Framing {
  return { frame, shown: frame, surround: 'none' }
}

function fits(box: Box, widest: number, ratio: number): boolean {
  return box.width <= widest && box.height * ratio <= widest
}

/** The frame of a width around a subject. */
function around(subject: Box, wanted: number, { photo, wish }: { photo: Size; wish: FrameWish }): Frame {
  const width = Math.round(wanted)
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

/** Whether a frame extends beyond such edges alone that show nothing but ground. */
function isOnEvenGround({ left, top, width, height }: Frame, photo: Size, { evenEdges, touches }: FrameWish): boolean {
  if (!evenEdges) return false
  const beyond: Edges = { left: left < 0, top: top < 0, right: left + width > photo.width, bottom: top + height > photo.height }
  return (['left', 'top', 'right', 'bottom'] as const).every((edge) => !beyond[edge] || (evenEdges[edge] && !touches?.[edge]))
}

/** The photo in the middle of a mat: all of it that the format can show at the size that the subject needs. */
function matted(photo: Size, box: Box, ratio: number): Framing {
  const isTooWide = box.width / ratio > photo.height
  const subject = withLittleBeside(box, photo)
  const shown = isTooWide
    ? { left: subject.left, top: 0, width: subject.width, height: photo.height }
    : { left: 0, top: subject.top, width: photo.width, height: subject.height }
  const width = Math.round(Math.max(shown.width / (1 - 2 * MAT), shown.height / (1 / ratio - 2 * MAT)))
  const size = { width, height: Math.round(width / ratio) }
  const frame = {
    left: Math.round(shown.left + (shown.width - size.width) / 2),
    top: Math.round(shown.top + (shown.height - size.height) / 2),
    ...size,
  }
  return { frame, shown, surround: 'mat' }
}

/** Of a side that the subject nearly fills all is shown: what little is beside it may be lettering, and would be cut. */
const NEARLY = 0.8

function withLittleBeside(box: Box, photo: Size): Box {
  const across = box.width > NEARLY * photo.width ? { left: 0, width: photo.width } : {}
  const down = box.height > NEARLY * photo.height ? { top: 0, height: photo.height } : {}
  return { ...box, ...across, ...down }
}

function within({ left, top, width, height }: Frame, photo: Size): Box {
  const start = { left: Math.max(0, left), top: Math.max(0, top) }
  return {
    ...start,
    width: Math.min(photo.width, left + width) - start.left,
    height: Math.min(photo.height, top + height) - start.top,
  }
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

interface Axis {
  readonly photo: number
  readonly frame: number
  readonly subject: number
  readonly length: number
}

/** Start of the frame along one direction: at its aim, inside the photo where it fits, without cutting the subject. */
function placeAlong({ photo, frame, subject, length }: Axis, aim: number, hold: Hold): number {
  if (frame > photo) {
    const starts = { start: 0, middle: (photo - frame) / 2, end: photo - frame }
    return Math.round(Math.max(subject + length - frame, Math.min(subject, starts[hold])))
  }
  const wanted = Math.max(subject + length - frame, Math.min(subject, subject - aim))
  return Math.round(Math.max(0, Math.min(photo - frame, wanted)))
}

function withoutCutSides(box: Box, { photo, wish }: { photo: Size; wish: FrameWish }): Box {
  const { cuts, touches } = wish
  const subject = wish.core ?? wish.subject
  const fillsWidth = fills([touches?.left, touches?.right], subject?.width, photo.width)
  const fillsHeight = fills([touches?.top, touches?.bottom], subject?.height, photo.height)
  const across = furtherCuts(box.width, [cuts?.left, cuts?.right], fillsWidth)
  const down = furtherCuts(box.height, [cuts?.top, cuts?.bottom], fillsHeight)
  return {
    left: box.left + across.start,
    top: box.top + down.start,
    width: box.width - across.start - across.end,
    height: box.height - down.start - down.end,
  }
}

type Ends = readonly [atStart: boolean | undefined, atEnd: boolean | undefined]

function fills([atStart = false, atEnd = false]: Ends, length: number | undefined, ofPhoto: number): boolean {
  return (atStart || atEnd) && (length ?? 0) > FILLING * ofPhoto
}

function furtherCuts(length: number, [atStart = false, atEnd = false]: Ends, isFilling: boolean): { start: number; end: number } {
  const share = atStart && atEnd ? CUT_FURTHER.bothEnds : CUT_FURTHER.oneEnd
  const least = isFilling ? FILLS_FURTHER * length : 0
  return { start: atStart ? share * length : least, end: atEnd ? share * length : least }
}

function withAir(subject: Box, photo: Size, share: number): Box {
  const air = share * Math.max(subject.width, subject.height)
  const left = Math.max(0, subject.left - air)
  const top = Math.max(0, subject.top - air)
  const right = Math.min(photo.width, subject.left + subject.width + air)
  const bottom = Math.min(photo.height, subject.top + subject.height + air)
  return { left, top, width: right - left, height: bottom - top }
}
