/** What time brings about: plans whose moment has come, charges that should have stopped, knocks that nobody answered. */
import { listSubscriptionsToCheck, listSubscriptionsToStop } from '#features/membership/server/index.ts'
import { DAY, HOUR, later, MINUTE, SECOND } from '#platform/clock.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { deleteCardAttempts } from './departure-queries.ts'
import type { PaymentsDeps } from './deps.ts'
import { followChange, recordMove } from './settling/follow-change.ts'
import { deleteOldAsks } from './limit-asks.ts'
import { takeUpForgotten, tryRefundsAgain } from './refunds/repeat-refunds.ts'
import { ANSWERED_WITHIN_MS } from './knocks/knock-desk.ts'
import { answerKnockJob, settleJob, stopChargesJob } from './jobs.ts'
import { beginRepair, resumeRepair } from './repair/repair.ts'
import { moveDailyRepair } from './repair/repair-queries.ts'
import { isUnknownThere } from './settling/settle-subscription.ts'
import { deleteKnocks, listUnansweredObjects } from './knocks/webhook-queries.ts'

const BATCH = 200

export function paymentsSweeps(deps: PaymentsDeps): readonly Sweep[] {
  return [
    { name: 'payments.check-plans', everyMs: 2 * SECOND, run: () => checkPlans(deps) },
    { name: 'payments.stop-charges', everyMs: 30 * SECOND, run: () => stopWhatIsOver(deps) },
    { name: 'payments.answer-again', everyMs: 30 * SECOND, run: () => answerAgain(deps) },
    { name: 'payments.refund-again', everyMs: 5 * MINUTE, run: () => tryRefundsAgain(deps) },
    { name: 'payments.refund-forgotten', everyMs: 5 * MINUTE, run: () => takeUpForgotten(deps) },
    { name: 'payments.repair', everyMs: MINUTE, run: () => repairDaily(deps) },
    { name: 'payments.repair-on', everyMs: MINUTE, run: () => resumeRepair(deps) },
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
      const settled = await membership.contracts.refresh(tx, id)
      if (isUnknownThere(settled.subscription)) await followChange(deps, tx, settled)
      else {
        await recordMove(deps, tx, settled)
        await queue.enqueue(tx, settleJob, { payload: { subscriptionId: id }, key: id })
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
const KNOCKS_KEPT_MS = 14 * DAY

/** A job may be lost or give up; the knock is still there. */
async function answerAgain({ db, clock, queue }: PaymentsDeps): Promise<void> {
  const now = clock.now()
  const span = { after: later(now, -KNOCKS_KEPT_MS), before: later(now, -ANSWERED_WITHIN_MS), limit: BATCH }
  for (const objectId of await listUnansweredObjects(db, span))
    await queue.enqueue(db, answerKnockJob, { payload: { objectId }, key: objectId })
}

/** One process moves the due time on, and the same transaction makes the job. */
async function repairDaily(deps: PaymentsDeps): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const isDue = await moveDailyRepair(tx, { now, next: later(now, DAY) })
    if (isDue) await beginRepair(deps, tx)
  })
}

/** Longer than anybody asks what a bill was about. */
const KNOCKS_REMEMBERED_MS = 90 * DAY

/** From where cards were tried is looked at for an hour; of knocks the provider forgets which ones it sent long before. */
async function deleteOldTraces({ db, clock }: PaymentsDeps): Promise<void> {
  const now = clock.now()
  await deleteCardAttempts(db, later(now, -DAY))
  await deleteOldAsks(db, now)
  await deleteKnocks(db, later(now, -KNOCKS_REMEMBERED_MS))
}
