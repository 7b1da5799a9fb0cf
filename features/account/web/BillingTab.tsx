import {
  NewCardDialog,
  Notices,
  PaymentMethodSection,
  PhotoLimitSection,
  PlanSection,
  ReceiptsSection,
} from '#features/payments/web/index.ts'

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
