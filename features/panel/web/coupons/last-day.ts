import { BUSINESS_ZONE } from '#features/business-zone.ts'

/** The end of a day of the business's zone, which has known no summer time since 2019. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999-03:00`).toISOString()
}

/** The business's day of a moment, as a field for dates has it. */
export function dayOf(moment: string | number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: BUSINESS_ZONE }).format(new Date(moment))
}
