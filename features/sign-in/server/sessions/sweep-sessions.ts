import { type Clock, HOUR } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { deleteExpiredSessions } from './queries.ts'

/** Deletes expired sessions with their browser data. */
export function sessionSweeps({ db, clock }: { db: Database; clock: Clock }): Sweep[] {
  return [{ name: 'sign-in.forget-sessions', everyMs: HOUR, run: () => deleteExpiredSessions(db, clock.now()) }]
}
