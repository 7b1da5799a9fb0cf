import type { AnyJobHandler, JobHandler } from '#platform/queue.ts'
import { applyWebhookEvent } from './webhooks/apply-webhook-event.ts'
import type { PaymentsDeps } from './deps.ts'
import { applyWebhookEventJob, moveChargesJob, refundJob, reconciliationJob, syncJob, stopChargesJob } from './jobs.ts'
import { moveCharges } from './sync/move-charges.ts'
import { runReconciliation } from './reconciliation/run-reconciliation.ts'
import { runRefund } from './refunds/run-refund.ts'
import { syncSubscription } from './sync/sync-subscription.ts'
import { stopCharges } from './stop-charges.ts'

export function paymentsHandlers(deps: PaymentsDeps): readonly AnyJobHandler[] {
  const sync: JobHandler<{ subscriptionId: string }> = {
    job: syncJob,
    handle: async ({ subscriptionId }) => {
      await syncSubscription(deps, subscriptionId)
    },
  }
  const applyWebhook: JobHandler<{ objectId: string }> = {
    job: applyWebhookEventJob,
    handle: ({ objectId }) => applyWebhookEvent(deps, objectId),
  }
  const refund: JobHandler<{ refundId: string }> = {
    job: refundJob,
    handle: ({ refundId }, attempt) => runRefund(deps, refundId, attempt),
  }
  const stop: JobHandler<{ subscriptionId: string }> = {
    job: stopChargesJob,
    handle: ({ subscriptionId }) => stopCharges(deps, subscriptionId),
  }
  const move: JobHandler<{ subscriptionId: string }> = {
    job: moveChargesJob,
    handle: ({ subscriptionId }) => moveCharges(deps, subscriptionId),
  }
  const reconciliation: JobHandler<{ reconciliationId: string }> = {
    job: reconciliationJob,
    handle: ({ reconciliationId }, attempt) => runReconciliation(deps, reconciliationId, attempt),
  }
  return [sync, applyWebhook, refund, stop, move, reconciliation] as unknown as readonly AnyJobHandler[] // as: the queue parses each payload with the job's own schema
}
