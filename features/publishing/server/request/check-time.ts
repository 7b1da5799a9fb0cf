import { DAY, HOUR, addMs, MINUTE } from '#platform/clock.ts'
import { refuse } from '#platform/errors.ts'
import { LATE_HOURS, LATEST_DAYS, SOONEST_MINUTES } from '#features/publishing/contract.ts'

/** The member's clock may be slow, and sending the form takes a while. */
const TOLERANCE_MS = MINUTE

/** The latest time to schedule for: the edit must still exist at the last late attempt. */
export function latestMoment(now: Date, deletedAt: Date | null): Date {
  const latest = addMs(now, LATEST_DAYS * DAY)
  const lastTry = deletedAt && addMs(deletedAt, -LATE_HOURS * HOUR)
  return lastTry && lastTry < latest ? lastTry : latest
}

/** Refuses `publication_too_soon` and `publication_too_late`. @param deletedAt when the edit will be deleted */
export function checkTime(wanted: Date, { now, deletedAt }: { readonly now: Date; readonly deletedAt: Date | null }): void {
  if (addMs(wanted, TOLERANCE_MS) < addMs(now, SOONEST_MINUTES * MINUTE))
    refuse('publication_too_soon', { field: 'scheduled_at' })
  const latest = latestMoment(now, deletedAt)
  if (wanted > latest) refuse('publication_too_late', { field: 'scheduled_at', extra: { date: latest.toISOString() } })
}
