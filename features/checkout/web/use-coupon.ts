import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call, unwrap } from '#features/api.ts'
import { useSubmit } from '#features/use-submit.ts'
import { showToast } from '#ui/toast.ts'
import { checkout, type CouponOffer } from '../contract.ts'
import type { SavedCheckout } from './saved-checkout.ts'

interface CouponOptions {
  /** The session's phone. */
  readonly phone: string
  /** The saved checkout: a coupon that was applied is checked by the server again. */
  readonly saved: Pick<SavedCheckout, 'appliedCoupon' | 'typedCoupon'> | undefined
  /** Called when the member has applied a coupon. */
  readonly onApplied: () => void
}

export type CouponForm = ReturnType<typeof useCoupon>

/** The coupon of this order: only the server says what it is worth. */
export function useCoupon({ phone, saved, onApplied }: CouponOptions) {
  const { t } = useTranslation('checkout')
  const appliedBefore = saved?.appliedCoupon ?? null
  const form = useForm({
    defaultValues: { code: appliedBefore ?? saved?.typedCoupon ?? '' },
    reValidateMode: 'onSubmit',
  })
  const { control, setError, setValue, clearErrors } = form
  const code = useWatch({ control, name: 'code' })
  const [applied, setApplied] = useState<CouponOffer>()
  const [isChecking, setChecking] = useState(appliedBefore !== null)
  const { submit, isBusy } = useSubmit(
    form,
    async (typed) => {
      const { coupon } = unwrap(await call(checkout.getCoupon, { query: { phone, code: typed.code.trim() } }))
      setApplied(coupon)
      onApplied()
      void showToast('success', t('coupon.applied'))
    },
    // every refusal is about the one thing that is typed
    { fieldOf: () => 'code' },
  )

  useEffect(() => {
    if (appliedBefore === null) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const checkAgain = async () => {
      const result = await call(checkout.getCoupon, { query: { phone, code: appliedBefore }, signal })
      setChecking(false)
      if (result.ok) setApplied(result.data.coupon)
      else setError('code', { message: result.error })
    }
    checkAgain().catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
    return () => leaving.abort()
  }, [phone, appliedBefore, setError])

  return {
    form,
    /** As typed. */
    code,
    applied,
    submit,
    isBusy: isBusy || isChecking,
    remove: () => {
      setApplied(undefined)
      setValue('code', '')
      clearErrors()
    },
  }
}
