import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanAllowance, Subscription } from '#features/membership/contract.ts'
import { AllowanceNotice, useAllowance } from '#features/membership/web/index.ts'
import { useDayFormat } from '#features/use-day-format.ts'
import { paths } from '#features/paths.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Progress } from '#ui/Progress.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { LoadProblem } from './LoadProblem.tsx'
import { useMoneyRefresh } from './money-queries.ts'

/** Used, remaining, and the renewal date: the same three numbers as everywhere. */
export function AllowanceSection() {
  const { t } = useTranslation('payments')
  const { data: limit, isError, refetch } = useAllowance()
  return (
    <Section heading={t('limit.heading')} aside={<RefreshButton />}>
      {limit ? <Allowance limit={limit} /> : <Waiting hasFailed={isError} onRetry={() => void refetch()} />}
    </Section>
  )
}

function Waiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('payments')
  return hasFailed ? <LoadProblem text={t('limit.unknown')} onRetry={onRetry} /> : <Skeleton className="mt-3 h-32 w-full" />
}

function Allowance({ limit }: { limit: PlanAllowance }) {
  if (limit.hasActiveSubscription) return <Numbers limit={limit} />
  return hasBegun(limit.subscription) ? <NoPlan /> : <NoPlanYet />
}

/** A plan whose first payment is pending or never came has opened nothing. */
function hasBegun(subscription: Subscription | null): boolean {
  return subscription !== null && subscription.status !== 'pending' && subscription.unbegun === null
}

function Numbers({ limit: { photosUsed, photosLimit, photosRemaining, resetDate, subscription } }: { limit: PlanAllowance }) {
  const { t } = useTranslation('payments')
  const writeDay = useDayFormat('long')
  const endsAt = subscription?.ends_at ?? null
  return (
    <div className="mt-2 flex flex-col gap-4">
      <p className="flex items-baseline gap-3">
        <span className="font-display text-poster font-extrabold tracking-[-0.04em] tabular-nums">{photosRemaining}</span>
        <span className="text-lg text-soft">{t('limit.remaining', { count: photosRemaining })}</span>
      </p>
      <Progress label={t('limit.bar')} value={photosUsed / photosLimit} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-soft tabular-nums">
        <p>{t('limit.used', { used: photosUsed, limit: photosLimit })}</p>
        {resetDate !== null && <p>{t('limit.renews', { limit: photosLimit, date: writeDay(resetDate) })}</p>}
        {resetDate === null && endsAt !== null && <p>{t('limit.lasts', { date: writeDay(endsAt) })}</p>}
      </div>
      <AllowanceNotice />
    </div>
  )
}

function NoPlan() {
  const { t } = useTranslation('payments')
  return (
    <div className="mt-2 flex flex-col items-start gap-4">
      <p className="max-w-prose text-soft">{t('limit.none')}</p>
      <LinkButton to={paths.studio()}>{t('limit.gallery')}</LinkButton>
    </div>
  )
}

/** The link to a plan, or to its payment, is below. */
function NoPlanYet() {
  const { t } = useTranslation('payments')
  return <p className="mt-2 max-w-prose text-soft">{t('limit.noneYet')}</p>
}

function RefreshButton() {
  const { t, i18n } = useTranslation('payments')
  const refresh = useMoneyRefresh()
  const [isBusy, setBusy] = useState(false)

  async function press() {
    setBusy(true)
    const isFresh = await refresh()
    setBusy(false)
    if (!isFresh) {
      void showToast('error', t('limit.notRefreshed'))
      return
    }
    const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(new Date())
    void showToast('success', t('limit.refreshed', { time }))
  }

  return (
    <Button
      size="small"
      className="min-h-11"
      icon={<RefreshCw className="size-4.5" aria-hidden="true" />}
      isBusy={isBusy}
      onClick={() => void press()}
    >
      {t('limit.refresh')}
    </Button>
  )
}
