import { businessDay } from '#features/business-zone.ts'
import { DAY } from '#platform/clock.ts'
import { readDays, readFigures } from '../figures/read-figures.ts'
import type { PanelChanges, PanelDay, PanelStats } from '#features/back-office/figure-shapes.ts'
import type { ListDeps } from './deps.ts'
import { presentDay, presentNet, presentPeriod, presentStats } from './present.ts'

/** The six current figures. */
export async function readStats({ db, clock }: ListDeps): Promise<PanelStats> {
  const [all, month] = await Promise.all([readFigures(db), readFigures(db, { from: firstOfMonth(businessDay(clock.now())) })])
  return presentStats(all, month)
}

/** What happened on each of the last `days` days, including today. */
export async function readSeries({ db, clock }: ListDeps, days: number): Promise<PanelDay[]> {
  const found = await readDays(db, { today: clock.now(), days })
  return found.map(presentDay)
}

/** The last `days` days beside as many before them, and last month's money up to the same day of the month. */
export async function readChanges({ db, clock }: ListDeps, days: number): Promise<PanelChanges> {
  const today = businessDay(clock.now())
  const [current, previous, lastMonth] = await Promise.all([
    readFigures(db, { from: addDays(today, 1 - days), to: today }),
    readFigures(db, { from: addDays(today, 1 - 2 * days), to: addDays(today, -days) }),
    readFigures(db, sameDaysOfLastMonth(today)),
  ])
  return { current: presentPeriod(current), previous: presentPeriod(previous), last_month_revenue: presentNet(lastMonth) }
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** On the 31st, all of a shorter month. */
export function sameDaysOfLastMonth(today: string): { readonly from: string; readonly to: string } {
  const last = addDays(firstOfMonth(today), -1)
  const sameDay = `${last.slice(0, 7)}${today.slice(7)}`
  return { from: firstOfMonth(last), to: sameDay < last ? sameDay : last }
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, day.length)
}
