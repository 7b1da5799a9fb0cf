import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronDown } from 'lucide-react'
import { Skeleton } from '#ui/Skeleton.tsx'
import { usePanelLocation } from '../panel-location.ts'
import { useIsWide } from '../lists/use-is-wide.ts'

const Charts = lazy(async () => ({ default: (await import('./Charts.tsx')).Charts }))

/** Charts of the last days. On phones they open on demand, so that the lists stay near. */
export function PanelCharts() {
  const { t } = useTranslation('panel')
  const isWide = useIsWide()
  const { days } = usePanelLocation()
  const [isOpen, setOpen] = useState(false)
  const charts = (
    <Suspense fallback={<Skeleton className="h-72 w-full" />}>
      <Charts />
    </Suspense>
  )
  if (isWide) {
    return (
      <section aria-label={t('charts.heading', { days })} className="flex flex-col gap-3">
        <h2 className="text-lg">{t('charts.heading', { days })}</h2>
        {charts}
      </section>
    )
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-card bg-surface shadow-lift"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between rounded-card px-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-base">{t('charts.heading', { days })}</h2>
        <ChevronDown className="size-5 text-soft transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      {isOpen && <div className="px-4 pb-4">{charts}</div>}
    </details>
  )
}
