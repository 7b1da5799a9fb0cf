/** Time-driven work: plans due for a check, charges that should have stopped, webhooks without an answer. */
import { listSubscriptionsToCheck, listSubscriptionsToStop } from '#features/membership/server/index.ts'
import { DAY, HOUR, later, MINUTE, SECOND } from '#platform/clock.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { deleteCardAttempts } from './erasure-queries.ts'
import type { PaymentsDeps } from './deps.ts'
import { onPlanChange, recordMove } from './sync/on-plan-change.ts'
import { deleteOldAsks } from './limit-requests.ts'
import { takeUpForgotten, tryRefundsAgain } from './refunds/repeat-refunds.ts'
import { ANSWERED_WITHIN_MS } from './webhooks/webhook-inbox.ts'
import { applyWebhookEventJob, syncJob, stopChargesJob } from './jobs.ts'
import { beginReconciliation, resumeReconciliation } from './reconciliation/run-reconciliation.ts'
import { moveDailyReconciliation } from './reconciliation/reconciliation-queries.ts'
import { isUnknownThere } from './sync/sync-subscription.ts'
import { deleteWebhookEvents, listUnansweredObjects } from './webhooks/webhook-queries.ts'

const BATCH = 200

export function paymentsSweeps(deps: PaymentsDeps): readonly Sweep[] {
  return [
    { name: 'payments.check-plans', everyMs: 2 * SECOND, run: () => checkPlans(deps) },
    { name: 'payments.stop-charges', everyMs: 30 * SECOND, run: () => stopWhatIsOver(deps) },
    { name: 'payments.answer-again', everyMs: 30 * SECOND, run: () => answerAgain(deps) },
    { name: 'payments.refund-again', everyMs: 5 * MINUTE, run: () => tryRefundsAgain(deps) },
    { name: 'payments.refund-forgotten', everyMs: 5 * MINUTE, run: () => takeUpForgotten(deps) },
    { name: 'payments.reconcile', everyMs: MINUTE, run: () => reconcileDaily(deps) },
    { name: 'payments.reconcile-on', everyMs: MINUTE, run: () => resumeReconciliation(deps) },
    { name: 'payments.retention', everyMs: HOUR, run: () => deleteOldTraces(deps) },
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

async function stopWhatIsOver({ db, queue }: PaymentsDeps): Promise<void> {
  const over = await listSubscriptionsToStop(db, BATCH)
  for (const id of over) await queue.enqueue(db, stopChargesJob, { payload: { subscriptionId: id }, key: id })
}

/** The provider itself deletes older ones. */
const WEBHOOK_EVENTS_KEPT_MS = 14 * DAY

/** Enqueues the job again: a job may be lost or give up, but the webhook is stored. */
async function answerAgain({ db, clock, queue }: PaymentsDeps): Promise<void> {
  const now = clock.now()
  const span = { after: later(now, -WEBHOOK_EVENTS_KEPT_MS), before: later(now, -ANSWERED_WITHIN_MS), limit: BATCH }
  for (const objectId of await listUnansweredObjects(db, span))
    await queue.enqueue(db, applyWebhookEventJob, { payload: { objectId }, key: objectId })
}

/** One process moves the due time forward and creates the job in the same transaction. */
async function reconcileDaily(deps: PaymentsDeps): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const isDue = await moveDailyReconciliation(tx, { now, next: later(now, DAY) })
    if (isDue) await beginReconciliation(deps, tx)
  })
}

/** Longer than anyone asks about an invoice. */
const WEBHOOK_EVENTS_REMEMBERED_MS = 90 * DAY

/** Addresses of card attempts are only needed for an hour; the provider forgets which webhooks it sent long before we do. */
async function deleteOldTraces({ db, clock }: PaymentsDeps): Promise<void> {
  const now = clock.now()
  await deleteCardAttempts(db, later(now, -DAY))
  await deleteOldAsks(db, now)
  await deleteWebhookEvents(db, later(now, -WEBHOOK_EVENTS_REMEMBERED_MS))
}
