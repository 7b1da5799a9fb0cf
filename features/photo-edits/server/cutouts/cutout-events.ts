import type { Executor } from '#platform/database.ts'
import { notify } from '#platform/notify.ts'

/** The topic of "this photo's cutout changed". */
export const CUTOUTS_TOPIC = 'cutouts.changed'

export async function publishCutoutEvent(executor: Executor, photoId: string): Promise<void> {
  await notify(executor, CUTOUTS_TOPIC, photoId)
}
