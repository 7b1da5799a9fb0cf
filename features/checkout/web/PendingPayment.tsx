import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, fetchOrThrow } from '#features/api.ts'
import { PLAN } from '#features/membership/contract.ts'
import { payments } from '#features/payments/contract.ts'
import { toCents } from '#features/reais.ts'
import { Button } from '#ui/Button.tsx'
import { FieldError } from '#ui/FieldFrame.tsx'
import { type Awaited, useAwaitedPayment } from './use-awaited-payment.ts'
import { useMoneyFormat } from '#features/membership/web/use-money-format.ts'

interface PendingPaymentProps extends Awaited {
  onFollow: () => void
  /** The pending one is no more. */
  onCancelled: () => void
}

/** A payment that was begun earlier and is not confirmed. Another one is begun only when this one is called off. */
export function PendingPayment({ onFollow, onCancelled, ...awaited }: PendingPaymentProps) {
  const { t } = useTranslation('checkout')
  const price = useMoneyFormat()(usePendingCents(awaited.phone))
  const [isCancelling, setCancelling] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useAwaitedPayment(awaited)

  async function startAgain() {
    setFailed(false)
    setCancelling(true)
    const result = await call(payments.cancelSubscription, { body: { phone: awaited.phone } })
    setCancelling(false)
    // nothing left to cancel: it was decided meanwhile, and the plan says how
    if (result.ok || result.code === 'no_plan') onCancelled()
    else setFailed(true)
  }

  return (
    <section
      aria-labelledby="pending-payment"
      className="rounded-card border-2 border-warning bg-warning-soft p-5 text-ink md:p-6"
    >
      <h2 id="pending-payment" className="flex items-center gap-2.5 text-lg">
        <CircleAlert className="size-6 shrink-0 text-warning" aria-hidden="true" />
        {t('pending.heading')}
      </h2>
      <p className="mt-4 font-display text-2xl font-bold tracking-tight">{price}</p>
      <p className="mt-2">{t('pending.text')}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button look="primary" onClick={onFollow}>
          {t('pending.follow')}
        </Button>
        <Button isBusy={isCancelling} onClick={() => void startAgain()}>
          {t('pending.again')}
        </Button>
        <div aria-live="polite" className="text-sm text-soft">
          {hasFailed ? <FieldError>{t('pending.notCancelled')}</FieldError> : t('pending.againNote')}
        </div>
      </div>
    </section>
  )
}

/** What the charge says; until it is known, what the plan costs. */
function usePendingCents(phone: string): number {
  const { data } = useQuery({
    queryKey: ['payments'],
    queryFn: ({ signal }) => fetchOrThrow(payments.listPayments, { query: { phone }, signal }),
  })
  const pending = data?.payments.find(({ status }) => status === 'PENDING')
  return pending ? toCents(pending.value) : PLAN.valueInCents
}
