/**
 * CSV for Brazilian spreadsheets, whatever language the headings are in: RFC 4180 with semicolons, a decimal comma, times in the
 * business's time zone, and a UTF-8 byte order mark.
 */
import { BUSINESS_ZONE } from '#features/business-zone.ts'

export type Cell = string | number | Date | null

const BYTE_ORDER_MARK = '\uFEFF'
/** "2026-11-21 20:02:11": readable in every language, and sortable. */
const MOMENTS = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: BUSINESS_ZONE })
const CENTS = 2

/** Yields the mark and the headings, then one piece of text for each page of rows. */
export async function* writeCsv(
  headings: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeLine(headings)
  for await (const rows of pages) yield rows.map(writeLine).join('')
}

function writeLine(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(';')}\r\n`
}

function writeCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return writeNumber(cell)
  if (cell instanceof Date) return MOMENTS.format(cell)
  const text = disarm(cell)
  return /[;,"\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Integers are counts, all other numbers are money. */
function writeNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(CENTS).replace('.', ',')
}

/**
 * Puts an apostrophe before what a spreadsheet would read as a formula, because the text may come from anyone: also after blanks,
 * for full-width signs, and wherever a program that splits at commas or lines would begin a cell.
 */
function disarm(text: string): string {
  return text.replaceAll(/[=+\-@＝＋－＠]/gu, (sign, at: number) => (beginsCell(text, at) ? `'${sign}` : sign))
}

function beginsCell(text: string, at: number): boolean {
  let before = at - 1
  while (before >= 0 && /[^\S\t\r\n]/u.test(text.charAt(before))) before -= 1
  return before < 0 || /[;,\t\r\n]/u.test(text.charAt(before))
}
