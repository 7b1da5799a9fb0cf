import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubscription } from '#features/membership/web/index.ts'
import type { User } from '#features/sign-in/contract.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { CheckoutLayout, PaymentPanel } from './CheckoutLayout.tsx'
import { CouponField } from './CouponField.tsx'
import { Details } from './Details.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { ProcessingStep, SuccessStep, WaitingStep } from './PaymentSteps.tsx'
import type { CheckoutStep } from './stage.ts'
import { useCheckout } from './use-checkout.ts'
import type { Plan } from './view-of.ts'
import { useChatToReturnTo } from './return-target.ts'

/** The checkout of a signed-in member, once their plan is loaded. */
export function Buyer({ member }: { member: User }) {
  const { t } = useTranslation('checkout')
  const { data: plan, isError, refetch } = useSubscription(member.phone)
  // deferred, because rendering the whole form at once would block the page
  const isDrawn = useDeferredValue(plan !== undefined)
  if (plan !== undefined && isDrawn) return <Purchase member={member} plan={plan} />
  return (
    <CheckoutLayout summary={<OrderSummary />}>
      {isError ? (
        <EmptyState title={t('unknown')} action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>} />
      ) : (
        <FormSkeleton />
      )}
    </CheckoutLayout>
  )
}

function Purchase({ member, plan }: { member: User; plan: Plan }) {
  const checkout = useCheckout(member, plan)
  const chatUrl = useChatToReturnTo()
  const { stage, view, coupon, offer } = checkout
  const takesCoupon = stage.step === 'details' && view.show === 'form' && view.resumesOn === undefined
  const isFree = isFreeIn(stage, offer !== undefined)
  const couponField = <CouponField coupon={coupon} />
  const summary = <OrderSummary isFree={isFree} {...(takesCoupon && { coupon: couponField })} />
  return (
    <CheckoutLayout summary={summary}>
      {stage.step === 'details' ? (
        <Details member={member} checkout={checkout} chatUrl={chatUrl} />
      ) : (
        <PaymentPanel>
          {stage.step === 'processing' && <ProcessingStep isFree={isFree} />}
          {stage.step === 'waiting' && (
            <WaitingStep
              phone={member.phone}
              id={stage.id}
              onPaid={checkout.succeed}
              onRefused={() => void checkout.showPaymentFailed()}
              onCancelled={checkout.startOver}
            />
          )}
          {stage.step === 'success' && <SuccessStep resumesOn={stage.resumesOn} edits={checkout.opened} chatUrl={chatUrl} />}
        </PaymentPanel>
      )}
    </CheckoutLayout>
  )
}

/** A running order keeps its kind, even if its coupon is used up by then. */
function isFreeIn(stage: CheckoutStep, hasOffer: boolean): boolean {
  return stage.step === 'processing' || stage.step === 'success' ? stage.isFree : hasOffer
}
