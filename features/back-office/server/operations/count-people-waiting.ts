import { countUnseen } from '#features/activity/server/index.ts'
import { countWaiting } from '#features/chat/server/index.ts'
import { DAY, addMs } from '#platform/clock.ts'
import type { OperationsDeps } from './deps.ts'

/** After this long nobody counts as waiting for a look at their money. */
const WAITING_MS = 30 * DAY

/** Counts people who wait for an administrator: for an answer in the chat, or for somebody to open their page. */
export async function countPeopleWaiting({ db, clock }: Pick<OperationsDeps, 'db' | 'clock'>) {
  const unseen = await countUnseen(db, addMs(clock.now(), -WAITING_MS))
  return { help_wanted: (await countWaiting(db)).threads, money_in_doubt: unseen.get('money_in_doubt') ?? 0 }
}
