import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFields } from './card-form/CardFields.tsx'
import type { CheckoutFields } from './card-form/checkout-form.ts'
import { PayerFields } from './card-form/PayerFields.tsx'
import { PaymentError } from './card-form/PaymentError.tsx'
import { atRefusedField } from './card-form/refused-field.ts'
import { useCheckoutForm } from './card-form/use-checkout-form.ts'
import { useLeaveWarning } from './card-form/use-leave-warning.ts'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { useMember } from '#features/session/web/index.ts'
import { useSubmit } from '#features/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { useKnownCpf } from './card-form/use-known-cpf.ts'
import { useSaveCard } from './use-save-card.ts'

interface NewCardFormProps {
  /** Cents that are late and taken from the new card at once; undefined when nothing is late. */
  lateCents: number | undefined
  onDone: () => void
  /** Receives the question to ask before closing, once something would be lost. */
  onTyped: (question: string | undefined) => void
  onCancel: () => void
}

/** The fields of the checkout, for future charges. The typed values exist only here. */
export function NewCardForm({ lateCents, onDone, onTyped, onCancel }: NewCardFormProps) {
  const { t } = useTranslation('payments')
  const tCheckout = useTranslation('checkout').t
  const writeMoney = useMoneyFormat()
  const member = useMember()
  const form = useCheckoutForm({ member, isFree: false, hasAccepted: true })
  const { save, explain, problem, dismiss } = useSaveCard({ lateCents, onDone })
  const { submit, isBusy } = useSubmit(form, saveOnce, { ...atRefusedField(tCheckout), onFailure: explain })
  const { isDirty } = form.formState
  const { setFocus } = form
  useKnownCpf(form, member.phone)
  const leave = tCheckout('leave')
  useLeaveWarning(isDirty, leave)
  useEffect(() => onTyped(isDirty ? leave : undefined), [onTyped, isDirty, leave])
  useEffect(() => setFocus('cardNumber'), [setFocus])

  async function saveOnce(fields: CheckoutFields) {
    try {
      await save(fields)
    } finally {
      // the code must be typed again after every outcome
      form.resetField('cvc')
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      {problem && <PaymentError problem={problem} onDismiss={dismiss} />}
      <CardFields control={form.control} />
      <PayerFields control={form.control} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button onClick={onCancel}>{t('method.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {lateCents === undefined ? t('method.save') : t('method.pay', { amount: writeMoney(lateCents) })}
        </Button>
      </div>
    </form>
  )
}
