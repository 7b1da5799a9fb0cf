/** What time brings about: plans whose moment has come, charges that should have stopped, webhooks that nobody answered. */
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
 * Computes each plan anew at its moment. Where the provider knows of it, nothing is told or stopped before its truth is read:
 * a new period should have brought a charge.
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
    // one that fails holds up no other
    await checked.catch((error: unknown) => log.error({ err: error, subscriptionId: id }, 'a plan could not be checked'))
  }
}

async function stopWhatIsOver({ db, queue }: PaymentsDeps): Promise<void> {
  const over = await listSubscriptionsToStop(db, BATCH)
  for (const id of over) await queue.enqueue(db, stopChargesJob, { payload: { subscriptionId: id }, key: id })
}

/** The provider itself forgets what is older. */
const WEBHOOK_EVENTS_KEPT_MS = 14 * DAY

/** A job may be lost or give up; the webhook is still there. */
async function answerAgain({ db, clock, queue }: PaymentsDeps): Promise<void> {
  const now = clock.now()
  const span = { after: later(now, -WEBHOOK_EVENTS_KEPT_MS), before: later(now, -ANSWERED_WITHIN_MS), limit: BATCH }
  for (const objectId of await listUnansweredObjects(db, span))
    await queue.enqueue(db, applyWebhookEventJob, { payload: { objectId }, key: objectId })
}

/** One process moves the due time on, and the same transaction makes the job. */
async function reconcileDaily(deps: PaymentsDeps): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const isDue = await moveDailyReconciliation(tx, { now, next: later(now, DAY) })
    if (isDue) await beginReconciliation(deps, tx)
  })
}

/** Longer than anybody asks what a bill was about. */
const WEBHOOK_EVENTS_REMEMBERED_MS = 90 * DAY

/** From where cards were tried is looked at for an hour; of webhooks the provider forgets which ones it sent long before. */
async function deleteOldTraces({ db, clock }: PaymentsDeps): Promise<void> {
  const now = clock.now()
  await deleteCardAttempts(db, later(now, -DAY))
  await deleteOldAsks(db, now)
  await deleteWebhookEvents(db, later(now, -WEBHOOK_EVENTS_REMEMBERED_MS))
}
