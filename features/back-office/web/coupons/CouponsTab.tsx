import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AdminCoupon } from '#features/checkout/contract.ts'
import { Button } from '#ui/Button.tsx'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useHistoryDialog } from '../use-history-dialog.ts'
import { useReportFailure } from '../use-report-failure.ts'
import { CouponCard, type CouponAction } from './CouponCard.tsx'
import { ExpiryDialog } from './ExpiryDialog.tsx'
import { LimitDialog } from './LimitDialog.tsx'
import { NewCouponDialog } from './NewCouponDialog.tsx'
import { RedeemersDialog } from './RedeemersDialog.tsx'
import { SwitchDialog } from './SwitchDialog.tsx'
import { useCoupons } from './coupon-queries.ts'

const DIALOGS = { switch: SwitchDialog, limit: LimitDialog, expiry: ExpiryDialog, who: RedeemersDialog } as const

/** Every coupon, how often it was used, and its actions. The list always contains DEFAULT. */
export function CouponsTab() {
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  const reportFailure = useReportFailure()
  const { data: coupons, error, refetch } = useCoupons()
  const making = useHistoryDialog<true>()
  const { asked, ask, close } = useHistoryDialog<{ readonly coupon: AdminCoupon; readonly action: CouponAction }>()
  const Dialog = asked && DIALOGS[asked.action]
  return (
    <>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <p className="max-w-prose text-sm text-soft">{t('coupons.text')}</p>
        <Button className="shrink-0" icon={<Plus className="size-5" aria-hidden="true" />} onClick={() => making.ask(true)}>
          {t('coupons.add')}
        </Button>
      </div>
      {error && <RetryAlert text={reportFailure(error, 'data')} label={tCommon('tryAgain')} onRetry={() => void refetch()} />}
      {coupons === undefined && !error && <Skeleton className="h-40 w-full" />}
      <ul aria-label={t('coupons.heading')} className="grid gap-3 md:grid-cols-2 lg:gap-4">
        {coupons?.map((coupon) => (
          <li key={coupon.code} className="rounded-card bg-surface p-4 shadow-lift md:p-5">
            <CouponCard coupon={coupon} onAsk={(action) => ask({ coupon, action })} />
          </li>
        ))}
      </ul>
      {making.asked && <NewCouponDialog onClose={making.close} />}
      {asked && Dialog && <Dialog coupon={asked.coupon} onClose={close} />}
    </>
  )
}
