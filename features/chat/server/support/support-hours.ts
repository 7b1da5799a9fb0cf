/** When people answer in the chat, in the business's zone. */
import { BUSINESS_ZONE, businessDay, startOfBusinessDay } from '#features/business-zone.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill, type Language } from '#phrases/shape.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import { daysOf, type OpeningSpan, type Weekday, WEEKDAYS } from '#platform/opening-hours.ts'

export type SupportHours = readonly OpeningSpan[]

interface Opening {
  readonly opensAt: number
  readonly closesAt: number
}

/** A week and the day on which it began again: some opening is among them. */
const LOOK_AHEAD_DAYS = 8
/** Whoever waits longer than this has waited too long by any measure. */
const MAX_DAYS_COUNTED = 60

/** When they open next; undefined while they are open. */
export function nextOpening(hours: SupportHours, now: Date): Date | undefined {
  const at = now.getTime()
  const openings = openingsFrom(hours, now, LOOK_AHEAD_DAYS)
  if (openings.some(({ opensAt, closesAt }) => opensAt <= at && at < closesAt)) return undefined
  const next = Math.min(...openings.map(({ opensAt }) => opensAt).filter((opensAt) => opensAt > at))
  return new Date(next)
}

/** How much of the time between two moments they were open, in milliseconds. */
export function openMsBetween(hours: SupportHours, since: Date, until: Date): number {
  const days = Math.min(MAX_DAYS_COUNTED, Math.ceil((until.getTime() - since.getTime()) / DAY) + 1)
  return openingsFrom(hours, since, days)
    .map(({ opensAt, closesAt }) => Math.min(closesAt, until.getTime()) - Math.max(opensAt, since.getTime()))
    .filter((ms) => ms > 0)
    .reduce((sum, ms) => sum + ms, 0)
}

function openingsFrom(hours: SupportHours, since: Date, days: number): readonly Opening[] {
  const today = businessDay(since)
  return Array.from({ length: days }, (_, later) => startOfBusinessDay(today, later)).flatMap((start) =>
    hours
      .filter((span) => daysOf(span).includes(weekdayOf(start)))
      .map(({ from, to }) => ({ opensAt: start.getTime() + from * MINUTE, closesAt: start.getTime() + to * MINUTE })),
  )
}

/** @param start of a business day, which is the same day in UTC */
function weekdayOf(start: Date): Weekday {
  return WEEKDAYS[(start.getUTCDay() + 6) % WEEKDAYS.length] ?? 'mon'
}

/** "de segunda-feira a sexta-feira, das 09:00 às 18:00 (horário de Brasília)". */
export function describeHours(hours: SupportHours, language: Language): string {
  const { days, zone } = chatTexts[language].team
  const spans = hours.map((span) => {
    const named = span.first === span.last ? days.one : days.several
    const [first, last] = [nameDay(span.first, language), nameDay(span.last, language)]
    return fill(named, { first, last, from: clockTime(span.from, language), to: clockTime(span.to, language) })
  })
  return `${new Intl.ListFormat(language, { type: 'conjunction' }).format(spans)} (${zone})`
}

/** "segunda-feira, 30 de novembro, às 09:00". */
export function describeOpening(opensAt: Date, language: Language): string {
  const day = new Intl.DateTimeFormat(language, { timeZone: BUSINESS_ZONE, weekday: 'long', day: 'numeric', month: 'long' })
  const time = new Intl.DateTimeFormat(language, { timeZone: BUSINESS_ZONE, timeStyle: 'short' })
  return fill(chatTexts[language].team.opening, { day: day.format(opensAt), time: time.format(opensAt) })
}

/** A Monday, from which every weekday can be named. */
const SOME_MONDAY = Date.UTC(2024, 0, 1)

function nameDay(day: Weekday, language: Language): string {
  const moment = new Date(SOME_MONDAY + WEEKDAYS.indexOf(day) * DAY)
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' }).format(moment)
}

function clockTime(minutes: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', timeStyle: 'short' }).format(new Date(minutes * MINUTE))
}
