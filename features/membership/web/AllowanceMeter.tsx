import { clsx } from 'clsx'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { PlanAllowance } from '../contract.ts'
import { levelOf } from './allowance-level.ts'
import { useAllowance } from './use-allowance.ts'
import { useDayFormat } from '#features/use-day-format.ts'

/** Used and remaining edits and the renewal date, as a film strip with a frame for every photo of the period. */
export function AllowanceMeter() {
  const { data, isError } = useAllowance()
  // often the page's first date, whose formatting is slow: deferred so that other rendering does not wait for it
  const limit = useDeferredValue(data)
  if (!limit) return isError ? null : <Skeleton className="h-11 w-52" />
  return limit.hasActiveSubscription ? <Meter limit={limit} /> : null
}

function Meter({ limit }: { limit: PlanAllowance }) {
  const { t } = useTranslation('studio')
  const writeDay = useDayFormat('short')
  const level = levelOf(limit)
  const endsAt = limit.subscription?.ends_at ?? null
  return (
    <div className="flex min-h-11 flex-col justify-center gap-1.5">
      <div aria-hidden="true" className="flex gap-0.75">
        {Array.from({ length: limit.photosLimit }, (_, index) => (
          <span
            key={index}
            className={clsx(
              'h-3 w-2.5 rounded-[2px]',
              index < limit.photosUsed ? 'bg-line' : 'bg-accent ring-1 ring-edge ring-inset',
            )}
          />
        ))}
      </div>
      <p className="text-xs text-soft tabular-nums">
        <span className={clsx(level !== 'fine' && 'font-semibold text-ink')}>
          {t('allowance.left', { count: limit.photosRemaining })}
        </span>
        {' · '}
        {t('allowance.used', { used: limit.photosUsed, limit: limit.photosLimit })}
        {limit.resetDate !== null && <span>{` · ${t('allowance.renews', { date: writeDay(limit.resetDate) })}`}</span>}
        {limit.resetDate === null && endsAt !== null && <span>{` · ${t('allowance.lasts', { date: writeDay(endsAt) })}`}</span>}
      </p>
    </div>
  )
}
