/** The public API of payments: charges, refunds, and the provider's view of them. */
export type { PaymentsDeps } from './deps.ts'
export { cancelPlan } from './cancel-plan.ts'
export { limitCard, markAttemptNotRefused } from './cards/card-attempts.ts'
export { eraseCards, erasePayments, hasPaid } from './erasure-queries.ts'
export { endPlans } from './end-plans.ts'
export { exportPayments } from './export-payments.ts'
export { paymentsHandlers } from './job-handlers.ts'
export { PAYMENTS_JOBS } from './jobs.ts'
export {
  countMoneyProblems,
  findOwnerOfReference,
  type WebhookEvent,
  listWebhookEventsForPanel,
  listPaymentsForPanel,
  listRefundsForPanel,
} from './list-for-panel.ts'
export {
  countOpenWebhookEvents,
  findOwnersOfObjects,
  type InboxEvent,
  listInboxEvents,
  replayFailedWebhookEvents,
  replayWebhookEvent,
} from './webhooks/webhook-inbox.ts'
export { invalidateRunningSyncs, type Payment } from './payment-queries.ts'
export { composeReconciliation } from './reconciliation/present-reconciliation.ts'
export { listReconciliations, type Reconciliation } from './reconciliation/reconciliation-queries.ts'
export { prepareForPurchase } from './prepare-for-purchase.ts'
export { listFailedRefundsOf, listRefunds, type Refund } from './refunds/refund-queries.ts'
export { nextRetryAt } from './refunds/retry-refunds.ts'
export { readCard } from './cards/read-card.ts'
export { isAboutCard, refuseCard } from './cards/refuse-card.ts'
export { findOwnRefund, requestOwnRefund, whyNoOwnRefund } from './refunds/request-refund.ts'
export { paymentsRoutes } from './routes.ts'
export { countRequest } from './limit-requests.ts'
export { syncSoon } from './sync/sync-soon.ts'
export { paymentsSweeps } from './sweeps.ts'
