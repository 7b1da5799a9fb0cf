import { LATEST_DAYS } from '#features/publishing/contract.ts'
import { dayOf } from './calendar-days.ts'

/** Whether something can still be scheduled on a day, which is written `2026-12-05`. */
export function canScheduleOn(day: string, now: Date): boolean {
  const last = new Date(now.getFullYear(), now.getMonth(), now.getDate() + LATEST_DAYS)
  return day >= dayOf(now) && day <= dayOf(last)
}
