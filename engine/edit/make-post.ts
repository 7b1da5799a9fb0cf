import sharp from 'sharp'
import { UNSURE_BELOW } from '#engine/cutout/describe-mask.ts'
import { enhancePhoto } from '#engine/enhance/enhance-photo.ts'
import { extendPhoto } from '#engine/layout/extend-photo.ts'
import { COMPOSED_WIDTH, ratioOf, WIDEST, type Size } from '#engine/layout/formats.ts'
import { frameSubject, reachesBeyond, type Frame } from '#engine/layout/frame-subject.ts'
import type { Box, Cutout, EngineWarning, PhotoFrame, Picture, PictureOrder, Plane } from '#engine/types.ts'
import type { Draft } from './change-backdrop.ts'
import type { EditTools } from './edit-tools.ts'
import { findSubject } from './find-subject.ts'
import type { StageTracker } from './track-stages.ts'

/** Share of the height that a headline wants above the subject. */
const ROOM_FOR_HEADLINE = 0.24

/** Narrower pictures look soft on a phone. */
const SOFT_WIDTH = 720

/** Puts light and colour right and crops around the subject, from the photo's own pixels rather than the working copy. */
export async function makePost(photo: Uint8Array, order: PictureOrder, tools: EditTools, stages: StageTracker): Promise<Draft> {
  const cutout = await findSubject(photo, tools, stages)
  const isSure = cutout.confidence >= UNSURE_BELOW
  const { width, height } = await sharp(photo).metadata()
  const plan = planFrame({ width, height }, order, isSure ? cutout.box : null, cutout.photo)
  return stages.run('compose', async () => {
    const visible = await openPart(photo, plan)
    const mask = isSure ? await maskOf(cutout, plan) : null
    const enhanced = enhancePhoto(visible, mask)
    const isExtended = reachesBeyond(plan.frame, plan.whole)
    const picture = isExtended ? await extendPhoto(enhanced, relativeTo(plan.frame, plan.visible), mask) : enhanced
    return {
      picture,
      mask: mask && isExtended ? widen(mask, relativeTo(plan.frame, plan.visible)) : mask,
      photoFrame: frameOfPhoto(plan),
      coverage: cutout.coverage,
      doubts: cutout.doubts.filter((doubt) => doubt === 'no_clear_subject'),
      isGenerated: false,
      warnings: warningsFor(isSure, picture),
    }
  })
}

/** All in pixels of the finished picture's scale. */
interface FramePlan {
  /** Size of the whole photo at that scale. */
  readonly whole: Size
  readonly frame: Frame
  /** The part of the frame that the photo fills. */
  readonly visible: Box
}

function planFrame(photo: Size, order: PictureOrder, subject: Box | null, working: Size): FramePlan {
  const toWorking = working.width / photo.width
  const ratio = ratioOf(order.format, photo)
  const wanted = frameSubject(working, {
    ratio,
    subject,
    narrowest: COMPOSED_WIDTH * toWorking,
    roomAbove: order.headline ? ROOM_FOR_HEADLINE : 0,
  })
  const width = Math.min(WIDEST, Math.round(wanted.width / toWorking))
  const scale = width / wanted.width
  const whole = { width: Math.round(working.width * scale), height: Math.round(working.height * scale) }
  const height = Math.round(width / ratio)
  const frame = {
    left: inside(Math.round(wanted.left * scale), whole.width - width),
    top: inside(Math.round(wanted.top * scale), whole.height - height),
    width,
    height,
  }
  return { whole, frame: fitted(frame, whole), visible: visiblePart(fitted(frame, whole), whole) }
}

/** Rounding may push a frame that fits a pixel over the edge. */
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

function frameOfPhoto({ whole, frame }: FramePlan): PhotoFrame {
  return {
    left: -frame.left / frame.width,
    top: -frame.top / frame.height,
    width: whole.width / frame.width,
    height: whole.height / frame.height,
  }
}

async function openPart(photo: Uint8Array, { whole, visible }: FramePlan): Promise<Picture> {
  const { data } = await sharp(photo, { failOn: 'error' })
    .resize(whole.width, whole.height, { fit: 'fill' })
    .extract(visible)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: visible.width, height: visible.height }
}

async function maskOf({ alpha }: Cutout, { whole, visible }: FramePlan): Promise<Plane> {
  const { data } = await sharp(alpha.data, { raw: { width: alpha.width, height: alpha.height, channels: 1 } })
    .resize(whole.width, whole.height, { fit: 'fill' })
    .extract(visible)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: visible.width, height: visible.height }
}

function relativeTo(frame: Frame, visible: Box): Frame {
  return { ...frame, left: frame.left - visible.left, top: frame.top - visible.top }
}

function widen(mask: Plane, frame: Frame): Plane {
  const data = new Uint8Array(frame.width * frame.height)
  for (let row = 0; row < mask.height; row++) {
    data.set(mask.data.subarray(row * mask.width, (row + 1) * mask.width), (row - frame.top) * frame.width - frame.left)
  }
  return { data, width: frame.width, height: frame.height }
}

function warningsFor(isSure: boolean, picture: Picture): EngineWarning[] {
  return [...(isSure ? [] : (['subject_unsure'] as const)), ...(picture.width < SOFT_WIDTH ? (['low_resolution'] as const) : [])]
}
