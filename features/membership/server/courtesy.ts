/** The plan that some phones have without a card, by configuration. */
import type { Clock } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Executor } from '#platform/database.ts'
import { PLAN } from '#features/plan.ts'
import type { Members } from '#features/sign-in/server/index.ts'
import { periodAt } from './periods.ts'
import {
  endSubscriptions,
  findCourtesyStart,
  insertPeriod,
  insertSubscription,
  lockSubscriptionsOf,
  sumUsage,
  updateSubscription,
} from './queries.ts'
import {
  type OnPlanOpened,
  type SubscriptionWithPlan,
  type SubscriptionCommands,
  COURTESY_PERIODS,
} from './subscription-commands.ts'

interface CourtesyDeps {
  readonly clock: Clock
  readonly members: Pick<Members, 'findPhone' | 'findPreviousAccounts'>
  readonly subscriptions: SubscriptionCommands
  readonly onPlanOpened: OnPlanOpened
  /** E.164. */
  readonly courtesyPhones: readonly string[]
}

/** The member's plan, after the courtesy was given or withdrawn as configured. */
export async function findCurrent(
  deps: CourtesyDeps,
  executor: Executor,
  memberId: string,
): Promise<SubscriptionWithPlan | undefined> {
  const found = await deps.subscriptions.find(executor, memberId)
  const isCourtesyDue = await isCourtesyPhone(deps, executor, memberId)
  if (isCourtesyDue ? isTaken(found) : !isCourtesyAlive(found)) return found
  if (isCourtesyDue) await giveCourtesy(deps, executor, memberId)
  else if (found) await withdrawCourtesy(deps, executor, found.subscription.id)
  return deps.subscriptions.find(executor, memberId)
}

async function isCourtesyPhone(deps: CourtesyDeps, executor: Executor, memberId: string): Promise<boolean> {
  // most products give none, and every call about the plan comes here
  if (deps.courtesyPhones.length === 0) return false
  const phone = await deps.members.findPhone(executor, memberId)
  return phone !== undefined && deps.courtesyPhones.includes(phone)
}

/** True for a plan of any kind, or a purchase whose outcome is pending: a courtesy would conflict with it. */
function isTaken(found: SubscriptionWithPlan | undefined): boolean {
  return found?.plan.openPeriod !== undefined || found?.plan.status === 'pending'
}

function isCourtesyAlive(found: SubscriptionWithPlan | undefined): boolean {
  return found?.subscription.isCourtesy === true && found.plan.openPeriod !== undefined
}

function withdrawCourtesy({ clock }: CourtesyDeps, executor: Executor, id: string): Promise<void> {
  return updateSubscription(executor, id, { endedAt: clock.now(), status: 'cancelled', nextCheckAt: null })
}

/**
 * Ends an older subscription that opens nothing any more, so that money still on its way cannot revive it. A member who had the
 * courtesy before continues its months, so that leaving and coming back opens no new edits.
 */
function giveCourtesy(deps: CourtesyDeps, executor: Executor, memberId: string): Promise<void> {
  const { clock, subscriptions, members } = deps
  return executor.transaction(async (tx) => {
    await lockSubscriptionsOf(tx, memberId)
    if (isTaken(await subscriptions.find(tx, memberId))) return
    const now = clock.now()
    const previousAccounts = await members.findPreviousAccounts(tx, memberId)
    const createdAt = (await findCourtesyStart(tx, [memberId, ...previousAccounts])) ?? now
    await endSubscriptions(tx, memberId, now)
    const courtesy = { id: newId(now), memberId, isCourtesy: true, freePeriods: COURTESY_PERIODS, createdAt }
    await insertSubscription(tx, { ...courtesy, status: 'active' })
    await deps.onPlanOpened(tx, memberId)
    const period = periodAt(createdAt, now)
    const used = await sumUsage(tx, previousAccounts, period.startsAt)
    if (used > 0) await insertPeriod(tx, { memberId, period, quota: Math.max(0, PLAN.editsPerPeriod - used) })
  })
}
