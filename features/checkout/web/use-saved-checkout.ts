import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#features/sign-in/contract.ts'
import { showToast } from '#ui/toast.ts'
import type { CheckoutFields } from '#features/payments/web/card-form/checkout-form.ts'
import { forgetSaved, keepSaved, withoutCard } from './saved-checkout.ts'
import type { Stage } from './stage.ts'
import type { CheckoutForm } from '#features/payments/web/card-form/use-checkout-form.ts'

interface Saving {
  readonly member: User
  readonly form: CheckoutForm
  readonly stage: Stage
  readonly couponCode: string | null
  readonly hasSaved: boolean
}

/** Keeps what was typed from the first change on, and forgets it all once the plan is there. */
export function useSavedCheckout({ member, form, stage, couponCode, hasSaved }: Saving) {
  const isWorthIt = useRef(hasSaved)
  useEffect(() => {
    if (stage.step === 'success') {
      forgetSaved()
      return undefined
    }
    const keep = (fields: CheckoutFields) =>
      keepSaved({
        memberId: member.id,
        paymentStep: stage.step,
        appliedCoupon: couponCode,
        paymentData: stage.step === 'waiting' && stage.id !== null ? { id: stage.id } : null,
        formData: withoutCard(fields),
      })
    isWorthIt.current ||= couponCode !== null || stage.step !== 'details'
    if (isWorthIt.current) keep(form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name === undefined) return
        isWorthIt.current = true
        keep(values)
      },
    })
  }, [member.id, form, stage, couponCode])
}

/** Says that what is in the fields was typed before. */
export function useWelcomeBack(isRestored: boolean) {
  const { t } = useTranslation('checkout')
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current && isRestored) void showToast('info', t('restored'))
    isFirst.current = false
  }, [isRestored, t])
}
