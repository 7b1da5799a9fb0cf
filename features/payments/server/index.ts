/** The door of payments: what was charged, what goes back, and what the provider says of it. */
export type { PaymentsDeps } from './deps.ts'
export { cancelPlan } from './cancel-plan.ts'
export { admitCard, forgiveCard } from './cards/card-attempts.ts'
export { forgetCards, forgetPayments, hasPaid } from './departure-queries.ts'
export { endPlans } from './end-plans.ts'
export { exportPayments } from './export-payments.ts'
export { paymentsHandlers } from './handlers.ts'
export { PAYMENTS_JOBS } from './jobs.ts'
export {
  countMoneyTroubles,
  type Knock,
  listKnocksForPanel,
  listPaymentsForPanel,
  listRefundsForPanel,
} from './list-for-panel.ts'
export {
  countOpenKnocks,
  findOwnersOfObjects,
  type KnockAtDesk,
  listKnocksAtDesk,
  replayFailedKnocks,
  replayKnock,
} from './knocks/knock-desk.ts'
export { findPaymentByVendorId, outdateReadings, type Payment } from './payment-queries.ts'
export { tellRepair } from './repair/tell-repair.ts'
export { listRepairs, type Repair } from './repair/repair-queries.ts'
export { prepareForPurchase } from './prepare-for-purchase.ts'
export { findRefundByProtocol, listFailedRefundsOf, listRefunds, type Refund } from './refunds/refund-queries.ts'
export { nextTryAt } from './refunds/repeat-refunds.ts'
export { readCard } from './cards/read-card.ts'
export { refuseCard } from './cards/refuse-card.ts'
export { findOwnRefund, requestOwnRefund, whyNoOwnRefund } from './refunds/request-refund.ts'
export { paymentsRoutes } from './routes.ts'
export { admitAsk } from './limit-asks.ts'
export { settleSoon } from './settling/settle-soon.ts'
export { paymentsSweeps } from './watch-contracts.ts'
