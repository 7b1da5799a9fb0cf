/** Opening hours as a setting: `mon-fri 09:00-18:00, sat 09:00-13:00`. */
import { z } from 'zod'

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** The same hours on one day, or on several in a row. */
export interface OpeningSpan {
  readonly first: Weekday
  readonly last: Weekday
  /** Minutes since midnight. */
  readonly from: number
  readonly to: number
}

const SPAN = /^(mon|tue|wed|thu|fri|sat|sun)(?:-(mon|tue|wed|thu|fri|sat|sun))? (\d\d):(\d\d)-(\d\d):(\d\d)$/
const HINT = 'opening hours are written as mon-fri 09:00-18:00, sat 09:00-13:00'
const END_OF_DAY = 24 * 60

export const openingHours = z
  .string()
  .default('mon-fri 09:00-18:00')
  .transform((text, context) => {
    const spans = text.split(',').map((span) => readSpan(span.trim()))
    const read = spans.flatMap((span) => span ?? [])
    if (read.length === spans.length) return read
    context.addIssue(HINT)
    return z.NEVER
  })

function readSpan(text: string): OpeningSpan | undefined {
  const [, first, last = first, fromHour, fromMinute, toHour, toMinute] = SPAN.exec(text) ?? []
  const from = minutesOf(fromHour, fromMinute)
  const to = minutesOf(toHour, toMinute)
  if (first === undefined || !(from < to)) return undefined
  return { first: first as Weekday, last: last as Weekday, from, to } // as: the pattern allows no other names
}

/** Since midnight; not a number where it is none of a day's. */
function minutesOf(hour: string | undefined, minute: string | undefined): number {
  const minutes = Number(hour) * 60 + Number(minute)
  return Number(minute) < 60 && minutes <= END_OF_DAY ? minutes : Number.NaN
}

/** The days of a span; from Saturday to Monday are three. */
export function daysOf({ first, last }: OpeningSpan): readonly Weekday[] {
  const start = WEEKDAYS.indexOf(first)
  const count = ((WEEKDAYS.indexOf(last) - start + WEEKDAYS.length) % WEEKDAYS.length) + 1
  return Array.from({ length: count }, (_, step) => WEEKDAYS[(start + step) % WEEKDAYS.length] ?? first)
}
