/** Time-driven work: plans due for a check, charges that should have stopped, webhooks that are not synced. */
import { listSubscriptionsToCheck, listSubscriptionsToStop } from '#features/membership/server/index.ts'
import { DAY, HOUR, addMs, MINUTE, SECOND } from '#platform/clock.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { deleteCardAttempts } from './erasure-queries.ts'
import type { PaymentsDeps } from './deps.ts'
import { onPlanChange, recordMove } from './sync/on-plan-change.ts'
import { deleteOldRequests } from './limit-requests.ts'
import { requeueLostRefunds, retryRefunds } from './refunds/retry-refunds.ts'
import { FAILED_AFTER_MS } from './webhooks/webhook-inbox.ts'
import { applyWebhookEventJob, syncJob, stopChargesJob } from './jobs.ts'
import { beginReconciliation, resumeReconciliation } from './reconciliation/run-reconciliation.ts'
import { moveDailyReconciliation } from './reconciliation/reconciliation-queries.ts'
import { isUnknownThere } from './sync/sync-subscription.ts'
import { deleteWebhookEvents, listUnsyncedObjects } from './webhooks/webhook-queries.ts'

const BATCH = 200

export function paymentsSweeps(deps: PaymentsDeps): readonly Sweep[] {
  return [
    { name: 'payments.check-plans', everyMs: 2 * SECOND, run: () => checkPlans(deps) },
    { name: 'payments.stop-charges', everyMs: 30 * SECOND, run: () => stopEndedSubscriptions(deps) },
    { name: 'payments.retry-webhooks', everyMs: 30 * SECOND, run: () => retryWebhooks(deps) },
    { name: 'payments.retry-refunds', everyMs: 5 * MINUTE, run: () => retryRefunds(deps) },
    { name: 'payments.requeue-lost-refunds', everyMs: 5 * MINUTE, run: () => requeueLostRefunds(deps) },
    { name: 'payments.reconcile', everyMs: MINUTE, run: () => reconcileDaily(deps) },
    { name: 'payments.resume-reconciliation', everyMs: MINUTE, run: () => resumeReconciliation(deps) },
    { name: 'payments.retention', everyMs: HOUR, run: () => deleteOldRecords(deps) },
  ]
}

/**
 * Recomputes each plan when it is due. If the provider has a record of it, the provider is read before any notice or stop,
 * because a new period should have brought a charge.
 */
async function checkPlans(deps: PaymentsDeps): Promise<void> {
  const { db, clock, queue, log, membership } = deps
  const due = await listSubscriptionsToCheck(db, clock.now(), BATCH)
  for (const id of due) {
    const checked = db.transaction(async (tx) => {
      const planChange = await membership.subscriptions.refresh(tx, id)
      if (isUnknownThere(planChange.subscription)) await onPlanChange(deps, tx, planChange)
      else {
        await recordMove(deps, tx, planChange)
        await queue.enqueue(tx, syncJob, { payload: { subscriptionId: id }, key: id })
      }
    })
    // one failure does not stop the others
    await checked.catch((error: unknown) => log.error({ err: error, subscriptionId: id }, 'a plan could not be checked'))
  }
}

async function stopEndedSubscriptions({ db, queue }: PaymentsDeps): Promise<void> {
  const over = await listSubscriptionsToStop(db, BATCH)
  for (const id of over) await queue.enqueue(db, stopChargesJob, { payload: { subscriptionId: id }, key: id })
}

/** The provider itself deletes older ones. */
const RETRY_WEBHOOKS_FOR_MS = 14 * DAY

/** Enqueues the job again: a job may be lost or give up, but the webhook is stored. */
async function retryWebhooks({ db, clock, queue }: PaymentsDeps): Promise<void> {
  const now = clock.now()
  const span = { after: addMs(now, -RETRY_WEBHOOKS_FOR_MS), before: addMs(now, -FAILED_AFTER_MS), limit: BATCH }
  for (const objectId of await listUnsyncedObjects(db, span))
    await queue.enqueue(db, applyWebhookEventJob, { payload: { objectId }, key: objectId })
}

/** One process moves the due time forward and creates the job in the same transaction. */
async function reconcileDaily(deps: PaymentsDeps): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const isDue = await moveDailyReconciliation(tx, { now, next: addMs(now, DAY) })
    if (isDue) await beginReconciliation(deps, tx)
  })
}

/** Longer than anyone asks about an invoice. */
const DELETE_WEBHOOKS_AFTER_MS = 90 * DAY

/** Card attempts are counted for a day at most; the provider forgets which webhooks it sent long before we do. */
async function deleteOldRecords({ db, clock }: PaymentsDeps): Promise<void> {
  const now = clock.now()
  await deleteCardAttempts(db, addMs(now, -DAY))
  await deleteOldRequests(db, now)
  await deleteWebhookEvents(db, addMs(now, -DELETE_WEBHOOKS_AFTER_MS))
}
