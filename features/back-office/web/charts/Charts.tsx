import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { toCents } from '#features/reais.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { PanelDay } from '#features/back-office/figure-shapes.ts'
import { Chart } from './Chart.tsx'
import type { ChartSeries } from './ChartSeries.tsx'
import { usePanelStats } from '../panel-queries.ts'

/** Money received above the axis and refunded below it; members' activity beside it. */
export function Charts() {
  const { t, i18n } = useTranslation('panel')
  const writeMoney = useMoneyFormat()
  const counts = new Intl.NumberFormat(i18n.language)
  const { data } = usePanelStats()
  if (!data) return <Skeleton className="h-72 w-full" />
  const days = data.series.map(({ day }) => day)
  const write = (value: number) => counts.format(value)
  const writeReais = (reais: number) => writeMoney(toCents(reais))
  const seriesOf = (name: Exclude<keyof PanelDay, 'day'>, style: Pick<ChartSeries, 'label' | 'shape'>): ChartSeries => ({
    ...style,
    values: data.series.map((day) => day[name]),
    before: data.changes.previous[name],
  })
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Chart
        heading={t('charts.money')}
        days={days}
        write={writeReais}
        unit="R$"
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
  )
}
