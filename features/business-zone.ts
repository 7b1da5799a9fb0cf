/** The time zone of the business's days and months, for every member and on every surface. */
export const BUSINESS_ZONE = 'America/Sao_Paulo'

let dayFormat: Intl.DateTimeFormat | undefined

/** The business day of a moment, as `2026-11-21`. */
export function businessDay(moment: Date): string {
  // created on first use, because a browser's first date format is slow
  dayFormat ??= new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })
  return dayFormat.format(moment)
}

/**
 * The start of a day such as `2026-11-21`, or of the day `daysLater`. The zone has had no daylight saving time since 2019, so
 * each day has 24 hours.
 */
export function startOfBusinessDay(day: string, daysLater = 0): Date {
  const start = new Date(`${day}T00:00:00-03:00`)
  start.setUTCDate(start.getUTCDate() + daysLater)
  return start
}
