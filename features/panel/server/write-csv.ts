/** Tables as spreadsheets open them: RFC 4180, with a mark in front that says UTF-8. */

export type Cell = string | number | boolean | null

const BYTE_ORDER_MARK = '\uFEFF'

/** Yields the mark and the headings, then one piece of text for each page of rows. */
export async function* writeCsv(
  headings: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeLine(headings)
  for await (const rows of pages) yield rows.map(writeLine).join('')
}

function writeLine(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

function writeCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = disarm(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What a spreadsheet would take for a formula is text for it behind an apostrophe: the words may be anybody's. */
function disarm(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
