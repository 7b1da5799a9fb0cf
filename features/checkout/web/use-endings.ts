/** What may become of an order. Whatever it is, what the product knew of the plan before is not true any more. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#features/api.ts'
import type { Subscription } from '#features/membership/contract.ts'
import { MEMBER_DATA, subscriptionKey, notifyOtherTabs } from '#features/membership/web/index.ts'
import { type CheckoutForm, explainFailure, type FieldName, type Problem } from '#features/payments/web/index.ts'
import { doubtSession } from '#features/session/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { explainUnpaid } from './explain-unpaid.ts'
import type { Stage } from './stage.ts'
import { type Plan, type Unpaid, whyUnpaid } from './view-of.ts'

/** Refusals of the server that belong to a field besides the error box. */
const FIELD_OF_CODE: ReadonlyMap<string, { readonly name: FieldName; readonly problem: Problem }> = new Map([
  ['invalid_email', { name: 'email', problem: 'email' }],
  ['invalid_document', { name: 'document', problem: 'document' }],
])

interface Ending {
  readonly form: CheckoutForm
  readonly setStage: (stage: Stage) => void
  readonly dropCoupon: () => void
  readonly resumesOn: string | undefined
  /** What was offered; undefined until that is known. */
  readonly edits: number | undefined
  /** What became of a payment that was awaited when this was left, if nobody has been told. */
  readonly unpaid: Unpaid | undefined
}

export function useEndings({ form, setStage, dropCoupon, resumesOn, edits, unpaid }: Ending) {
  const { t } = useTranslation('checkout')
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState(() => unpaid && explainUnpaid(t, unpaid))
  function refresh() {
    notifyOtherTabs()
    void queryClient.invalidateQueries(MEMBER_DATA)
  }

  /** Everything typed stays, but for the code of the card. */
  function backToDetails() {
    setStage({ step: 'details' })
    form.resetField('cvc', { defaultValue: '' })
    refresh()
  }

  return {
    problem,
    setProblem,
    /** The pending payment has been called off: the form is there for another one. */
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
      setProblem(explainFailure(t, failure))
      const field = FIELD_OF_CODE.get(failure.code)
      if (field) form.setError(field.name, { message: field.problem })
      if (failure.field === 'coupon_code') dropCoupon()
      if (failure.code !== 'unauthorised') return
      doubtSession(queryClient)
      void showToast('error', t('errors.sessionOver'))
    },
    /** The money that was awaited will never come; why, the plan says, which may have changed in another tab. */
    turnDown: async () => {
      await queryClient.refetchQueries({ queryKey: subscriptionKey })
      const why = whyUnpaid(queryClient.getQueryData<Plan>(subscriptionKey) ?? null)
      backToDetails()
      setProblem(why && explainUnpaid(t, why))
      if (why === 'unconfirmed') void showToast('error', t('errors.refused'))
    },
  }
}
