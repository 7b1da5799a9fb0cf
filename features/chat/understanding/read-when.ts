/** Parses day and time words into a value that the caller resolves to a point in time. */
import type { Day, DayPart, Weekday, When } from './intent.ts'
import { MONTHS, NUMBERS, PARTS, PATTERNS, WEEKDAYS } from './lexicon/time.ts'
import type { ParsedMessage } from './reading.ts'

type Time = Readonly<{ hour: number; minute: number }>

/** Reads a day or a time from a text; undefined when it has none. Impossible hours and dates are ignored. */
export function readWhen(reading: ParsedMessage): When | undefined {
  const text = ` ${reading.words.map((word) => word.folded).join(' ')} `
  const after = readAfter(text)
  if (after) return after
  const part = readPart(text)
  const time = readTime(text, part)
  const day = readDay(text)
  if (!day && !time && !part) return undefined
  return { kind: 'at', ...(day && { day }), ...(time && { time }), ...(part && !time && { part }) }
}

const HALF_HOUR = 30
/** In minutes. */
const DAY = 1440

function numberOf(word = ''): number | undefined {
  const known = NUMBERS[word]
  if (known !== undefined) return known
  return /^\d{1,3}$/.test(word) ? Number(word) : undefined
}

/** "Daqui a 2 horas", "in half an hour"; a number of days is read as a day, not as hours. */
function readAfter(text: string): When | undefined {
  if (PATTERNS.inHalfAnHour.test(text)) return { kind: 'after', minutes: HALF_HOUR }
  const { amount, unit = '' } = PATTERNS.after.exec(text)?.groups ?? {}
  const count = numberOf(amount)
  const unitMinutes = PATTERNS.units.find(([, pattern]) => pattern.test(unit))?.[0]
  if (count === undefined || unitMinutes === undefined) return undefined
  const minutes = count * unitMinutes
  return unitMinutes < DAY ? { kind: 'after', minutes } : { kind: 'at', day: { in: minutes / DAY } }
}

function readPart(text: string): DayPart | undefined {
  return PARTS.find(([, pattern]) => pattern.test(text))?.[0]
}

function readTime(text: string, part: DayPart | undefined): Time | undefined {
  if (PATTERNS.midday.test(text)) return { hour: 12, minute: PATTERNS.andHalf.test(text) ? HALF_HOUR : 0 }
  if (PATTERNS.midnight.test(text)) return { hour: 0, minute: 0 }
  const clock = PATTERNS.times.map((pattern) => readClock(pattern.exec(text)?.groups)).find((time) => time !== undefined)
  return clock && { hour: toDayHour(clock.hour, text, part), minute: clock.minute }
}

function readClock({ hour, minute = '0', half }: Readonly<Record<string, string | undefined>> = {}): Time | undefined {
  const clock = numberOf(hour)
  const past = half ? HALF_HOUR : Number(minute)
  return clock === undefined || clock > 23 || past > 59 ? undefined : { hour: clock, minute: past }
}

/** Converts to 24 hours: "8 da noite" is 20 h, "12 am" is 0 h. */
function toDayHour(hour: number, text: string, part: DayPart | undefined): number {
  if (PATTERNS.am.test(text)) return hour === 12 ? 0 : hour
  const isLate = PATTERNS.pm.test(text) || part === 'afternoon' || part === 'evening'
  return isLate && hour < 12 ? hour + 12 : hour
}

function readDay(text: string): Day | undefined {
  const near = PATTERNS.nearDays.find(([, pattern]) => pattern.test(text))
  return readDate(text) ?? (near ? { in: near[0] } : readWeekday(text))
}

function readDate(text: string): Day | undefined {
  const slashed = /\s(?<date>\d{1,2})[/.](?<month>\d{1,2})(?:[/.](?<year>\d{2,4}))?\s/.exec(text)?.groups
  if (slashed) return checkDate(Number(slashed['date']), Number(slashed['month']), slashed['year'])
  for (const pattern of PATTERNS.dates) {
    const { date, name } = pattern.exec(text)?.groups ?? {}
    const month = name === undefined ? undefined : MONTHS[name.slice(0, 3)]
    if (date !== undefined && (name === undefined || month !== undefined)) return checkDate(Number(date), month)
  }
  return undefined
}

function checkDate(date: number, month?: number, year?: string): Day | undefined {
  const isPossible = date >= 1 && date <= 31 && (month === undefined || (month >= 1 && month <= 12))
  if (!isPossible) return undefined
  return { date, ...(month !== undefined && { month }), ...(year !== undefined && { year: Number(year.padStart(4, '20')) }) }
}

function readWeekday(text: string): Day | undefined {
  const at = WEEKDAYS.findIndex((pattern) => pattern.test(text))
  if (at < 0) return undefined
  const weekday = (at + 1) as Weekday // as: the table has seven days, Monday first
  return { weekday, ...(PATTERNS.nextWeek.test(text) && { isNextWeek: true as const }) }
}
