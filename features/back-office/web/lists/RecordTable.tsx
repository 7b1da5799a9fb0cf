import { clsx } from 'clsx'
import type { ComponentType } from 'react'

export interface Column<Row> {
  readonly heading: string
  readonly Cell: ComponentType<{ row: Row }>
  /** Right-aligned, with tabular digits. */
  readonly isNumber?: boolean
  /** Never wraps; the other columns share the remaining width. */
  readonly isShort?: boolean
}

interface RecordTableProps<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
}

export function RecordTable<Row extends { readonly id: string }>({ label, rows, columns }: RecordTableProps<Row>) {
  return (
    <div className="overflow-clip rounded-card bg-surface shadow-lift">
      <table className="w-full text-sm">
        <caption className="sr-only">{label}</caption>
        <thead className="border-b border-line text-left text-soft">
          <tr>
            {columns.map(({ heading, isNumber }) => (
              <th key={heading} scope="col" className={clsx('px-4 py-3 font-semibold first:pl-5', isNumber && 'text-right')}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line align-top last:border-0">
              {columns.map(({ heading, Cell, isNumber, isShort }) => (
                <td
                  key={heading}
                  className={clsx(
                    'px-4 py-3 first:pl-5',
                    isNumber && 'text-right tabular-nums',
                    isShort && 'w-0 whitespace-nowrap',
                  )}
                >
                  <Cell row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
