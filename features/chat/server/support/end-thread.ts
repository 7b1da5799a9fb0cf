import { recordActivity } from '#features/activity/server/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { SupportThreadEnd } from './schema.ts'
import { deletionOf, silenceEnding } from './thread-times.ts'
import {
  deleteSupportThreadsDue,
  listSilentSupportThreads,
  type SupportThreadRow,
  updateSupportThread,
} from './thread-queries.ts'

/** Ends a thread; what was written stays for a while. */
export async function endSupportThread(
  tx: Transaction,
  thread: SupportThreadRow,
  { by, now }: { readonly by: SupportThreadEnd; readonly now: Date },
): Promise<void> {
  const ended = { waitingSince: null, endedAt: now }
  await updateSupportThread(tx, thread.id, { ...ended, endedBy: by, deleteAfter: deletionOf({ ...thread, ...ended }) })
}

const BATCH = 200

/** Ends threads in which nothing is written any more, and deletes those whose time is over. */
export async function endSilentSupportThreads({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    for (const thread of await listSilentSupportThreads(tx, { ...silenceEnding(now), limit: BATCH })) {
      await endSupportThread(tx, thread, { by: 'time', now })
      await recordActivity(tx, { kind: 'help_ended', actor: 'system', at: now, memberId: thread.memberId })
    }
  })
  await deleteSupportThreadsDue(db, now)
}
