/** The checkout of one member: where it stands, and what moves it on. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#features/api.ts'
import type { User } from '#features/sign-in/contract.ts'
import { doubtSession } from '#features/sign-in/web/use-session.ts'
import { showToast } from '#ui/toast.ts'
import type { CheckoutFields, FieldName, Problem } from '#features/payments/web/card-form/checkout-form.ts'
import { explainFailure, type Explanation } from '#features/payments/web/card-form/explain-failure.ts'
import { buyByCard, openByCoupon } from './place-order.ts'
import { readSaved, type SavedCheckout } from './saved-checkout.ts'
import { firstStage, type Stage } from './stage.ts'
import { useCheckoutForm } from '#features/payments/web/card-form/use-checkout-form.ts'
import { useCoupon } from './use-coupon.ts'
import { useSavedCheckout, useWelcomeBack } from './use-saved-checkout.ts'
import { useRenewal } from './use-renewal.ts'
import { type Plan, type View, viewOf } from './view-of.ts'

/** Refusals of the server that belong to a field besides the error box. */
const FIELD_OF_CODE: ReadonlyMap<string, { readonly name: FieldName; readonly problem: Problem }> = new Map([
  ['invalid_email', { name: 'email', problem: 'email' }],
  ['invalid_document', { name: 'document', problem: 'document' }],
])

export type Checkout = ReturnType<typeof useCheckout>

export function useCheckout(member: User, plan: Plan) {
  const { t } = useTranslation('checkout')
  const [saved] = useState(() => readSaved(member.id))
  const [stage, setStage] = useState(() => firstStage(plan, saved))
  const view = viewOf(plan)
  // as it was when the order was begun: once it is bought, the plan ends no more
  const [resumesOn] = useState(() => resumptionOf(view))
  const coupon = useCoupon({ phone: member.phone, saved: saved?.appliedCoupon ?? null, emptyText: t('coupon.empty') })
  const offer = view.show === 'form' && view.resumesOn === undefined ? coupon.applied : undefined
  const form = useCheckoutForm({ member, typed: saved?.formData, isFree: offer !== undefined })
  const { problem, setProblem, ...endings } = useEndings({
    form,
    setStage,
    dropCoupon: coupon.remove,
    resumesOn,
    isRefused: isRefusedSince(view, saved),
  })
  const isPlacing = useRef(false)
  useSavedCheckout({ member, form, stage, couponCode: offer?.code ?? null, hasSaved: saved !== undefined })
  useWelcomeBack(saved !== undefined && stage.step === 'details' && TAKEN_UP.has(view.show))

  async function place(fields: CheckoutFields) {
    // two taps are one order, whatever the screen shows by then
    if (isPlacing.current) return
    isPlacing.current = true
    setProblem(undefined)
    setStage({ step: 'processing' })
    const order = { phone: member.phone, fields, description: t('plan.what') }
    const placed = await (offer ? openByCoupon(order, offer.code) : buyByCard(order))
    isPlacing.current = false
    if (placed.outcome === 'refused') endings.fail(placed.failure)
    else if (placed.outcome === 'active') endings.succeed()
    else setStage({ step: 'waiting', id: placed.id })
  }

  return {
    ...endings,
    stage,
    view,
    form,
    coupon,
    offer,
    renewsAt: useRenewal(member.phone),
    place,
    problem,
    dismiss: () => setProblem(undefined),
    follow: (id: string | null) => setStage({ step: 'waiting', id }),
  }
}

/** Where what was typed before, or begun, goes on. */
const TAKEN_UP: ReadonlySet<View['show']> = new Set(['form', 'pending'])

function resumptionOf(view: View): string | undefined {
  return view.show === 'form' ? view.resumesOn : undefined
}

/** A card had been taken when this was left, and there is no plan: while nobody looked, its money was refused. */
function isRefusedSince(view: View, saved: SavedCheckout | undefined): boolean {
  return saved?.paymentStep === 'waiting' && view.show === 'form' && view.resumesOn === undefined
}

interface Ending {
  readonly form: Checkout['form']
  readonly setStage: (stage: Stage) => void
  readonly dropCoupon: () => void
  readonly resumesOn: string | undefined
  /** The payment before was refused, and nobody has been told. */
  readonly isRefused: boolean
}

/** What may become of an order. Whatever it is, what the product knew of the plan before is not true any more. */
function useEndings({ form, setStage, dropCoupon, resumesOn, isRefused }: Ending) {
  const { t } = useTranslation('checkout')
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<Explanation | undefined>(isRefused ? { text: t('errors.refusedLater') } : undefined)
  const refresh = () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey, meta }) => queryKey[0] !== 'session' && meta?.['isForAnybody'] !== true,
    })

  /** Everything typed stays, but for the code of the card. */
  function backToDetails() {
    setStage({ step: 'details' })
    form.resetField('cvc', { defaultValue: '' })
    refresh()
  }

  return {
    problem,
    setProblem,
    refresh,
    succeed: () => {
      setStage({ step: 'success', resumesOn })
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
    /** The card was taken, and the money never came. */
    turnDown: () => {
      backToDetails()
      setProblem({ text: t('errors.refusedLater') })
      void showToast('error', t('errors.refused'))
    },
  }
}
