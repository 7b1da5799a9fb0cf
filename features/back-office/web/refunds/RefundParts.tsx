/** The parts of a refund: the cells of its row, and the same as a card. */
import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#features/use-money-format.ts'
import type { RefundStatus } from '#features/payments/contract.ts'
import { toCents } from '#features/reais.ts'
import { Badge } from '#ui/Badge.tsx'
import type { PanelRefund } from '#features/back-office/panel-contract.ts'
import { Person } from '../lists/Person.tsx'
import { RefundNext } from './RefundNext.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'

interface RefundProps {
  row: PanelRefund
}

const VARIANTS = {
  pending: 'accent',
  processing: 'accent',
  completed: 'good',
  failed: 'danger',
} as const satisfies Record<RefundStatus, 'accent' | 'good' | 'danger'>

export function RefundBadge({ row: { status } }: RefundProps) {
  const { t } = useTranslation('panel')
  return <Badge variant={VARIANTS[status]}>{t(`refundStatus.${status}`)}</Badge>
}

export function RefundAmount({ row: { value } }: RefundProps) {
  const writeMoney = useMoneyFormat()
  return <p className="font-semibold">{writeMoney(toCents(value))}</p>
}

export function RefundReason({ row }: RefundProps) {
  const { t } = useTranslation('panel')
  return (
    <div className="max-w-md text-sm">
      <p className="wrap-anywhere">{row.reason}</p>
      <p className="text-soft">{t(`requestedBy.${row.requested_by}`)}</p>
      {row.status === 'failed' && (
        <p className="mt-1 text-danger tabular-nums">
          <RefundNext refund={row} />
        </p>
      )}
    </div>
  )
}

export function RefundTimes({ row: { created_at, completed_at, protocol } }: RefundProps) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  return (
    <div className="text-sm text-soft tabular-nums">
      <p>{t('createdAt', { date: formatDateTime(created_at) })}</p>
      {completed_at !== null && <p>{t('completedAt', { date: formatDateTime(completed_at) })}</p>}
      <p className="text-xs text-faint">{t('list.protocol', { protocol })}</p>
    </div>
  )
}

export function RefundCard({ row }: RefundProps) {
  return (
    <>
      <Person person={row.user} badge={<RefundBadge row={row} />} />
      <div className="mt-3 flex flex-col gap-1 tabular-nums">
        <RefundAmount row={row} />
        <RefundReason row={row} />
        <RefundTimes row={row} />
      </div>
    </>
  )
}
