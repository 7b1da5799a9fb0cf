/** The plan and allowance of many members at once, with as many queries as for one: for lists of members. */
import { findPreviousAccountsOfAll } from '#features/sign-in/server/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Executor } from '#platform/database.ts'
import { isOver } from '../contract.ts'
import { planOf } from './subscription-commands.ts'
import type { PlanStatus } from './derive-plan.ts'
import type { Subscription } from './queries.ts'
import { findSubscriptionsOfAll, listRemainingEdits } from './bulk-queries.ts'
import { listSuspended } from './suspensions/queries.ts'

export interface PlanSummary {
  /** Undefined for a member who never had a plan. */
  readonly subscription: Subscription | undefined
  /** The plan's status, `suspended` while an administrator holds it. */
  readonly status: PlanStatus | undefined
  /** An administrator has stopped their edits, with or without a plan. */
  readonly isSuspended: boolean
  /** Remaining edits of the subscription's open period, also while the plan is held; undefined without one. */
  readonly remaining: number | undefined
}

interface Deps {
  readonly clock: Clock
  readonly keyring: Keyring
}

/**
 * The same values as on each member's own pages, except that a courtesy is neither given nor withdrawn here; that happens when a
 * member is read alone.
 */
export async function listPlanSummaries(
  deps: Deps,
  executor: Executor,
  people: readonly { readonly id: string; readonly phone: string | null }[],
): Promise<ReadonlyMap<string, PlanSummary>> {
  if (people.length === 0) return new Map()
  const now = deps.clock.now()
  const former = await findPreviousAccountsOfAll(deps, executor, people)
  const accountsOf = (id: string) => [id, ...(former.get(id) ?? [])]
  const ids = people.map(({ id }) => id)
  const found = await findSubscriptionsOfAll(executor, ids)
  const plans = new Map(found.map((subscription) => [subscription.memberId, { subscription, plan: planOf(subscription, now) }]))
  const suspended = await listSuspended(executor, ids.flatMap(accountsOf))
  const open = [...plans].flatMap(([memberId, { plan }]) => {
    const startsAt = plan.openPeriod?.startsAt
    return startsAt ? [{ memberId, startsAt, accounts: accountsOf(memberId) }] : []
  })
  const left = await listRemainingEdits(executor, open)
  return new Map(
    ids.map((id) => {
      const own = plans.get(id)
      const isSuspended = accountsOf(id).some((self) => suspended.has(self))
      const status = own && (isSuspended && !isOver(own.plan.status) ? 'suspended' : own.plan.status)
      return [id, { subscription: own?.subscription, status, isSuspended, remaining: left.get(id) }]
    }),
  )
}
