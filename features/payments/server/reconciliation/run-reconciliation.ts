/**
 * The daily and on-demand reconciliation: reads every subscription that may still change from the provider and reports the
 * differences.
 */
import { recordActivity } from '#features/activity/server/index.ts'
import { countSubscriptionsToReconcile, listSubscriptionsToReconcile } from '#features/membership/server/index.ts'
import { DAY, addMs, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { ProviderFault } from '#platform/errors.ts'
import type { Attempt } from '#platform/queue.ts'
import { outcomeOf } from '#features/payments/reconciliation-outcome.ts'
import type { PaymentsDeps } from '../deps.ts'
import { reconciliationJob } from '../jobs.ts'
import { listPaymentsOf } from '../payment-queries.ts'
import {
  advanceReconciliation,
  endReconciliation,
  findReconciliation,
  insertReconciliation,
  pauseReconciliation,
  type Progress,
  type Reconciliation,
  takeReconciliationToResume,
} from './reconciliation-queries.ts'
import { syncSubscription } from '../sync/sync-subscription.ts'

const BATCH = 200
/** The longest pause that the provider asks for. */
const PAUSE_MS = MINUTE
/** How long ended subscriptions are still read: refunds and disputes come late. */
const LOOK_BACK_MS = 120 * DAY

/**
 * Begins a reconciliation, or joins the one that is under way: two at a time would only use up the provider's quota.
 * @param orderedBy the administrator and their address; undefined for the daily one
 * @returns its id
 */
export async function beginReconciliation(
  { clock, queue }: PaymentsDeps,
  tx: Transaction,
  orderedBy?: { readonly memberId: string; readonly address: string },
): Promise<string> {
  const now = clock.now()
  const total = await countSubscriptionsToReconcile(tx, addMs(now, -LOOK_BACK_MS))
  const order = orderedBy ? { orderedBy: orderedBy.memberId, address: orderedBy.address } : {}
  const reconciliation = await insertReconciliation(tx, { ...order, id: newId(now), state: 'running', total, startedAt: now })
  if (!reconciliation) throw new Error('a reconciliation was neither begun nor found')
  // also when it is under way already, because its job may be lost
  await queue.enqueue(tx, reconciliationJob, { payload: { reconciliationId: reconciliation.id }, key: reconciliation.id })
  return reconciliation.id
}

/** Resumes a reconciliation whose pause is over. */
export async function resumeReconciliation({ db, clock, queue }: PaymentsDeps): Promise<void> {
  await db.transaction(async (tx) => {
    const reconciliationId = await takeReconciliationToResume(tx, clock.now())
    if (reconciliationId) await queue.enqueue(tx, reconciliationJob, { payload: { reconciliationId }, key: reconciliationId })
  })
}

/**
 * Continues where it was cut off; of two parallel runs one stops.
 * @throws any error, so that the job runs again; after the last attempt the reconciliation is marked as failed
 */
export async function runReconciliation(
  deps: PaymentsDeps,
  reconciliationId: string,
  { isLast }: Pick<Attempt, 'isLast'>,
): Promise<void> {
  const reconciliation = await findReconciliation(deps.db, reconciliationId)
  if (reconciliation?.state !== 'running') return
  try {
    await readOn(deps, reconciliation)
  } catch (error) {
    if (isLast) await end(deps, reconciliationId, 'failed')
    throw error
  }
}

async function readOn(deps: PaymentsDeps, { id, startedAt, lastRead }: Reconciliation): Promise<void> {
  const since = addMs(startedAt, -LOOK_BACK_MS)
  let after = lastRead
  for (;;) {
    const page = await listSubscriptionsToReconcile(deps.db, { after: after ?? '', since, limit: BATCH })
    // one after the other: members have priority in the provider's quota
    for (const subscription of page) {
      const progress = await compare(deps, subscription)
      if (progress === 'pause') return pauseReconciliation(deps.db, id, addMs(deps.clock.now(), PAUSE_MS))
      if (!(await advanceReconciliation(deps.db, { id, after, progress }))) return
      after = subscription
    }
    if (page.length === 0) return end(deps, id, 'done')
  }
}

/**
 * Records the outcome in the activity log, under the name of the administrator who ordered it; the daily one counts as the
 * system's.
 */
async function end({ db, clock }: PaymentsDeps, id: string, state: 'done' | 'failed'): Promise<void> {
  const at = clock.now()
  await db.transaction(async (tx) => {
    const reconciliation = await findReconciliation(tx, id)
    const isEnded = await endReconciliation(tx, id, { state, endedAt: at })
    if (!isEnded || !reconciliation) return
    const { orderedBy, address, subscriptionsFixed, paymentsProcessed, done, unread } = reconciliation
    await recordActivity(tx, {
      kind: 'payments_fixed',
      at,
      ...(orderedBy ? { actor: 'admin', actorId: orderedBy, address: address ?? undefined } : { actor: 'system' }),
      detail: {
        subscriptions_fixed: subscriptionsFixed,
        payments_processed: paymentsProcessed,
        errors: unread,
        state: outcomeOf({ state, done, unread }),
      },
    })
  })
}

/**
 * Reads one subscription. An error is recorded and does not stop the others. Only when the provider asks for a pause does the run
 * pause, because the provider would refuse the next one as well.
 */
async function compare(deps: PaymentsDeps, id: string): Promise<Progress | 'pause'> {
  const nothing = { lastRead: id, subscriptionsFixed: 0, paymentsProcessed: 0, details: [], errors: [] }
  const before = await statesOf(deps, id)
  try {
    const planChange = await syncSubscription(deps, id, { isWhole: true })
    const after = await statesOf(deps, id)
    const changed = [...after].filter(([providerId, state]) => before.get(providerId) !== state)
    const hasMoved = planChange.outcome === 'synced' && planChange.before !== planChange.plan.status
    if (!hasMoved && changed.length === 0) return nothing
    const plan = hasMoved ? { plan: { before: planChange.before, after: planChange.plan.status } } : {}
    const charges = changed.map(([providerId, state]) => ({ providerId, before: before.get(providerId), after: state }))
    const details = [{ subscriptionId: id, ...plan, charges }]
    return { ...nothing, subscriptionsFixed: hasMoved ? 1 : 0, paymentsProcessed: changed.length, details }
  } catch (error) {
    if (error instanceof ProviderFault && error.code === 'rate_limited') return 'pause'
    deps.log.error({ err: error, subscriptionId: id }, 'a subscription could not be reconciled')
    const fault = error instanceof ProviderFault ? { fault: error.code } : {}
    return { ...nothing, errors: [{ subscriptionId: id, ...fault }] }
  }
}

async function statesOf({ db }: PaymentsDeps, id: string): Promise<ReadonlyMap<string, string>> {
  const rows = await listPaymentsOf(db, id)
  return new Map(rows.map(({ providerId, state }) => [providerId, state]))
}
