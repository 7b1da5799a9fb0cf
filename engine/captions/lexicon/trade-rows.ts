import { lines } from './grammar.ts'
import type { Profession } from './trades.ts'

/** A trade and the pattern that gives it away. */
export type TradeRow = readonly [Profession, string]

/**
 * One stem a line. A key may carry a number behind a colon: a trade has as many rows as it needs, so that words that are
 * sure stand before those that other trades use as well.
 */
export function rows(table: Readonly<Partial<Record<Profession | `${Profession}:${number}`, string>>>): readonly TradeRow[] {
  return Object.entries(table).map(([key, text]) => {
    const stems = lines(text ?? '')
    return [key.replace(/:\d$/, '') as Profession, stems.join('|')] // the keys are trades by the table's own type
  })
}
