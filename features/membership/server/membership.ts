import type { Clock } from '#platform/clock.ts'
import type { Database, Executor, Transaction } from '#platform/database.ts'
import { PLAN } from '#features/plan.ts'
import { refuse } from '#platform/errors.ts'
import type { Members } from '#features/sign-in/server/index.ts'
import { isOver, type PlanAllowance, type Subscription } from '../contract.ts'
import { isGivenBack, markReservationGivenBack, type Usage } from './allowance-ledger.ts'
import { listRemainingEdits } from './bulk-queries.ts'
import { findCurrent } from './courtesy.ts'
import type { OnPlanOpened, SubscriptionWithPlan, SubscriptionCommands } from './subscription-commands.ts'
import type { Plan } from './derive-plan.ts'
import type { Period } from './periods.ts'
import { insertReservation, markReservationReleased, markReservationSpent, sumOverlappingUsage } from './queries.ts'
import { deleteSuspension, hasSuspension, insertSuspension } from './suspensions/queries.ts'

export interface MembershipDeps {
  readonly db: Database
  readonly clock: Clock
  readonly members: Pick<Members, 'findPhone' | 'findPreviousAccounts' | 'findSameCpf'>
  readonly subscriptions: SubscriptionCommands
  readonly onPlanOpened: OnPlanOpened
  /** Phones that get the plan without a card, E.164. */
  readonly courtesyPhones: readonly string[]
  /** The contact address for members whose plan an administrator has stopped. */
  readonly supportEmail: string
}

/** What is used and left of the subscription's open period. */
export interface OpenUsage {
  readonly used: number
  readonly limit: number
  readonly remaining: number
  /** When there are new edits; undefined where that is unknown. */
  readonly renewsAt: Date | undefined
}

/** The plan and the allowance of a member. */
export interface Membership {
  readonly subscriptions: SubscriptionCommands
  /**
   * @param executor the caller's transaction, if any: waiting for a second connection while holding one could exhaust the pool
   */
  readonly getAllowance: (memberId: string, executor?: Executor) => Promise<PlanAllowance>
  /** Whether a plan pays for edits now. */
  readonly hasPlan: (memberId: string, executor?: Executor) => Promise<boolean>
  /** Usage of the subscription's open period, also while the plan is held; undefined without one. */
  readonly readUsage: (memberId: string, executor?: Executor) => Promise<OpenUsage | undefined>
  readonly getSubscription: (memberId: string) => Promise<Subscription | null>
  /** How many edits a plan bought now begins with: fewer than usual while a refunded month would still run. */
  readonly countEditsOfNewPlan: (memberId: string) => Promise<number>
  /** Refuses `subscription_required` unless the plan is live, and `plan_held` with the `contact` who can resume it. */
  readonly requireActive: (memberId: string, executor?: Executor) => Promise<void>
  /** Refuses like `reserveEdit`, and reserves nothing. */
  readonly requireEditLeft: (memberId: string, executor?: Executor) => Promise<void>
  /**
   * Reserves one edit. Refuses like `requireActive`, or `allowance_used_up` with the day of the next edits as `date`, or
   * `allowance_over` when there will be none.
   */
  readonly reserveEdit: (tx: Transaction, hold: { memberId: string; editId: string }) => Promise<void>
  /** Spends the edit's reservation, on delivery. Safe to repeat; does nothing for an edit without a reservation. */
  readonly spendEdit: (tx: Transaction, editId: string) => Promise<void>
  /** Releases the edit's reservation. Safe to repeat; does nothing for an edit without a reservation. */
  readonly releaseEdit: (tx: Transaction, editId: string) => Promise<void>
  /**
   * Gives back one edit that was spent in the open period and returns the new usage. Undefined when that was done before. Refuses
   * `edit_not_returnable` for an edit that spent nothing there.
   */
  readonly giveBackEdit: (tx: Transaction, hold: { memberId: string; editId: string }) => Promise<Usage | undefined>
  /** Whether an administrator has stopped their edits, which also applies to a plan that they buy now. */
  readonly isSuspended: (executor: Executor, memberId: string) => Promise<boolean>
  /** Refuses `plan_held`, until `resume`, to a suspended member and to members who pay under the same CPF. */
  readonly requireNotSuspended: (executor: Executor, memberId: string) => Promise<void>
  /** Stops all edits until `resume`, with or without a plan; payments continue as agreed. False when it was so before. */
  readonly suspend: (tx: Transaction, memberId: string) => Promise<boolean>
  /** False when they were not suspended. */
  readonly resume: (tx: Transaction, memberId: string) => Promise<boolean>
}

