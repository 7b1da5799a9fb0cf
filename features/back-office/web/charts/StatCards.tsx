import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { paths } from '#features/paths.ts'
import { toCents } from '#features/reais.ts'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { PanelChanges, PanelPeriod, PanelStats } from '#features/back-office/figure-shapes.ts'
import { usePanelLocation } from '../panel-location.ts'
import { usePanelStats } from '../panel-queries.ts'
import { Change } from './Change.tsx'
import { useReportFailure } from '../use-report-failure.ts'

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
  return (
    <section aria-label={t('stats.label')} className="flex flex-col gap-3">
      {error !== null && (
        <RetryAlert text={reportFailure(error, 'data')} label={tCommon('tryAgain')} onRetry={() => void refetch()} />
      )}
      {(data || !error) && (
        <dl className="grid grid-cols-2 gap-x-3 gap-y-3 max-md:rounded-card max-md:bg-surface max-md:p-4 max-md:shadow-lift md:grid-cols-3 md:gap-4">
          {CARDS.map(([name, style]) => (
            <div key={name} className="flex flex-col gap-0.5 md:gap-1 md:rounded-card md:bg-surface md:p-5 md:shadow-lift">
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
              <dd className="min-h-4 text-xs text-soft tabular-nums">
                {data && <ChangeLine name={name} month={data.stats.monthlyRevenue} changes={data.changes} />}
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

interface ChangeLineProps {
  name: keyof PanelStats
  /** This month's money. */
  month: number
  changes: PanelChanges
}

/** What the last days did to a figure, beside the days before; of this month's money, beside last month's. */
function ChangeLine({ name, month, changes: { current, previous, last_month_revenue: lastMonth } }: ChangeLineProps) {
  const { t } = useTranslation('panel')
  const { days } = usePanelLocation()
  const write = useFigureFormats()
  if (name === 'monthlyRevenue') {
    return (
      <>
        {t('stats.sameDays', { value: write.money(lastMonth) })}
        <Change now={month} before={lastMonth} />
      </>
    )
  }
  const inDays = (value: string) => <span className="whitespace-nowrap">{t('stats.inDays', { value, days })}</span>
  if (name === 'activeSubscriptions') return inDays(`+${write.count(current.plans_begun)}`)
  if (name === 'pendingRefunds') return inDays(`+${write.count(current.refunds_begun)}`)
  if (name === 'refundRate') {
    return (
      <>
        {inDays(write.rate(current.refund_rate))}
        <Change now={current.refund_rate} before={previous.refund_rate} isBetterLower isRate />
      </>
    )
  }
  const [now, before] = name === 'totalPayments' ? [current.payments, previous.payments] : [netOf(current), netOf(previous)]
  return (
    <>
      {inDays(name === 'totalPayments' ? `+${write.count(now)}` : write.money(now))}
      <Change now={now} before={before} />
    </>
  )
}

function netOf({ revenue, refunds }: PanelPeriod): number {
  return revenue - refunds
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
