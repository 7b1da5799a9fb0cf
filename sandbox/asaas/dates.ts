/** The account's days and moments: São Paulo, without a zone in the text. */
import { DateTime } from 'luxon'

const ZONE = 'America/Sao_Paulo'

export function dayOf(now: Date): string {
  return DateTime.fromJSDate(now, { zone: ZONE }).toFormat('yyyy-MM-dd')
}

export function momentOf(now: Date): string {
  return DateTime.fromJSDate(now, { zone: ZONE }).toFormat('yyyy-MM-dd HH:mm:ss')
}

export function addDays(day: string, days: number): string {
  return DateTime.fromISO(day, { zone: ZONE }).plus({ days }).toFormat('yyyy-MM-dd')
}

/** Counted from the first day, so that the 31st comes back after a short month. */
export function addMonths(day: string, months: number): string {
  return DateTime.fromISO(day, { zone: ZONE }).plus({ months }).toFormat('yyyy-MM-dd')
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid
}

/** `05/12/2026`: how events of subscriptions write a day. */
export function brazilianDay(day: string): string {
  return DateTime.fromISO(day).toFormat('dd/MM/yyyy')
}

/** Money arrives on a working day: weekends are passed over, holidays are not known here. */
export function nextWorkingDay(day: string): string {
  const { weekday } = DateTime.fromISO(day)
  return weekday > 5 ? addDays(day, 8 - weekday) : day
}
