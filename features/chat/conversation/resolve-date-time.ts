/** Words for a day and an hour → the moment that they mean where the person is. */
import { DateTime } from 'luxon'
import type { Day, DayPart, When } from '../understanding/intent.ts'

interface Clockwork {
  readonly now: Date
  /** IANA. */
  readonly zone: string
  /** When a post that is being moved was to go out: what is not named stays. */
  readonly from?: Date | undefined
}

type Time = Readonly<{ hour: number; minute: number }>

const TIME_OF_PART: Readonly<Record<DayPart, Time>> = {
  morning: { hour: 9, minute: 0 },
  noon: { hour: 12, minute: 0 },
  afternoon: { hour: 15, minute: 0 },
  evening: { hour: 19, minute: 0 },
}
/** Where only a day is named: when most people look. The answer shows it. */
const USUAL_TIME: Time = { hour: 18, minute: 0 }

/** The next moment that fits; undefined for a day that the calendar does not have. It may be too soon or too late to post. */
export function resolveDateTime(when: When, { now, zone, from }: Clockwork): Date | undefined {
  const local = DateTime.fromJSDate(now, { zone })
  if (when.kind === 'after') return local.plus({ minutes: when.minutes }).toJSDate()
  const before = from && DateTime.fromJSDate(from, { zone })
  const { hour, minute } = timeOf(when, before)
  const at: At = (day) => day.set({ hour, minute, second: 0, millisecond: 0 })
  const found = when.day ? onDay(when.day, local, at) : soonest([before, local, local.plus({ days: 1 })], local, at)
  return found?.toJSDate()
}

type At = (day: DateTime) => DateTime

function timeOf({ time, part }: Extract<When, { kind: 'at' }>, before: DateTime | undefined): Time {
  return time ?? (part && TIME_OF_PART[part]) ?? before ?? USUAL_TIME
}

function soonest(days: readonly (DateTime | undefined)[], now: DateTime, at: At): DateTime | undefined {
  return days.flatMap((day) => (day ? [at(day)] : [])).find((moment) => moment > now)
}

function onDay(day: Day, now: DateTime, at: At): DateTime | undefined {
  if ('in' in day) return at(now.plus({ days: day.in }))
  return 'weekday' in day ? onWeekday(day, now, at) : onDate(day, now, at)
}

function onWeekday({ weekday, isNextWeek }: Extract<Day, { weekday: number }>, now: DateTime, at: At): DateTime | undefined {
  const monday = now.startOf('week')
  const weeks = isNextWeek ? [1] : [0, 1]
  return soonest(
    weeks.map((week) => monday.plus({ weeks: week, days: weekday - 1 })),
    now,
    at,
  )
}

/** A date without its month is of the next month that has it. */
function onDate({ date, month, year }: Extract<Day, { date: number }>, now: DateTime, at: At): DateTime | undefined {
  const first = now.set({ year: year ?? now.year, month: month ?? now.month, day: 1 })
  const step = month === undefined ? 'months' : 'years'
  const beginnings = year === undefined ? [0, 1, 2].map((steps) => first.plus({ [step]: steps })) : [first]
  const days = beginnings.filter(({ daysInMonth }) => date <= (daysInMonth ?? 0)).map((begin) => begin.set({ day: date }))
  return year === undefined ? soonest(days, now, at) : days.map(at)[0]
}
