import { PaymentMethodSection } from '#features/payments/web/PaymentMethodSection.tsx'
import { PhotoLimitSection } from '#features/payments/web/PhotoLimitSection.tsx'
import { PlanSection } from '#features/payments/web/PlanSection.tsx'
import { ReceiptsSection } from '#features/payments/web/ReceiptsSection.tsx'

/** What is left, what it costs, what was paid. */
export function BillingTab() {
  return (
    <>
      <PhotoLimitSection />
      <PlanSection />
      <PaymentMethodSection />
      <ReceiptsSection />
    </>
  )
}