export function createMembership(deps: MembershipDeps): Membership {
  const { db, clock } = deps
  return {
    subscriptions: deps.subscriptions,
    getSubscription: async (memberId) => present(await findEffective(deps, db, memberId)),
    countEditsOfNewPlan: async (memberId) => {
      const endsAt = (await deps.subscriptions.find(db, memberId))?.plan.endsAt
      return findQuota(deps, db, { memberId, startsAt: endsAt ?? clock.now() })
    },
    requireActive: async (memberId, executor = db) => void (await requirePlan(deps, executor, memberId)),
    hasPlan: async (memberId, executor = db) => (await findEffective(deps, executor, memberId))?.plan.openPeriod !== undefined,
    getAllowance: async (memberId, executor = db) => {
      const current = await findEffective(deps, executor, memberId)
      const period = current?.plan.openPeriod
      const left = period && (await countLeft(deps, executor, { memberId, period, accounts: current.accounts }))
      const photosUsed = PLAN.editsPerPeriod - (left ?? PLAN.editsPerPeriod)
      return {
        hasActiveSubscription: period !== undefined,
        photosUsed,
        photosLimit: PLAN.editsPerPeriod,
        photosRemaining: period ? PLAN.editsPerPeriod - photosUsed : 0,
        resetDate: (current && nextEditsAt(current.plan, clock.now()))?.toISOString() ?? null,
        subscription: present(current),
      }
    },
    readUsage: async (memberId, executor = db) => {
      const current = await findCurrent(deps, executor, memberId)
      const period = current?.plan.openPeriod
      if (!current || !period) return undefined
      const remaining = await countLeft(deps, executor, { memberId, period })
      return {
        used: PLAN.editsPerPeriod - remaining,
        limit: PLAN.editsPerPeriod,
        remaining,
        renewsAt: nextEditsAt(current.plan, clock.now()),
      }
    },
    requireEditLeft: (memberId, executor = db) => requireEditLeft(deps, executor, memberId),
    reserveEdit: async (tx, { memberId, editId }) => {
      const plan = await requirePlan(deps, tx, memberId)
      const { openPeriod: period } = plan
      const hold = { editId, memberId, period, quota: await findQuota(deps, tx, { memberId, ...period }), now: clock.now() }
      if (await insertReservation(tx, hold)) return
      refuseUsedUp(plan, clock.now())
    },
    spendEdit: (tx, editId) => markReservationSpent(tx, editId, clock.now()),
    releaseEdit: (tx, editId) => markReservationReleased(tx, editId, clock.now()),
    giveBackEdit: (tx, hold) => giveBackEdit(deps, tx, hold),
    suspend: (tx, memberId) => suspend(deps, tx, memberId),
    resume: (tx, memberId) => resume(deps, tx, memberId),
    isSuspended: (executor, memberId) => isSuspended(deps, executor, memberId),
    requireNotSuspended: async (executor, memberId) => {
      if (await isSuspendedForPurchase(deps, executor, memberId)) refuseSuspended(deps)
    },
  }
}

type OpenPlan = Plan & { readonly openPeriod: Period }

async function requirePlan(deps: MembershipDeps, executor: Executor, memberId: string): Promise<OpenPlan> {
  const current = await findEffective(deps, executor, memberId)
  if (current?.isSuspendedByAdmin) refuseSuspended(deps)
  const { openPeriod } = current?.plan ?? {}
  return current && openPeriod ? { ...current.plan, openPeriod } : refuse('subscription_required')
}

async function requireEditLeft(deps: MembershipDeps, executor: Executor, memberId: string): Promise<void> {
  const plan = await requirePlan(deps, executor, memberId)
  if ((await countLeft(deps, executor, { memberId, period: plan.openPeriod })) <= 0) refuseUsedUp(plan, deps.clock.now())
}

/** A period's edits, minus what was used in a refunded month that would still run: a refund must not give new edits for that month. */
async function findQuota(
  deps: MembershipDeps,
  executor: Executor,
  { memberId, startsAt }: { memberId: string; startsAt: Date },
): Promise<number> {
  const accounts = await listAccountsOf(deps, executor, memberId)
  return Math.max(0, PLAN.editsPerPeriod - (await sumOverlappingUsage(executor, accounts, startsAt)))
}

async function countLeft(
  deps: MembershipDeps,
  executor: Executor,
  { memberId, period, accounts }: { memberId: string; period: Period; accounts?: readonly string[] | undefined },
): Promise<number> {
  const asked = { memberId, startsAt: period.startsAt, accounts: accounts ?? (await listAccountsOf(deps, executor, memberId)) }
  return (await listRemainingEdits(executor, [asked])).get(memberId) ?? 0
}

