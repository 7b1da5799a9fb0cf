/** The possible outcomes of an order. Each makes the cached plan outdated. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#features/api.ts'
import type { Subscription } from '#features/membership/contract.ts'
import { MEMBER_DATA, subscriptionKey, notifyOtherTabs } from '#features/membership/web/index.ts'
import { type CheckoutForm, explainFailure, isAtCard } from '#features/payments/web/index.ts'
import { revalidateSession } from '#features/session/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { explainUnpaid } from './explain-unpaid.ts'
import type { CheckoutStep } from './stage.ts'
import { type Plan, type Unpaid, whyUnpaid } from './view-of.ts'

interface OutcomeOptions {
  readonly form: CheckoutForm
  readonly setStage: (stage: CheckoutStep) => void
  readonly dropCoupon: () => void
  readonly resumesOn: string | undefined
  /** Edits offered; undefined until loaded. */
  readonly edits: number | undefined
  /** What happened to the payment that was pending when the page was left, if the member does not know yet. */
  readonly failureReason: Unpaid | undefined
}

export function useOrderOutcome({ form, setStage, dropCoupon, resumesOn, edits, failureReason }: OutcomeOptions) {
  const { t } = useTranslation('checkout')
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState(() => failureReason && explainUnpaid(t, failureReason))
  function refresh() {
    notifyOtherTabs()
    void queryClient.invalidateQueries(MEMBER_DATA)
  }

  /** Keeps all typed values except the card's security code. */
  function backToDetails() {
    setStage({ step: 'details' })
    form.resetField('cvc', { defaultValue: '' })
    refresh()
  }

  return {
    problem,
    setProblem,
    /** The pending payment was cancelled: shows the form for another one. */
    startOver: (left?: Subscription) => {
      if (left) queryClient.setQueryData(subscriptionKey, left)
      setProblem(undefined)
      backToDetails()
    },
    succeed: (isFree = false) => {
      setStage({ step: 'success', isFree, resumesOn, edits })
      form.reset()
      void showToast('success', t('success.toast'))
      refresh()
    },
    fail: (failure: Failure) => {
      backToDetails()
      setProblem(isAtCard(failure) ? undefined : explainFailure(t, failure))
      if (failure.field === 'coupon_code') dropCoupon()
      if (failure.code !== 'unauthorised') return
      revalidateSession(queryClient)
      void showToast('error', t('errors.sessionOver'))
    },
    /** The pending money will never come. The reloaded plan says why, because another tab may have changed it. */
    showPaymentFailed: async () => {
      await queryClient.refetchQueries({ queryKey: subscriptionKey })
      const why = whyUnpaid(queryClient.getQueryData<Plan>(subscriptionKey) ?? null)
      backToDetails()
      setProblem(why && explainUnpaid(t, why))
      if (why === 'unconfirmed') void showToast('error', t('errors.refused'))
    },
  }
}
