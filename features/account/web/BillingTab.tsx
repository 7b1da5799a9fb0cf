import {
  NewCardDialog,
  Notices,
  PaymentMethodSection,
  AllowanceSection,
  PlanSection,
  ReceiptsSection,
} from '#features/payments/web/index.ts'

/** What is left, what it costs, what was paid. */
export function BillingTab() {
  return (
    <>
      <Notices place="billing" />
      <AllowanceSection />
      <PlanSection />
      <PaymentMethodSection />
      <ReceiptsSection />
      <NewCardDialog />
    </>
  )
}
