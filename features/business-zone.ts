/** Where the business's days and months begin and end, for every member and on every surface. */
export const BUSINESS_ZONE = 'America/Sao_Paulo'

let dayFormat: Intl.DateTimeFormat | undefined

/** The business's calendar day of a moment, as `2026-11-21`. */
export function businessDay(moment: Date): string {
  // made when it is first needed: a browser's first format of dates costs it a long task
  dayFormat ??= new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })
  return dayFormat.format(moment)
}

/** When a day such as `2026-11-21` begins, or one so many days later. The zone has had no summer time since 2019: each has 24 hours. */
export function startOfBusinessDay(day: string, daysLater = 0): Date {
  const start = new Date(`${day}T00:00:00-03:00`)
  start.setUTCDate(start.getUTCDate() + daysLater)
  return start
}
