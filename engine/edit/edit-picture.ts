import { encodePicture } from '#engine/encode/encode-picture.ts'
import { setLayout } from '#engine/post-designs/set-layout.ts'
import { hasEmoji } from '#engine/typesetting/typefaces.ts'
import type { EditedPicture, EditOptions, EngineWarning, PictureOperation, PictureOrder } from '#engine/types.ts'
import { changeBackdrop, type ComposedPicture } from './change-backdrop.ts'
import { applyAdjustment } from './apply-adjustment.ts'
import type { EditTools } from './edit-tools.ts'
import { makePost } from './make-post.ts'
import { type StageTracker, trackStages } from './track-stages.ts'

type Maker = (photo: Uint8Array, order: PictureOrder, tools: EditTools, stages: StageTracker) => Promise<ComposedPicture>

const MAKERS = {
  post: makePost,
  swap: changeBackdrop,
  describe: changeBackdrop,
} as const satisfies Readonly<Record<PictureOperation, Maker>>

function typeWarnings({ headline = '', signature = '' }: PictureOrder): readonly EngineWarning[] {
  return hasEmoji(`${headline} ${signature}`) ? ['headline_emoji_dropped'] : []
}

/**
 * From the bytes of a received photo to a finished picture.
 * @throws EngineRefusal, or the signal's reason once it is aborted.
 */
export async function editPicture(
  photo: Uint8Array,
  order: PictureOrder,
  tools: EditTools,
  options: EditOptions = {},
): Promise<EditedPicture> {
  const stages = trackStages(options)
  const made = await MAKERS[order.operation](photo, order, tools, stages)
  const draft = order.adjustment ? await applyAdjustment(made, order.adjustment) : made
  const { picture, photoFrame } = await stages.run('layout', () => setLayout(draft, order))
  const jpeg = await stages.run('encode', () => encodePicture(picture, draft.isGenerated))
  stages.finish()
  return {
    jpeg,
    width: picture.width,
    height: picture.height,
    format: order.format,
    photoFrame,
    ...(draft.understood && { understood: draft.understood }),
    ...(draft.view && { view: draft.view }),
    warnings: [...draft.warnings, ...typeWarnings(order)],
    timings: stages.timings(),
    coverage: draft.coverage,
    doubts: draft.doubts,
  }
}
