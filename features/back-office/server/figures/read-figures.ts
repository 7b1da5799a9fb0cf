import { DAY } from '#platform/clock.ts'
import type { Executor } from '#platform/database.ts'
import { businessDay } from '#features/business-zone.ts'
import { FIGURES, type Figure } from '#features/back-office/figure-names.ts'
import { type DayRange, sumFigureDays, sumFigures } from './queries.ts'

export type Figures = Readonly<Record<Figure, number>>

export interface DayOfFigures extends Figures {
  /** The business day, `2026-11-21`. */
  readonly day: string
}

const NOTHING = Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Figures // as: every figure is a key

const collect = (rows: readonly { figure: Figure; total: string }[]): Figures => ({
  ...NOTHING,
  ...Object.fromEntries(rows.map(({ figure, total }) => [figure, Number(total)])),
})

/** Sums over all days, or over those of a range. Money in cents. */
export async function readFigures(executor: Executor, range: DayRange = {}): Promise<Figures> {
  return collect(await sumFigures(executor, range))
}

/** One entry for each day up to today, oldest first, with zeros where nothing happened. */
export async function readDays(
  executor: Executor,
  { today, days }: { today: Date; days: number },
): Promise<readonly DayOfFigures[]> {
  const last = Date.parse(businessDay(today))
  const names = Array.from({ length: days }, (_, back) => dayName(last - (days - 1 - back) * DAY))
  const rows = await sumFigureDays(executor, names[0] ?? dayName(last), dayName(last))
  const byDay = Map.groupBy(rows, ({ day }) => day)
  return names.map((day) => ({ day, ...collect(byDay.get(day) ?? []) }))
}

function dayName(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
