import { decodePhoto } from '#engine/decode/decode-photo.ts'
import type { Cutout, PictureOrder } from '#engine/types.ts'
import type { EditTools } from './edit-tools.ts'
import type { StageTracker } from './track-stages.ts'

/**
 * The subject of a photo, from the store or from the network. A stored cutout includes its photo: then reading it is timed as
 * `decode`, and there is no stage `cutout`.
 */
export async function findSubject(
  photo: Uint8Array,
  { corrections }: PictureOrder,
  tools: EditTools,
  stages: StageTracker,
): Promise<Cutout> {
  const cutout = await findUncorrected(photo, tools, stages)
  return corrections ? stages.run('cutout', () => tools.correctCutout(cutout, corrections, stages.signal)) : cutout
}

async function findUncorrected(photo: Uint8Array, tools: EditTools, stages: StageTracker): Promise<Cutout> {
  const found = await stages.run('decode', async () => {
    const stored = await tools.findCutout(photo)
    return stored ? { stored } : { decoded: await decodePhoto(photo) }
  })
  if (found.stored) return found.stored
  return stages.run('cutout', async () => {
    const cutout = await tools.makeCutout(found.decoded)
    await tools.storeCutout(photo, cutout)
    return cutout
  })
}
