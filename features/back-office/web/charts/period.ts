/** Business days, as in the address and the lists' filters: `2026-11-21`. */
import { DAY_PATTERN } from '#features/back-office/panel-contract.ts'

/** From its first day to its last; open at an end that is missing. */
export interface Period {
  readonly from: string | undefined
  readonly to: string | undefined
}

export const WHOLE: Period = { from: undefined, to: undefined }

/** Named periods. One that reaches today stays open, so that it includes what comes tomorrow. */
const PERIODS = {
  today: (today) => ({ from: today, to: undefined }),
  week: (today) => ({ from: addDays(today, -6), to: undefined }),
  thirtyDays: (today) => ({ from: addDays(today, -29), to: undefined }),
  thisMonth: (today) => ({ from: firstOfMonth(today), to: undefined }),
  lastMonth: (today) => {
    const to = addDays(firstOfMonth(today), -1)
    return { from: firstOfMonth(to), to }
  },
} as const satisfies Readonly<Record<string, (today: string) => Period>>

export type PeriodName = keyof typeof PERIODS
export const PERIOD_NAMES = Object.keys(PERIODS) as PeriodName[] // as: the table has no other keys

export function periodOf(name: PeriodName, today: string): Period {
  return PERIODS[name](today)
}

/** The period's name; undefined for individually chosen days. */
export function nameOf({ from, to }: Period, today: string): PeriodName | undefined {
  return PERIOD_NAMES.find((name) => {
    const named = periodOf(name, today)
    return named.from === from && named.to === to
  })
}

/** The day in a text; undefined for any other text, also for a day that does not exist. */
export function readDay(text: string | null): string | undefined {
  if (text === null || !DAY_PATTERN.test(text)) return undefined
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}

function addDays(day: string, days: number): string {
  const moved = new Date(day)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 'yyyy-mm-dd'.length)
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 'yyyy-mm'.length)}-01`
}
