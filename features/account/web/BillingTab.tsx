import { NewCardDialog } from '#features/payments/web/NewCardDialog.tsx'
import { Notices } from '#features/payments/web/Notices.tsx'
import { PaymentMethodSection } from '#features/payments/web/PaymentMethodSection.tsx'
import { PhotoLimitSection } from '#features/payments/web/PhotoLimitSection.tsx'
import { PlanSection } from '#features/payments/web/PlanSection.tsx'
import { ReceiptsSection } from '#features/payments/web/ReceiptsSection.tsx'

/** What is left, what it costs, what was paid. */
export function BillingTab() {
  return (
    <>
      <Notices place="billing" />
      <PhotoLimitSection />
      <PlanSection />
      <PaymentMethodSection />
      <ReceiptsSection />
      <NewCardDialog />
    </>
  )
}
