/** Days and months of a calendar, in the reader's time zone. A day is written `2026-12-05`, a month `2026-12`. */
import type { Language } from '#phrases/shape.ts'

/** 0 is Sunday. */
const FIRST_WEEKDAY: Readonly<Record<Language, number>> = { 'pt-BR': 0, 'pt-PT': 1, es: 1, en: 0 }
const WEEK = 7

export function dayOf(moment: Date): string {
  return `${monthOf(moment)}-${pad(moment.getDate())}`
}

export function monthOf(moment: Date): string {
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}`
}

/** Midnight at the start of a day, or of the first day of a month. */
export function startOf(dayOrMonth: string): Date {
  const [year = 0, month = 1, day = 1] = dayOrMonth.split('-').map(Number)
  return new Date(year, month - 1, day)
}

export function monthAfter(month: string, count: number): string {
  const start = startOf(month)
  return monthOf(new Date(start.getFullYear(), start.getMonth() + count, 1))
}

/** The whole weeks that contain a month: the first and the last may include days of its neighbours. */
export function weeksOf(month: string, language: Language): string[][] {
  const start = startOf(month)
  const before = (start.getDay() - FIRST_WEEKDAY[language] + WEEK) % WEEK
  const length = new Date(start.getFullYear(), start.getMonth() + 1, 0).getDate()
  const weeks = Math.ceil((before + length) / WEEK)
  const dayAt = (place: number) => dayOf(new Date(start.getFullYear(), start.getMonth(), 1 - before + place))
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: WEEK }, (_day, place) => dayAt(week * WEEK + place)))
}

/** Parses a month from the URL; undefined when it is invalid. */
export function readMonth(text: string | null): string | undefined {
  return text !== null && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined
}

/** Parses a day of the given month from the URL; undefined when it is invalid. */
export function readDay(text: string | null, month: string): string | undefined {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && text.startsWith(month) && dayOf(startOf(text)) === text
    ? text
    : undefined
}

/** Parses a time such as `18:30` from the URL; undefined when it is invalid. */
export function readTime(text: string | null): string | undefined {
  return text !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
