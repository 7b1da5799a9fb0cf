/** Converts words for a day and an hour into a point in time in the person's time zone. */
import { DateTime } from 'luxon'
import type { Day, DayPart, When } from '../understanding/intent.ts'

interface Clockwork {
  readonly now: Date
  /** IANA name. */
  readonly zone: string
  /** The current time of a post that is being moved; parts that are not named keep its value. */
  readonly from?: Date | undefined
}

type Time = Readonly<{ hour: number; minute: number }>

const TIME_OF_PART: Readonly<Record<DayPart, Time>> = {
  morning: { hour: 9, minute: 0 },
  noon: { hour: 12, minute: 0 },
  afternoon: { hour: 15, minute: 0 },
  evening: { hour: 19, minute: 0 },
}
/** Used when only a day is named, because most people look at Instagram then. The answer shows it. */
const USUAL_TIME: Time = { hour: 18, minute: 0 }

/** The next matching point in time; undefined for a date that does not exist. It may be too early or too late to post. */
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

/** A date without a month means the next month that has that day. */
function onDate({ date, month, year }: Extract<Day, { date: number }>, now: DateTime, at: At): DateTime | undefined {
  const first = now.set({ year: year ?? now.year, month: month ?? now.month, day: 1 })
  const step = month === undefined ? 'months' : 'years'
  const beginnings = year === undefined ? [0, 1, 2].map((steps) => first.plus({ [step]: steps })) : [first]
  const days = beginnings.filter(({ daysInMonth }) => date <= (daysInMonth ?? 0)).map((begin) => begin.set({ day: date }))
  return year === undefined ? soonest(days, now, at) : days.map(at)[0]
}
