/** The plan and allowance of many members at once, with as many queries as for one: for lists of members. */
import { findFormerSelvesOfAll } from '#features/sign-in/server/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Executor } from '#platform/database.ts'
import { isOver } from '../contract.ts'
import { planOf } from './subscription-commands.ts'
import type { PlanStatus } from './derive-plan.ts'
import type { Subscription } from './queries.ts'
import { findSubscriptionsOfAll, listLeft } from './queries-of-many.ts'
import { listSuspended } from './suspensions/queries.ts'

export interface Standing {
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
export async function listStandings(
  deps: Deps,
  executor: Executor,
  people: readonly { readonly id: string; readonly phone: string | null }[],
): Promise<ReadonlyMap<string, Standing>> {
  if (people.length === 0) return new Map()
  const now = deps.clock.now()
  const former = await findFormerSelvesOfAll(deps, executor, people)
  const selvesOf = (id: string) => [id, ...(former.get(id) ?? [])]
  const ids = people.map(({ id }) => id)
  const found = await findSubscriptionsOfAll(executor, ids)
  const plans = new Map(found.map((subscription) => [subscription.memberId, { subscription, plan: planOf(subscription, now) }]))
  const suspended = await listSuspended(executor, ids.flatMap(selvesOf))
  const open = [...plans].flatMap(([memberId, { plan }]) => {
    const startsAt = plan.openPeriod?.startsAt
    return startsAt ? [{ memberId, startsAt, selves: selvesOf(memberId) }] : []
  })
  const left = await listLeft(executor, open)
  return new Map(
    ids.map((id) => {
      const held = plans.get(id)
      const isSuspended = selvesOf(id).some((self) => suspended.has(self))
      const status = held && (isSuspended && !isOver(held.plan.status) ? 'suspended' : held.plan.status)
      return [id, { subscription: held?.subscription, status, isSuspended, remaining: left.get(id) }]
    }),
  )
}
