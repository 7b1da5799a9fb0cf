/** What time brings about: plans whose moment has come, and charges that should have stopped. */
import { listSubscriptionsToCheck, listSubscriptionsToStop } from '#features/membership/server/index.ts'
import { DAY, SECOND } from '#platform/clock.ts'
import type { Sweep } from '#platform/sweeps.ts'
import type { PaymentsDeps } from './deps.ts'
import { followChange } from './follow-change.ts'
import { settleJob, stopChargesJob } from './jobs.ts'

const BATCH = 200

export function paymentsSweeps(deps: PaymentsDeps): readonly Sweep[] {
  return [
    { name: 'payments.check-plans', everyMs: 2 * SECOND, run: () => checkPlans(deps) },
    { name: 'payments.stop-charges', everyMs: 30 * SECOND, run: () => stopWhatIsOver(deps) },
  ]
}

/** Computes each plan anew at its moment, and reads the truth: a new period should have brought a charge. */
export async function checkPlans(deps: PaymentsDeps): Promise<void> {
  const { db, clock, queue, membership } = deps
  const due = await listSubscriptionsToCheck(db, clock.now(), BATCH)
  for (const id of due) {
    // oxlint-disable-next-line no-await-in-loop -- each in a transaction of its own: one that fails holds up no other
    await db.transaction(async (tx) => {
      const settled = await membership.contracts.refresh(tx, id)
      await followChange(deps, tx, settled)
      await queue.enqueue(tx, settleJob, { payload: { subscriptionId: id }, key: id })
    })
  }
}

async function stopWhatIsOver({ db, queue }: PaymentsDeps): Promise<void> {
  const over = await listSubscriptionsToStop(db, BATCH)
  for (const id of over) await queue.enqueue(db, stopChargesJob, { payload: { subscriptionId: id }, key: id }) // oxlint-disable-line no-await-in-loop -- few
}

/** How often the whole truth is read without any knock. */
export const RECONCILE_EVERY_MS = DAY
