import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { toCents } from '#features/reais.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { PanelDay } from '#features/back-office/figure-shapes.ts'
import { Chart } from './Chart.tsx'
import type { ChartSeries } from './ChartSeries.tsx'
import { CHART_DAYS, useSetFilters, usePanelLocation } from '../panel-location.ts'
import { usePanelStats } from '../panel-queries.ts'

/** Money received above the axis and refunded below it; members' activity beside it. */
export function Charts() {
  const { t, i18n } = useTranslation('panel')
  const writeMoney = useMoneyFormat()
  const counts = new Intl.NumberFormat(i18n.language)
  const { data } = usePanelStats()
  const { days: span } = usePanelLocation()
  const setFilters = useSetFilters()
  if (!data) return <Skeleton className="h-72 w-full" />
  const days = data.series.map(({ day }) => day)
  const write = (value: number) => counts.format(value)
  const writeReais = (reais: number) => writeMoney(toCents(reais))
  const seriesOf = (name: Exclude<keyof PanelDay, 'day'>, style: Pick<ChartSeries, 'label' | 'shape'>): ChartSeries => ({
    ...style,
    values: data.series.map((day) => day[name]),
  })
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label={t('charts.span')}
        value={span}
        options={CHART_DAYS.map((value) => ({ value, text: t('charts.days', { days: value }) }))}
        onChange={(chosen) => setFilters({ days: chosen })}
        className="lg:w-96"
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <Chart
          heading={t('charts.money')}
          days={days}
          write={writeReais}
          series={[
            seriesOf('revenue', { label: t('charts.revenue'), shape: 'up' }),
            seriesOf('refunds', { label: t('charts.refunds'), shape: 'down' }),
          ]}
        />
        <Chart
          heading={t('charts.use')}
          days={days}
          write={write}
          series={[
            seriesOf('edits', { label: t('charts.edits'), shape: 'line' }),
            seriesOf('sign_ups', { label: t('charts.signUps'), shape: 'dashes' }),
          ]}
        />
      </div>
    </div>
  )
}
