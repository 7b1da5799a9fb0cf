import { clsx } from 'clsx'
import { useId, useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Change } from './Change.tsx'
import { ChartTable } from './ChartTable.tsx'
import { scaleOf, type Scale } from './chart-scale.ts'
import { PLOT_HEIGHT, Series, type ChartSeries, type ChartShape } from './ChartSeries.tsx'
import { useCalendarDay } from '../use-calendar-day.ts'

interface ChartProps {
  heading: string
  /** As `2026-12-05`, oldest first. */
  days: readonly string[]
  series: readonly ChartSeries[]
  write: (value: number) => string
  /** Of the axis, before its numbers. */
  unit?: string
}

const SWATCHES: Record<ChartShape, string> = {
  up: 'h-3 rounded-[3px] bg-accent ring-1 ring-edge ring-inset',
  down: 'h-3 rounded-[3px] bg-danger',
  line: 'border-t-3 border-ink',
  dashes: 'border-t-3 border-dashed border-good',
}

/** Two series over the same days: a chart with pointer support, and the same figures as a table. */
export function Chart({ heading, days, series, write, unit }: ChartProps) {
  const { t } = useTranslation('panel')
  const headingId = useId()
  const [pointed, setPointed] = useState<number>()
  const writeDay = useCalendarDay('short')
  const ofShape = (isWanted: (shape: ChartShape) => boolean) =>
    series.filter(({ shape }) => isWanted(shape)).flatMap(({ values }) => values)
  const scale = scaleOf(
    ofShape((shape) => shape !== 'down'),
    ofShape((shape) => shape === 'down'),
  )
  const shown = pointed === undefined ? undefined : days[pointed]
  return (
    <section aria-labelledby={headingId} className="min-w-0 lg:rounded-card lg:bg-surface lg:p-5 lg:shadow-lift">
      <h3 id={headingId} className="font-semibold">
        {heading}
      </h3>
      <p className="mt-1 text-sm text-soft tabular-nums">
        {shown === undefined ? t('charts.total', { days: days.length }) : writeDay(shown)}
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {series.map(({ label, shape, values, before }) => (
          <div key={label} className="flex items-center gap-2">
            <span className={clsx('w-4', SWATCHES[shape])} aria-hidden="true" />
            <dt className="text-soft">{label}</dt>
            <dd className="tabular-nums">
              <span className="font-semibold">{write(pointed === undefined ? sum(values) : (values[pointed] ?? 0))}</span>
              {pointed === undefined && <Change now={sum(values)} before={before} isBetterLower={shape === 'down'} />}
            </dd>
          </div>
        ))}
      </dl>
      <Plot scale={scale} unit={unit} series={series} pointed={pointed} onPoint={setPointed} dayCount={days.length} />
      <p className="mt-1 flex justify-between pl-14 text-xs text-faint tabular-nums" aria-hidden="true">
        {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map((day) => (
          <span key={day}>{day !== undefined && writeDay(day)}</span>
        ))}
      </p>
      <ChartTable heading={heading} days={days} series={series} write={write} />
    </section>
  )
}

interface PlotProps {
  scale: Scale
  unit: string | undefined
  series: readonly ChartSeries[]
  pointed: number | undefined
  onPoint: (day: number | undefined) => void
  dayCount: number
}

function Plot({ scale, unit, series, pointed, onPoint, dayCount }: PlotProps) {
  const { i18n } = useTranslation()
  const ticks = new Intl.NumberFormat(i18n.language, { notation: 'compact' })
  const heightOf = (value: number) => ((scale.top - value) / (scale.top + scale.depth)) * PLOT_HEIGHT

  function point(event: PointerEvent<SVGSVGElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const day = Math.floor(((event.clientX - left) / width) * dayCount)
    onPoint(Math.min(Math.max(day, 0), dayCount - 1))
  }

  return (
    <div className="relative mt-4 h-40 pl-14" aria-hidden="true">
      {scale.lines.map((line) => (
        <span
          key={line}
          className="absolute left-0 w-12 -translate-y-1/2 text-right text-xs text-faint tabular-nums"
          style={{ top: `${heightOf(line)}%` }}
        >
          {[unit, ticks.format(Math.abs(line))].filter(Boolean).join('\u00A0')}
        </span>
      ))}
      <svg
        viewBox={`0 0 ${dayCount} ${PLOT_HEIGHT}`}
        preserveAspectRatio="none"
        className="size-full touch-pan-y overflow-visible"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(undefined)}
      >
        <rect width={dayCount} height={PLOT_HEIGHT} className="fill-transparent" />
        {pointed !== undefined && <rect x={pointed} width={1} height={PLOT_HEIGHT} className="fill-sunken" />}
        {scale.lines.map((line) => (
          <line
            key={line}
            x2={dayCount}
            y1={heightOf(line)}
            y2={heightOf(line)}
            vectorEffect="non-scaling-stroke"
            className={line === 0 ? 'stroke-edge' : 'stroke-line'}
          />
        ))}
        {series.map(({ label, shape, values }) => (
          <Series key={label} shape={shape} values={values} heightOf={heightOf} />
        ))}
      </svg>
    </div>
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
