import { type Clock, DAY, HOUR, addMs } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { deleteRestBefore } from './queries.ts'

/** Deletes entries older than `keptDays`, which configuration keeps above the six months of the access-log law. */
export function activitySweeps({
  db,
  clock,
  keptDays,
}: {
  readonly db: Database
  readonly clock: Clock
  readonly keptDays: number
}): readonly Sweep[] {
  return [
    {
      name: 'activity.retention',
      everyMs: HOUR,
      run: () => db.transaction((tx) => deleteRestBefore(tx, addMs(clock.now(), -keptDays * DAY))),
    },
  ]
}
