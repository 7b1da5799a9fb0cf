/** The checkout of one member: its current step and the actions that change it. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#features/api.ts'
import { useChangesOfPlan } from '#features/membership/web/index.ts'
import { atRefusedField, type CheckoutFields, useCheckoutForm } from '#features/payments/web/index.ts'
import { useSubmit } from '#features/use-submit.ts'
import type { User } from '#features/sign-in/contract.ts'
import { buyByCard, openByCoupon } from './buy-plan-calls.ts'
import { loadCheckout } from './saved-checkout.ts'
import { firstStage, unpaidSince } from './stage.ts'
import { useCoupon } from './use-coupon.ts'
import { useOrderOutcome } from './use-order-outcome.ts'
import { useOffer } from './use-offer.ts'
import { useSavedCheckout, useWelcomeBack } from './use-saved-checkout.ts'
import { type Plan, resumptionOf, type View, viewOf } from './view-of.ts'
import { useWantedPlan } from './use-wanted-plan.ts'

export type Checkout = ReturnType<typeof useCheckout>

export function useCheckout(member: User, plan: Plan) {
  const { t } = useTranslation('checkout')
  const { phone } = member
  const [saved] = useState(() => loadCheckout(member.id))
  const [stage, setStage] = useState(() => firstStage(plan, saved))
  const view = viewOf(plan)
  // kept from the start of the order: once it is bought, the plan no longer ends
  const [resumesOn] = useState(() => resumptionOf(plan))
  const { offer: priced, suspension } = useOffer(phone)
  const coupon = useCoupon({ phone, saved, onApplied: () => dismiss() })
  const offer = view.show === 'form' && view.resumesOn === undefined ? coupon.applied : undefined
  const form = useCheckoutForm({ member, typed: saved?.formData, isFree: offer !== undefined })
  const { problem, setProblem, ...outcomes } = useOrderOutcome({
    form,
    setStage,
    dropCoupon: coupon.remove,
    resumesOn,
    edits: priced?.edits,
    failureReason: unpaidSince(plan, saved),
  })
  const { plan: wanted } = useWantedPlan()
  useChangesOfPlan()
  useSavedCheckout({ member, form, stage, coupon, offer, hasSaved: saved !== undefined })
  useWelcomeBack(saved !== undefined && stage.step === 'details' && RESUMABLE.has(view.show))

  function dismiss() {
    setProblem(undefined)
  }

  /** @throws CallError for a refusal */
  async function placeOrder(fields: CheckoutFields) {
    dismiss()
    const isFree = offer !== undefined
    setStage({ step: 'processing', isFree })
    const order = { phone, fields, plan: wanted, description: t('plan.what', { limit: wanted.editsPerPeriod }) }
    const result = await (offer ? openByCoupon(order, offer.code) : buyByCard(order))
    if (result.outcome === 'refused') throw new CallError(result.failure)
    if (result.outcome === 'active') outcomes.succeed(isFree)
    else setStage({ step: 'waiting', id: result.id })
  }
  const { submit } = useSubmit(form, placeOrder, { ...atRefusedField(t), onFailure: outcomes.fail })

  return {
    ...outcomes,
    phone,
    stage,
    view,
    form,
    coupon,
    offer,
    priced,
    suspension,
    /** As offered, unless the page was reloaded since. */
    opened: (stage.step === 'success' ? stage.edits : undefined) ?? priced?.edits,
    submit,
    problem,
    dismiss,
    follow: (id: string | null) => setStage({ step: 'waiting', id }),
  }
}

/** The views in which a saved checkout continues. */
const RESUMABLE: ReadonlySet<View['show']> = new Set(['form', 'pending'])
