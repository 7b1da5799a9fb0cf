/**
 * Tables as a Brazilian spreadsheet opens them, whatever language their headings are in: RFC 4180 with semicolons, a decimal comma,
 * the times of the business's own clock, and a mark in front that says UTF-8.
 */
import { BUSINESS_ZONE } from '#features/business-zone.ts'

export type Cell = string | number | Date | null

const BYTE_ORDER_MARK = '\uFEFF'
/** "2026-11-21 20:02:11": a day and a time in every language, and in order when sorted. */
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

/** Whole ones are counts, all others are money. */
function writeNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(CENTS).replace('.', ',')
}

/**
 * What a spreadsheet would take for a formula is text for it behind an apostrophe, since the words may be anybody's: also behind
 * blanks, in the signs of wide scripts, and wherever a program that splits at commas or at lines would begin a cell.
 */
function disarm(text: string): string {
  return text.replaceAll(/[=+\-@＝＋－＠]/gu, (sign, at: number) => (beginsCell(text, at) ? `'${sign}` : sign))
}

function beginsCell(text: string, at: number): boolean {
  let before = at - 1
  while (before >= 0 && /[^\S\t\r\n]/u.test(text.charAt(before))) before -= 1
  return before < 0 || /[;,\t\r\n]/u.test(text.charAt(before))
}
