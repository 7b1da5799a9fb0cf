import { useTranslation } from 'react-i18next'
import type { PanelRefund } from '#features/back-office/panel-contract.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'

/** What happens next with a failed refund, because the member is waiting for the money. */
export function RefundNext({ refund }: { refund: Pick<PanelRefund, 'failures' | 'next_try_at'> }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const { failures, next_try_at: nextRetryAt } = refund
  return (
    <>
      {t('refundFailed.refused', { count: failures })}{' '}
      {nextRetryAt === null ? t('refundFailed.byHand') : t('refundFailed.again', { date: formatDateTime(nextRetryAt) })}
    </>
  )
}
