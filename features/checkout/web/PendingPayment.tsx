import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCharges } from '#features/payments/web/index.ts'
import { toCents } from '#features/reais.ts'
import { Button } from '#ui/Button.tsx'
import { StartAgain, type StartAgainProps } from './StartAgain.tsx'
import { type Awaited, useAwaitedPayment } from './use-awaited-payment.ts'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { useWantedPlan } from './use-wanted-plan.ts'

interface PendingPaymentProps extends Awaited, Pick<StartAgainProps, 'onCancelled'> {
  onFollow: () => void
}

/** A payment that was begun earlier and is not confirmed. A new one can begin only after this one is cancelled. */
export function PendingPayment({ onFollow, onCancelled, ...awaited }: PendingPaymentProps) {
  const { t } = useTranslation('checkout')
  const price = useMoneyFormat()(usePendingCents(awaited.phone))
  useAwaitedPayment(awaited)

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
        <Button variant="primary" onClick={onFollow}>
          {t('pending.follow')}
        </Button>
        <StartAgain phone={awaited.phone} onCancelled={onCancelled} />
      </div>
    </section>
  )
}

/** The amount of the charge; until it is loaded, the plan's price. */
function usePendingCents(phone: string): number {
  const { plan } = useWantedPlan()
  const { data } = useCharges(phone)
  const pending = data?.find(({ status }) => status === 'PENDING')
  return pending ? toCents(pending.value) : plan.valueInCents
}
