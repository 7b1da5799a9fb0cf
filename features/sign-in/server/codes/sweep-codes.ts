import type { Clock } from '#platform/clock.ts'
import { DAY, HOUR, addMs, MINUTE, SECOND } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { deleteForgotten, forgetReadable } from './queries.ts'

/** Longer than any lock or rule lasts. */
export const CODES_TTL_MS = 2 * DAY

/** By then a vendor has usually reported a lost message, so the code need not be sent again. */
const READABLE_MS = MINUTE

/** Deletes phones and addresses as soon as no rule needs them. */
export function codeSweeps({ db, clock }: { db: Database; clock: Clock }): Sweep[] {
  return [
    {
      name: 'sign-in.forget-readable-codes',
      everyMs: 15 * SECOND,
      run: () => {
        const now = clock.now()
        return forgetReadable(db, { now, handedOverBefore: addMs(now, -READABLE_MS) })
      },
    },
    {
      name: 'sign-in.forget-codes',
      everyMs: HOUR,
      run: async () => {
        const now = clock.now()
        await deleteForgotten(db, { now, before: addMs(now, -CODES_TTL_MS) })
      },
    },
  ]
}