/** The start of the next period, if there is one: a plan may end with this one, and a late payment has no known date. */
function nextEditsAt({ openPeriod, endsAt }: Plan, now: Date): Date | undefined {
  if (!openPeriod || openPeriod.endsAt <= now) return undefined
  return endsAt !== undefined && endsAt <= openPeriod.endsAt ? undefined : openPeriod.endsAt
}

interface Effective extends SubscriptionWithPlan {
  readonly isSuspendedByAdmin: boolean
  /** The person's accounts, where they were needed to know. */
  readonly accounts?: readonly string[]
}

/** The current and former accounts of one person. */
async function listAccountsOf({ members }: MembershipDeps, executor: Executor, memberId: string): Promise<readonly string[]> {
  return [memberId, ...(await members.findPreviousAccounts(executor, memberId))]
}

async function isSuspended(deps: MembershipDeps, executor: Executor, memberId: string): Promise<boolean> {
  return hasSuspension(executor, await listAccountsOf(deps, executor, memberId))
}

/** Applies to purchases only: a CPF is typed, and must not be a way to stop the edits of another member. */
async function isSuspendedForPurchase(deps: MembershipDeps, executor: Executor, memberId: string): Promise<boolean> {
  const sameCpf = await deps.members.findSameCpf(executor, memberId)
  return hasSuspension(executor, [...(await listAccountsOf(deps, executor, memberId)), ...sameCpf])
}

async function suspend(deps: MembershipDeps, tx: Transaction, memberId: string): Promise<boolean> {
  if (await isSuspended(deps, tx, memberId)) return false
  return insertSuspension(tx, memberId, deps.clock.now())
}

async function resume(deps: MembershipDeps, tx: Transaction, memberId: string): Promise<boolean> {
  const wasSuspended = await deleteSuspension(tx, await listAccountsOf(deps, tx, memberId))
  if (wasSuspended) await deps.onPlanOpened(tx, memberId)
  return wasSuspended
}

function refuseUsedUp(plan: Plan, now: Date): never {
  const date = nextEditsAt(plan, now)?.toISOString()
  return date === undefined ? refuse('allowance_over') : refuse('allowance_used_up', { extra: { date } })
}

function refuseSuspended({ supportEmail }: MembershipDeps): never {
  return refuse('plan_held', { extra: { contact: supportEmail } })
}

/** The member's plan as it counts for edits: a suspended member's plan opens no period. */
async function findEffective(deps: MembershipDeps, executor: Executor, memberId: string): Promise<Effective | undefined> {
  const found = await findCurrent(deps, executor, memberId)
  if (!found) return undefined
  if (isOver(found.plan.status)) return { ...found, isSuspendedByAdmin: false }
  const accounts = await listAccountsOf(deps, executor, memberId)
  const isSuspendedByAdmin = await hasSuspension(executor, accounts)
  if (!isSuspendedByAdmin) return { ...found, isSuspendedByAdmin, accounts }
  return { ...found, isSuspendedByAdmin, plan: { ...found.plan, status: 'suspended', openPeriod: undefined } }
}

/** Uses the subscription's open period, also while the plan is suspended: the edits are there when it is resumed. */
async function giveBackEdit(
  deps: MembershipDeps,
  tx: Transaction,
  { memberId, editId }: { memberId: string; editId: string },
): Promise<Usage | undefined> {
  const period = (await findCurrent(deps, tx, memberId))?.plan.openPeriod ?? refuse('edit_not_returnable')
  const usage = await markReservationGivenBack(tx, { memberId, editId, period, now: deps.clock.now() })
  if (!usage && !(await isGivenBack(tx, memberId, editId))) refuse('edit_not_returnable')
  return usage
}

function present(current: Effective | undefined): Subscription | null {
  if (!current) return null
  const { subscription: found, plan } = current
  const isCourtesy = found.isCourtesy
  return {
    status: plan.status,
    asaas_subscription_id: found.providerSubscriptionId,
    coupon_code: found.couponCode,
    is_courtesy: isCourtesy,
    renews_at: plan.renewsAt?.toISOString() ?? null,
    ends_at: isCourtesy ? null : (plan.endsAt?.toISOString() ?? null),
    is_held: current.isSuspendedByAdmin,
    is_buying: found.purchaseBegunAt !== null,
    unbegun: whyNeverStarted(current),
  }
}

function whyNeverStarted({ subscription: found, plan }: SubscriptionWithPlan): Subscription['unbegun'] {
  if (plan.status !== 'cancelled' || plan.activatedAt) return null
  if (found.cancelRequestedAt) return 'withdrawn'
  return found.providerSubscriptionId === null ? 'unmade' : 'unconfirmed'
}
