import { type Clock, DAY, HOUR, addMs } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { deleteHoursBefore } from './queries.ts'

/** After a year the history of providers is no longer useful. */
const RETENTION_DAYS = 366

export function operationsSweeps({ db, clock }: { readonly db: Database; readonly clock: Clock }): readonly Sweep[] {
  return [
    { name: 'operations.retention', everyMs: HOUR, run: () => deleteHoursBefore(db, addMs(clock.now(), -RETENTION_DAYS * DAY)) },
  ]
}
