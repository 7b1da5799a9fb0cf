/** The parts of a payment: the cells of its row, and the same as a card. */
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { toCents } from '#features/reais.ts'
import { Badge } from '#ui/Badge.tsx'
import { isRefundable, type PanelPayment, type PanelPaymentStatus } from '#features/back-office/panel-contract.ts'
import { AskRefund } from './ask-refund.ts'
import { Person, useCallPerson } from '../lists/Person.tsx'
import { RowButton } from '../lists/RowButton.tsx'
import { useCalendarDay } from '../use-calendar-day.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'

interface PaymentProps {
  row: PanelPayment
}

const VARIANTS = {
  CONFIRMED: 'good',
  PENDING: 'accent',
  REFUNDED: 'plain',
  FAILED: 'danger',
} as const satisfies Record<PanelPaymentStatus, 'plain' | 'accent' | 'good' | 'danger'>

/** Shows the status, and a problem next to it. */
export function PaymentBadge({ row: { status, trouble } }: PaymentProps) {
  const { t } = useTranslation('panel')
  return (
    <span className="flex shrink-0 flex-col items-end gap-1 lg:items-start">
      <Badge variant={VARIANTS[status]}>{t(`paymentStatus.${status}`)}</Badge>
      {trouble !== null && (
        <Badge variant={trouble === 'REFUNDING' ? 'accent' : 'danger'}>{t(`paymentTrouble.${trouble}`)}</Badge>
      )}
    </span>
  )
}

/** With the refunded part, if it is not the whole amount. */
export function PaymentAmount({ row: { value, refunded_value } }: PaymentProps) {
  const { t } = useTranslation('panel')
  const writeMoney = useMoneyFormat()
  const isPart = refunded_value > 0 && refunded_value < value
  return (
    <div>
      <p className="font-semibold">{writeMoney(toCents(value))}</p>
      {isPart && <p className="text-sm text-soft">{t('refundedPart', { amount: writeMoney(toCents(refunded_value)) })}</p>}
    </div>
  )
}

export function PaymentTimes({ row: { paid_at, due_on, provider_id } }: PaymentProps) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const writeDay = useCalendarDay('whole')
  return (
    <div className="min-w-0 text-sm text-soft tabular-nums">
      <p>{paid_at === null ? t('dueOn', { date: writeDay(due_on) }) : t('paidAt', { date: formatDateTime(paid_at) })}</p>
      <p className="text-xs wrap-anywhere text-faint">{provider_id}</p>
    </div>
  )
}

export function RefundAction({ row: payment }: PaymentProps) {
  const ask = use(AskRefund)
  const { t } = useTranslation('panel')
  const writeMoney = useMoneyFormat()
  const callPerson = useCallPerson()
  if (!isRefundable(payment)) return null
  return (
    <RowButton
      label={t('refund.openOf', { amount: writeMoney(toCents(payment.value)), name: callPerson(payment.user) })}
      text={t('refund.open')}
      onClick={() => ask(payment)}
    />
  )
}

export function PaymentCard({ row }: PaymentProps) {
  return (
    <>
      <Person person={row.user} badge={<PaymentBadge row={row} />} />
      <div className="mt-3 flex items-end justify-between gap-3">
        <div className="min-w-0 tabular-nums">
          <PaymentAmount row={row} />
          <PaymentTimes row={row} />
        </div>
        <RefundAction row={row} />
      </div>
    </>
  )
}
