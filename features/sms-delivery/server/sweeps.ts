import { type Clock, DAY, HOUR, addMs } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { deleteAttemptsBefore } from './queries.ts'

/** Attempts are kept long enough to question a vendor's invoice. */
export const TTL_MS = 90 * DAY

export function smsDeliverySweeps({ db, clock }: { readonly db: Database; readonly clock: Clock }): readonly Sweep[] {
  return [
    {
      name: 'sms-delivery.forget',
      everyMs: HOUR,
      run: () => deleteAttemptsBefore(db, addMs(clock.now(), -TTL_MS)),
    },
  ]
}
