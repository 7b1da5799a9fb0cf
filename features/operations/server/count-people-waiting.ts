import { countUnseen } from '#features/activity/server/index.ts'
import { DAY, later } from '#platform/clock.ts'
import type { OperationsDeps } from './deps.ts'

/** Whoever was not looked after by then has come by another way. */
const WAITING_MS = 30 * DAY

/** People who wait for an administrator. Opening their page is what ends the wait: everything that helps them begins there. */
export async function countPeopleWaiting({ db, clock }: Pick<OperationsDeps, 'db' | 'clock'>) {
  const since = later(clock.now(), -WAITING_MS)
  const waiting = await countUnseen(db, since)
  return { help_wanted: waiting.get('help_wanted') ?? 0, money_in_doubt: waiting.get('money_in_doubt') ?? 0 }
}
