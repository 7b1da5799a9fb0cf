/** The daily and on-demand repair: reads the truth of every contract that may still move, and tells what differed. */
import { listSubscriptionsToReconcile } from '#features/membership/server/index.ts'
import { DAY, later } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import type { PaymentsDeps } from './deps.ts'
import { listPaymentsOf } from './payment-queries.ts'
import { holdReconciliation } from './reconciliation-queries.ts'
import { settleSubscription } from './settle-subscription.ts'

export interface Reconciled {
  /** Contracts whose plan was another one than we thought. */
  readonly subscriptionsFixed: number
  /** Charges that were missing or had another state. */
  readonly paymentsProcessed: number
  /** For the administrator's eye. */
  readonly details: readonly string[]
  readonly errors: readonly string[]
}

const BATCH = 200
/** Ended contracts are read for so long: refunds and disputes come late. */
const LOOK_BACK_MS = 120 * DAY

/** @returns undefined while another process is at it: twice side by side would only use up the provider's quota */
export async function reconcileAlone(deps: PaymentsDeps): Promise<Reconciled | undefined> {
  return deps.db.transaction(async (tx) => ((await holdReconciliation(tx)) ? reconcile(deps) : undefined))
}

async function reconcile(deps: PaymentsDeps): Promise<Reconciled> {
  const found = { subscriptionsFixed: 0, paymentsProcessed: 0, details: [] as string[], errors: [] as string[] }
  const since = later(deps.clock.now(), -LOOK_BACK_MS)
  let after = ''
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const page = await listSubscriptionsToReconcile(deps.db, { after, since, limit: BATCH })
    for (const id of page) {
      const difference = await compare(deps, id) // oxlint-disable-line no-await-in-loop -- the provider's quota is for members first
      if (typeof difference === 'string') found.errors.push(`${id}: ${difference}`)
      else if (difference.payments > 0 || difference.hasMoved) {
        found.subscriptionsFixed += difference.hasMoved ? 1 : 0
        found.paymentsProcessed += difference.payments
        found.details.push(`${id}: ${difference.told}`)
      }
    }
    const last = page.at(-1)
    if (last === undefined) return found
    after = last
  }
}

interface Difference {
  readonly payments: number
  readonly hasMoved: boolean
  readonly told: string
}

async function compare(deps: PaymentsDeps, id: string): Promise<Difference | string> {
  const before = await statesOf(deps, id)
  try {
    const settled = await settleSubscription(deps, id)
    const after = await statesOf(deps, id)
    const changed = [...after].filter(([vendorId, state]) => before.get(vendorId) !== state)
    const hasMoved = settled !== undefined && settled.before !== settled.plan.status
    const moves = changed.map(([vendorId, state]) => `${vendorId} ${before.get(vendorId) ?? '–'} → ${state}`)
    const plan = hasMoved ? [`${settled.before} → ${settled.plan.status}`] : []
    return { payments: changed.length, hasMoved, told: [...plan, ...moves].join(', ') }
  } catch (error) {
    if (error instanceof ProviderFault) return error.code
    throw error
  }
}

async function statesOf({ db }: PaymentsDeps, id: string): Promise<ReadonlyMap<string, string>> {
  const rows = await listPaymentsOf(db, id)
  return new Map(rows.map(({ vendorId, state }) => [vendorId, state]))
}
