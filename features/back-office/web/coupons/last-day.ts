import { BUSINESS_ZONE } from '#features/business-zone.ts'

/** The end of a day in the business's time zone, which has had no daylight saving time since 2019. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999-03:00`).toISOString()
}

/** The business day of a moment, in the format of a date field. */
export function dayOf(moment: string | number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: BUSINESS_ZONE }).format(new Date(moment))
}
