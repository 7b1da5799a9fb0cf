import { useTranslation } from 'react-i18next'
import { BUSINESS_ZONE } from '#features/business-zone.ts'
import type { HealthStep } from '#features/back-office/operations-contract.ts'

interface Point {
  /** The start of the hour or day. */
  readonly at: string
  readonly answered: number
  readonly failed: number
}

interface HealthChartProps {
  name: string
  points: readonly Point[]
  step: HealthStep
}

/** The height of the chart in its own units; an hour or day is one unit wide. */
const HEIGHT = 40
const COLUMN_WIDTH = 0.72
/** The smallest visible column, so that rare events can be seen. */
const LEAST_HEIGHT = 3

const LABELS = {
  hour: { hour: '2-digit', minute: '2-digit' },
  day: { day: '2-digit', month: '2-digit' },
} as const

/** Answered calls as columns, with the failed ones on top; and the same as a table. */
export function HealthChart({ name, points, step }: HealthChartProps) {
  const { t, i18n } = useTranslation('panel')
  const format = new Intl.DateTimeFormat(i18n.language, { ...LABELS[step], timeZone: BUSINESS_ZONE })
  const write = (at: string) => format.format(new Date(at))
  const [first, last] = [points[0], points.at(-1)]
  const newestFirst = points.map((point) => ({ ...point, time: write(point.at) })).reverse()
  return (
    <div className="mt-2">
      <Columns points={points} />
      <p className="mt-1 flex min-h-4 justify-between text-xs text-faint tabular-nums" aria-hidden="true">
        <span>{first && write(first.at)}</span>
        <span>{last && write(last.at)}</span>
      </p>
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control text-sm text-soft underline underline-offset-3 hover:text-ink">
          {t('operations.providers.table')}
        </summary>
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{t('operations.providers.chart', { name })}</caption>
          <thead>
            <tr className="border-b border-line text-soft">
              <th scope="col" className="py-2 text-left font-semibold">
                {t('operations.providers.when')}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {t('operations.providers.answered')}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {t('operations.providers.failedCalls')}
              </th>
            </tr>
          </thead>
          <tbody>
            {newestFirst.map(({ at, time, answered, failed }) => (
              <tr key={at} className="border-b border-line last:border-0">
                <th scope="row" className="py-1 text-left font-normal">
                  {time}
                </th>
                <td className="py-1 text-right">{answered}</td>
                <td className="py-1 text-right">{failed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

function Columns({ points }: { points: readonly Point[] }) {
  const most = Math.max(1, ...points.map(({ answered, failed }) => answered + failed))
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(LEAST_HEIGHT, (count / most) * (HEIGHT - LEAST_HEIGHT)))
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, points.length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-14 w-full"
      aria-hidden="true"
    >
      {points.map(({ at, answered, failed }, place) => {
        const [good, bad] = [heightOf(answered), heightOf(failed)]
        const x = place + (1 - COLUMN_WIDTH) / 2
        return (
          <g key={at}>
            <rect x={x} y={HEIGHT - good} width={COLUMN_WIDTH} height={good} className="fill-good" />
            <rect x={x} y={HEIGHT - good - bad} width={COLUMN_WIDTH} height={bad} className="fill-danger" />
          </g>
        )
      })}
      <line x2={points.length} y1={HEIGHT} y2={HEIGHT} vectorEffect="non-scaling-stroke" className="stroke-edge" />
    </svg>
  )
}
