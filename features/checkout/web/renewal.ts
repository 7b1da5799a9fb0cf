import { businessDay } from '#features/business-zone.ts'

/**
 * When a plan that begins now renews, or a coupon ends: the same day so many months later, or the last one of a shorter
 * month. Noon there, as an ISO moment; for showing only, the server counts by itself.
 */
export function renewalAfter(now: Date, months: number): string {
  const [year = 0, month = 1, day = 1] = businessDay(now).split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay), 15)).toISOString()
}
