/**
 * Every SQL statement of the figures. Each sum reads both tables in one statement, so that a concurrent fold changes no result.
 */
import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import type { Figure } from '#features/back-office/figure-names.ts'

interface FigureRow extends Record<string, unknown> {
  readonly figure: Figure
  readonly total: string
}

interface DayRow extends FigureRow {
  readonly day: string
}

const allMoves = sql`(select figure, day, amount from figure_days union all select figure, day, amount from figure_moves) as moves`

/** Business days, the first and the last included; open at an end that is missing. */
export interface DayRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export async function sumFigures(executor: Executor, { from, to }: DayRange): Promise<readonly FigureRow[]> {
  const isIn = [from === undefined ? sql`true` : sql`day >= ${from}`, to === undefined ? sql`true` : sql`day <= ${to}`]
  const days = sql.join(isIn, sql` and `)
  const found = await executor.execute<FigureRow>(
    sql`select figure, sum(amount) as total from ${allMoves} where ${days} group by figure`,
  )
  return found.rows
}

export async function sumFigureDays(executor: Executor, from: string, to: string): Promise<readonly DayRow[]> {
  const found = await executor.execute<DayRow>(
    sql`select figure, day::text, sum(amount) as total from ${allMoves} where day between ${from} and ${to} group by figure, day`,
  )
  return found.rows
}

/** Folds the oldest moves that no other process is folding into their days. @returns how many there were. */
export async function foldMoves(executor: Executor, most: number): Promise<number> {
  const folded = await executor.execute<{ count: string }>(sql`
    with taken as (
      delete from figure_moves
      where id in (select id from figure_moves order by id limit ${most} for update skip locked)
      returning figure, day, amount
    ), folded as (
      insert into figure_days (figure, day, amount)
      select figure, day, sum(amount) from taken group by figure, day order by figure, day
      on conflict (figure, day) do update set amount = figure_days.amount + excluded.amount
    )
    select count(*) from taken`)
  return Number(folded.rows[0]?.count ?? 0)
}
