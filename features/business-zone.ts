/** Where the business's days and months begin and end, for every member and on every surface. */
export const BUSINESS_ZONE = 'America/Sao_Paulo'

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The business's calendar day of a moment, as `2026-11-21`. */
export function businessDay(moment: Date): string {
  return dayFormat.format(moment)
}
