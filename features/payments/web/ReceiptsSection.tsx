import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { useDayFormat } from '#features/use-day-format.ts'
import { paths } from '#features/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { PaymentStatus, RefundStatus } from '../contract.ts'
import { LoadProblem } from './LoadProblem.tsx'
import { useReceipts } from './money-queries.ts'
import type { Receipt } from './receipt.ts'
import { RetryRefund } from './RetryRefund.tsx'
import { toCents } from '#features/reais.ts'

const VARIANTS = {
  PENDING: 'accent',
  CONFIRMED: 'good',
  REFUNDED: 'plain',
  FAILED: 'plain',
  OVERDUE: 'danger',
  DISPUTED: 'danger',
} as const satisfies Record<PaymentStatus, 'plain' | 'accent' | 'good' | 'danger'>

const REFUND_VARIANTS = {
  pending: 'accent',
  processing: 'accent',
  completed: 'plain',
  failed: 'danger',
} as const satisfies Record<RefundStatus, 'plain' | 'accent' | 'danger'>

/** Every payment that was made, newest first. */
export function ReceiptsSection() {
  const { t } = useTranslation('payments')
  const { data: receipts, isError, refetch } = useReceipts()
  return (
    <Section heading={t('receipts.heading')}>
      {receipts === undefined && isError && <LoadProblem text={t('receipts.unknown')} onRetry={() => void refetch()} />}
      {receipts === undefined && !isError && <Skeleton className="mt-3 h-16 w-full" />}
      {receipts?.length === 0 && <p className="mt-2 text-soft">{t('receipts.none')}</p>}
      {receipts !== undefined && receipts.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {receipts.map((receipt) => (
            <Line key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Line({ receipt }: { receipt: Receipt }) {
  const { id, value, status, paid_at, description, refund, refunded_value: returned } = receipt
  const { t } = useTranslation('payments')
  const writeDay = useDayFormat('dated')
  const writeMoney = useMoneyFormat()
  const day = writeDay(paid_at)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className={clsx('tabular-nums', status === 'REFUNDED' && 'text-soft line-through')}>
            {writeMoney(toCents(value))}
          </strong>
          {refund ? (
            <Badge variant={REFUND_VARIANTS[refund.status]}>{t(`refundStatus.${refund.status}`)}</Badge>
          ) : (
            <Badge variant={VARIANTS[status]}>{t(`status.${status}`)}</Badge>
          )}
        </p>
        <p className="mt-1 text-sm text-soft">
          {day} · {description}
        </p>
        {status !== 'REFUNDED' && returned > 0 && (
          <p className="text-sm text-soft">{t('receipts.returned', { amount: writeMoney(toCents(returned)) })}</p>
        )}
        {refund && <p className="text-sm text-soft tabular-nums">{t('receipts.protocol', { protocol: refund.protocol })}</p>}
        {refund?.status === 'failed' && <RetryRefund protocol={refund.protocol} />}
      </div>
      <LinkButton
        to={paths.account({ tab: 'billing', receipt: id })}
        size="small"
        className="min-h-11"
        aria-label={t('receipts.openOf', { date: day })}
      >
        {t('receipts.open')}
      </LinkButton>
    </li>
  )
}
