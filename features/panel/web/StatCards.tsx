import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#features/membership/web/use-money-format.ts'
import { toCents } from '#features/reais.ts'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { PanelStats } from '../contract.ts'
import { usePanelStats } from './panel-queries.ts'
import { isWithoutConnection, useTellFailure } from './use-tell-failure.ts'

/** In the order in which they are read; what each is written as. */
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
  const tellFailure = useTellFailure()
  const { data, error, refetch } = usePanelStats()
  const write = useFigureFormats()
  // a list that could not be read anew says so by itself; figures that never came have only this place
  const isSaidHere = error !== null && (data === undefined || !isWithoutConnection(error))
  return (
    <section aria-label={t('stats.label')} className="flex flex-col gap-3">
      {isSaidHere && <RetryAlert text={tellFailure(error, 'data')} label={tCommon('tryAgain')} onRetry={() => void refetch()} />}
      {(data || !error) && (
        <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
          {CARDS.map(([name, style]) => (
            <div key={name} className="flex flex-col justify-between gap-1 rounded-card bg-surface p-4 shadow-lift md:p-5">
              <dt className="text-sm text-soft">{t(`stats.${name}`)}</dt>
              <dd className="font-display text-lg font-bold tracking-tight wrap-anywhere tabular-nums md:text-2xl">
                {data ? write[style](data.stats[name]) : <Skeleton className="h-7 w-20 md:h-9" />}
              </dd>
            </div>
          ))}
        </dl>
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
