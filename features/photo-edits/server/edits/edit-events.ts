import type { Executor } from '#platform/database.ts'
import { notify } from '#platform/notify.ts'

/** The topic of "this edit's row, or one of its pictures, changed". */
export const PHOTO_EDITS_TOPIC = 'photo-edits.changed'

export async function publishEditEvent(executor: Executor, editId: string): Promise<void> {
  await notify(executor, PHOTO_EDITS_TOPIC, editId)
}
