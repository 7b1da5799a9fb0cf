/** The account's days and times: São Paulo, without a zone in the text. */
import { DateTime } from 'luxon'

const ZONE = 'America/Sao_Paulo'

export const CYCLES = {
  WEEKLY: { weeks: 1 },
  BIWEEKLY: { weeks: 2 },
  MONTHLY: { months: 1 },
  BIMONTHLY: { months: 2 },
  QUARTERLY: { months: 3 },
  SEMIANNUALLY: { months: 6 },
  YEARLY: { months: 12 },
} as const satisfies Record<string, { weeks: number } | { months: number }>
export type Cycle = keyof typeof CYCLES

export function dayOf(now: Date): string {
  return DateTime.fromJSDate(now, { zone: ZONE }).toFormat('yyyy-MM-dd')
}

export function momentOf(now: Date): string {
  return DateTime.fromJSDate(now, { zone: ZONE }).toFormat('yyyy-MM-dd HH:mm:ss')
}

export function addDays(day: string, days: number): string {
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd')
}

/** Counted from the first day, so that the 31st returns after a short month. */
export function addCycles(day: string, cycle: Cycle, times: number): string {
  const { weeks, months } = { weeks: 0, months: 0, ...CYCLES[cycle] }
  return DateTime.fromISO(day, { zone: 'utc' })
    .plus({ weeks: weeks * times, months: months * times })
    .toFormat('yyyy-MM-dd')
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid
}

/** `05/12/2026`: the day format in events of subscriptions. */
export function brazilianDay(day: string): string {
  return day.split('-').reverse().join('/')
}

/** Money arrives on a working day: weekends are skipped, holidays are not known here. */
export function nextWorkingDay(day: string): string {
  const { weekday } = DateTime.fromISO(day, { zone: 'utc' })
  return weekday > 5 ? addDays(day, 8 - weekday) : day
}
