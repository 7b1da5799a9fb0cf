import { useTranslation } from 'react-i18next'
import type { Redeemer } from '#features/checkout/contract.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Dialog.tsx'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { usePanelRefresh } from '../panel-queries.ts'
import { Person } from '../lists/Person.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useReportFailure } from '../use-report-failure.ts'
import { useRedeemers } from './coupon-queries.ts'
import type { CouponDialogProps } from './use-change-coupon.ts'

/** The members who used a coupon, newest first; their names link to their pages. */
export function RedeemersDialog({ coupon: { code }, onClose }: CouponDialogProps) {
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  const reportFailure = useReportFailure()
  const refresh = usePanelRefresh()
  const { rows, error, hasMore, isLoadingMore, loadMore } = useRedeemers(code)
  return (
    <Sheet
      isOpen
      onOpenChange={(isWanted) => !isWanted && onClose()}
      title={t('coupons.whoHeading', { code })}
      closeLabel={tCommon('close')}
    >
      {error && <RetryAlert text={reportFailure(error, 'data')} label={tCommon('tryAgain')} onRetry={() => void refresh()} />}
      {rows === undefined && !error && <Skeleton className="h-24 w-full" />}
      {rows?.length === 0 && <p className="text-soft">{t('coupons.nobody')}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {rows?.map((row) => (
          <li key={row.id} className="py-3">
            <RedeemerLine row={row} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button className="self-center" isBusy={isLoadingMore} onClick={loadMore}>
          {t('list.more')}
        </Button>
      )}
    </Sheet>
  )
}

function RedeemerLine({ row: { user, created_at } }: { row: Redeemer }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  return (
    <>
      <Person person={{ ...user, email: null }} />
      <p className="text-sm text-soft tabular-nums">{t('coupons.redemption', { date: formatDateTime(created_at) })}</p>
    </>
  )
}
