import { type Clock, HOUR } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { deleteExpiredSessions } from './queries.ts'

/** What a browser said about itself is kept no longer than its session lives. */
export function sessionSweeps({ db, clock }: { db: Database; clock: Clock }): Sweep[] {
  return [{ name: 'sign-in.forget-sessions', everyMs: HOUR, run: () => deleteExpiredSessions(db, clock.now()) }]
}
