import { countUnseen } from '#features/activity/server/index.ts'
import { DAY, later } from '#platform/clock.ts'
import type { OperationsDeps } from './deps.ts'

/** After this long a person no longer counts as waiting. */
const WAITING_MS = 30 * DAY

/**
 * Counts people who wait for an administrator. Opening their page ends the wait, because every action that helps them begins
 * there.
 */
export async function countPeopleWaiting({ db, clock }: Pick<OperationsDeps, 'db' | 'clock'>) {
  const since = later(clock.now(), -WAITING_MS)
  const waiting = await countUnseen(db, since)
  return { help_wanted: waiting.get('help_wanted') ?? 0, money_in_doubt: waiting.get('money_in_doubt') ?? 0 }
}
