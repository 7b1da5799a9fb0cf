import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CHART_DAYS, usePanelLocation, useSetFilters } from '../panel-location.ts'
import { StatCards } from './StatCards.tsx'

const Charts = lazy(async () => ({ default: (await import('./Charts.tsx')).Charts }))

/** The six figures and the charts, each with its change over the days that are chosen. */
export function OverviewTab() {
  const { t } = useTranslation('panel')
  const { days } = usePanelLocation()
  const setFilters = useSetFilters()
  return (
    <>
      <SegmentedControl
        label={t('charts.span')}
        value={days}
        options={CHART_DAYS.map((value) => ({ value, text: t('charts.days', { days: value }) }))}
        onChange={(chosen) => setFilters({ days: chosen })}
        className="lg:w-96"
      />
      <StatCards />
      <section aria-label={t('charts.heading', { days })} className="flex flex-col gap-3">
        <h2 className="text-lg">{t('charts.heading', { days })}</h2>
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <Charts />
        </Suspense>
      </section>
    </>
  )
}
