import { DAY, addMs } from '#platform/clock.ts'
import { lockChat } from '../chat-queries.ts'
import type { WorkerDeps } from '../deps.ts'
import { type IncomingRow, takeQuestion } from './incoming-queries.ts'

/**
 * Whether a vendor's model may be asked about this message, and counts it. Messages and voice notes of a day are one count: each kind
 * stops at its own `limit` of all of them.
 */
export async function mayAsk(
  { db, clock }: Pick<WorkerDeps, 'db' | 'clock'>,
  { id, chatId }: Pick<IncomingRow, 'id' | 'chatId'>,
  limit: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const memberId = (await lockChat(tx, chatId))?.memberId
    if (!memberId) return false
    const now = clock.now()
    return takeQuestion(tx, { id, memberId, now, since: addMs(now, -DAY), limit })
  })
}
