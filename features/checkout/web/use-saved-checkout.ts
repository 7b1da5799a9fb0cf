import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#features/sign-in/contract.ts'
import { showToast } from '#ui/toast.ts'
import type { CheckoutFields, CheckoutForm } from '#features/payments/web/index.ts'
import { deleteCheckout, saveCheckout, withoutCard } from './saved-checkout.ts'
import type { CheckoutStep } from './stage.ts'
import type { CouponOffer } from '../contract.ts'
import type { CouponForm } from './use-coupon.ts'

interface Saving {
  readonly member: User
  readonly form: CheckoutForm
  readonly stage: CheckoutStep
  readonly coupon: Pick<CouponForm, 'code'>
  /** The offer of this order's coupon, once it is applied. */
  readonly offer: CouponOffer | undefined
  readonly hasSaved: boolean
}

/** Saves the typed values from the first change on, and deletes them once the plan is open. */
export function useSavedCheckout({ member, form, stage, coupon, offer, hasSaved }: Saving) {
  const couponCode = offer?.code ?? null
  const typedCoupon = offer ? '' : coupon.code
  const hasChanges = useRef(hasSaved)
  useEffect(() => {
    if (stage.step === 'success') {
      deleteCheckout()
      return undefined
    }
    const save = (fields: CheckoutFields) =>
      saveCheckout({
        memberId: member.id,
        paymentStep: stage.step,
        appliedCoupon: couponCode,
        typedCoupon,
        paymentData: stage.step === 'waiting' && stage.id !== null ? { id: stage.id } : null,
        formData: withoutCard(fields),
      })
    hasChanges.current ||= couponCode !== null || typedCoupon !== '' || stage.step !== 'details'
    if (hasChanges.current) save(form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name === undefined) return
        hasChanges.current = true
        save(values)
      },
    })
  }, [member.id, form, stage, couponCode, typedCoupon])
}

/** Tells the member that the fields were restored. */
export function useWelcomeBack(isRestored: boolean) {
  const { t } = useTranslation('checkout')
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current && isRestored) void showToast('info', t('restored'))
    isFirst.current = false
  }, [isRestored, t])
}
