import { useTranslation } from 'react-i18next'
import type { ChartSeries } from './ChartSeries.tsx'
import { useCalendarDay } from '../use-calendar-day.ts'

interface ChartTableProps {
  heading: string
  days: readonly string[]
  series: readonly ChartSeries[]
  write: (value: number) => string
}

/** The figures of a chart as a table, newest day first. */
export function ChartTable({ heading, days, series, write }: ChartTableProps) {
  const { t } = useTranslation('panel')
  const writeDay = useCalendarDay('whole')
  const newestFirst = days.map((day, place) => ({ day, place })).reverse()
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control text-sm text-soft underline underline-offset-3 hover:text-ink">
        {t('charts.table')}
      </summary>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{heading}</caption>
        <thead>
          <tr className="border-b border-line text-soft">
            <th scope="col" className="py-2 text-left font-semibold">
              {t('charts.day')}
            </th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className="py-2 pl-3 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newestFirst.map(({ day, place }) => (
            <tr key={day} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal">
                {writeDay(day)}
              </th>
              {series.map(({ label, values }) => (
                <td key={label} className="py-1.5 pl-3 text-right">
                  {write(values[place] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
