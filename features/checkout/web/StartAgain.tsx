import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import type { Subscription } from '#features/membership/contract.ts'
import { payments } from '#features/payments/contract.ts'
import { Button } from '#ui/Button.tsx'
import { FieldError } from '#ui/LabelledField.tsx'

export interface StartAgainProps {
  /** The session's phone. */
  phone: string
  /** Called once the pending payment is cancelled, with the remaining plan where it is known. */
  onCancelled: (plan?: Subscription) => void
}

/** A new payment can begin only after the pending one is cancelled. */
export function StartAgain({ phone, onCancelled }: StartAgainProps) {
  const { t } = useTranslation('checkout')
  const [isCancelling, setCancelling] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function startAgain() {
    setFailed(false)
    setCancelling(true)
    const result = await call(payments.cancelSubscription, { body: { phone } })
    setCancelling(false)
    if (result.ok) onCancelled(result.data.subscription)
    // nothing left to cancel: it was decided meanwhile, and the plan says how
    else if (result.code === 'no_plan') onCancelled()
    else setFailed(true)
  }

  return (
    <>
      <Button isBusy={isCancelling} onClick={() => void startAgain()}>
        {t('pending.again')}
      </Button>
      <div aria-live="polite" className="text-sm text-soft">
        {hasFailed ? <FieldError>{t('pending.notCancelled')}</FieldError> : t('pending.againNote')}
      </div>
    </>
  )
}
