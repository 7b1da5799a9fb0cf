import { businessDay } from '#features/business-zone.ts'
import { type Clock, DAY, HOUR, addMs } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { deleteCaptionDaysBefore } from './queries.ts'

/** Only today's row is needed; a week of them helps to explain complaints. */
const TTL_MS = 7 * DAY

export function captionsSweeps({ db, clock }: { db: Database; clock: Clock }): readonly Sweep[] {
  return [
    {
      name: 'captions.retention',
      everyMs: HOUR,
      run: () => deleteCaptionDaysBefore(db, businessDay(addMs(clock.now(), -TTL_MS))),
    },
  ]
}
