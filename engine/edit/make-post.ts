import sharp from 'sharp'
import { UNSURE_BELOW } from '#engine/cutout/describe-mask.ts'
import { classifyView } from '#engine/cutout/classify-view.ts'
import { enhancePhoto } from '#engine/enhance/enhance-photo.ts'
import { extendPhoto } from '#engine/framing/extend-photo.ts'
import { largeCuts } from '#engine/compose/visible-cuts.ts'
import { findCrowd } from '#engine/framing/find-crowd.ts'
import { findCore } from '#engine/framing/find-core.ts'
import { findEvenEdges } from '#engine/framing/find-even-edges.ts'
import type { Frame } from '#engine/framing/frame-subject.ts'
import { layOnMat } from '#engine/framing/lay-on-mat.ts'
import { matColour } from '#engine/typesetting/palette.ts'
import type { TypeSpace } from '#engine/typesetting/plan-type-space.ts'
import { fitInPlace, planFrame, type FramedSubject, type FramePlan } from '#engine/framing/plan-frame.ts'
import type { Box, Cutout, EngineWarning, PhotoFrame, Picture, PictureOrder, Plane } from '#engine/types.ts'
import type { Beside, ComposedPicture } from './change-backdrop.ts'
import type { EditTools } from './edit-tools.ts'
import { findSubject } from './find-subject.ts'
import type { StageTracker } from './track-stages.ts'

/** With fewer pixels of the photo a post looks soft on a phone, whatever its size. */
const SOFT_WIDTH = 720

/** A cut of this share of a subject's side is seen as one: a hem, a wrist or a plate's rim at the edge is shorter. */
const LARGE_CUT = 0.15

/** Corrects light and colour and crops around the subject, from the photo's own pixels rather than the working copy. */
export async function makePost(
  photo: Uint8Array,
  order: PictureOrder,
  tools: EditTools,
  stages: StageTracker,
): Promise<ComposedPicture> {
  const cutout = await findSubject(photo, order, tools, stages)
  const isSure = isClear(cutout)
  const { width, height } = await sharp(photo).metadata()
  const subject = isSure ? framedSubject(cutout) : null
  const crowd = isSure ? null : findCrowd(cutout.alpha, cutout.photo)
  const wish = { format: order.format, subject, crowd, working: cutout.photo }
  const planFor = (space?: TypeSpace): FramePlan =>
    planFrame({ width, height }, { ...wish, hasHeadline: Boolean(order.headline) && !space, ...(space && { space }) })
  const plan = planFor()
  const show = (shownPlan: FramePlan): Promise<ShownPart> => showPart(photo, isSure ? cutout : null, shownPlan)
  return stages.run('compose', async () => ({
    ...(await show(plan)),
    coverage: cutout.coverage,
    doubts: cutout.doubts.filter(({ kind }) => kind === 'no_clear_subject'),
    isGenerated: false,
    warnings: warningsFor(isSure, plan),
    beside: (space) => show(planFor(space)),
    fitIn: (space) => fitInPlace({ width, height }, { ...wish, hasHeadline: false, space }),
    ...(isSure && { view: classifyView(cutout) }),
  }))
}

/** Where it is not clear which of several things is the subject, following all of them would leave half of the picture to a mat. */
function isClear({ confidence, doubts }: Cutout): boolean {
  return confidence >= UNSURE_BELOW && doubts.every(({ kind }) => kind !== 'no_clear_subject')
}

type ShownPart = Beside & Pick<ComposedPicture, 'shown'>

async function showPart(photo: Uint8Array, cutout: Cutout | null, plan: FramePlan): Promise<ShownPart> {
  const visible = await openPart(photo, plan)
  const mask = cutout && (await maskOf(cutout, plan))
  const enhanced = enhancePhoto(visible, mask)
  return {
    ...(await surround(enhanced, mask, plan)),
    mask: mask && plan.surround !== 'none' ? widen(mask, relativeTo(plan.frame, plan.visible)) : mask,
    photoFrame: frameOfPhoto(plan),
    shown: shareOf(plan.visible, plan.frame),
  }
}

function framedSubject(cutout: Cutout): FramedSubject {
  return {
    box: cutout.box,
    touches: cutout.touches,
    cuts: largeCuts(cutout, LARGE_CUT),
    core: findCore(cutout),
    evenEdges: findEvenEdges(cutout),
  }
}

async function surround(
  photo: Picture,
  mask: Plane | null,
  { surround: kind, frame, visible }: FramePlan,
): Promise<Pick<Beside, 'picture' | 'mat'>> {
  if (kind === 'none') return { picture: photo }
  if (kind === 'ground') return { picture: await extendPhoto(photo, relativeTo(frame, visible), mask) }
  const mat = matColour(photo, mask)
  return { picture: layOnMat(photo, mat, { visible, frame }), mat }
}

/** A box inside a frame, in shares of the frame. */
function shareOf({ left, top, width, height }: Box, frame: Frame): PhotoFrame {
  return {
    left: (left - frame.left) / frame.width,
    top: (top - frame.top) / frame.height,
    width: width / frame.width,
    height: height / frame.height,
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

function warningsFor(isSure: boolean, { ownWidth }: FramePlan): EngineWarning[] {
  return [...(isSure ? [] : (['subject_unsure'] as const)), ...(ownWidth < SOFT_WIDTH ? (['low_resolution'] as const) : [])]
}
