import { type Leaving, leaveJob } from '../jobs.ts'
import type { Perform } from '../perform.ts'

/** Cancelling, taking money back and deleting the account ask other services: a job does it, and tells what became of it. */
export function beginLeaving<Kind extends Leaving>(deed: Kind): Perform<Kind> {
  return async (deps, tx, { situation: { chat, messageId } }) => {
    if (chat.memberId === null || messageId === null) return []
    const payload = { chatId: chat.id, memberId: chat.memberId, messageId, deed }
    await deps.queue.enqueue(tx, leaveJob, { payload })
    return []
  }
}
