import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { paths } from '#features/paths.ts'
import { toCents } from '#features/reais.ts'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { PanelStats } from '#features/back-office/figure-shapes.ts'
import { usePanelStats } from '../panel-queries.ts'
import { isWithoutConnection, useReportFailure } from '../use-report-failure.ts'

/** In reading order, with the format of each. */
const CARDS = [
  ['monthlyRevenue', 'money'],
  ['totalRevenue', 'money'],
  ['activeSubscriptions', 'count'],
  ['totalPayments', 'count'],
  ['pendingRefunds', 'count'],
  ['refundRate', 'rate'],
] as const satisfies readonly (readonly [keyof PanelStats, 'money' | 'count' | 'rate'])[]

export function StatCards() {
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  const reportFailure = useReportFailure()
  const { data, error, refetch } = usePanelStats()
  const write = useFigureFormats()
  // a list reports its own failure to refresh; figures that never loaded are only reported here
  const isSaidHere = error !== null && (data === undefined || !isWithoutConnection(error))
  return (
    <section aria-label={t('stats.label')} className="flex flex-col gap-3">
      {isSaidHere && (
        <RetryAlert text={reportFailure(error, 'data')} label={tCommon('tryAgain')} onRetry={() => void refetch()} />
      )}
      {(data || !error) && (
        <dl className="grid grid-cols-2 gap-x-3 gap-y-3 max-md:rounded-card max-md:bg-surface max-md:p-4 max-md:shadow-lift md:grid-cols-3 md:gap-4">
          {CARDS.map(([name, style]) => (
            <div
              key={name}
              className="flex flex-col justify-between gap-0.5 md:gap-1 md:rounded-card md:bg-surface md:p-5 md:shadow-lift"
            >
              <dt className="text-xs text-soft md:text-sm">
                {name === 'pendingRefunds' ? (
                  <Link
                    to={paths.admin({ tab: 'refunds', status: 'open' })}
                    preventScrollReset
                    className="underline underline-offset-4"
                  >
                    {t(`stats.${name}`)}
                  </Link>
                ) : (
                  t(`stats.${name}`)
                )}
              </dt>
              <dd className="font-display text-lg font-bold tracking-tight wrap-anywhere tabular-nums md:text-2xl">
                {data ? write[style](data.stats[name]) : <Skeleton className="h-7 w-20 md:h-9" />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {data && (
        <p className="text-xs text-soft">
          {t('stats.counted')} {data.stats.pendingRefunds > 0 && t('stats.note')}
        </p>
      )}
    </section>
  )
}

function useFigureFormats() {
  const { i18n } = useTranslation()
  const writeMoney = useMoneyFormat()
  const counts = new Intl.NumberFormat(i18n.language)
  const rates = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return {
    money: (reais: number) => writeMoney(toCents(reais)),
    count: (count: number) => counts.format(count),
    rate: (percent: number) => rates.format(percent / 100),
  }
}
