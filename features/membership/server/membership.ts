import type { Clock } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Database, Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Members } from '#features/sign-in/server/index.ts'
import { type PhotoLimit, PHOTOS_LIMIT, type subscription } from '../contract.ts'
import { periodAt } from './periods.ts'
import {
  findSubscription,
  getUsage,
  insertReservation,
  insertSubscription,
  markReservationReleased,
  markReservationSpent,
  markSubscriptionCancelled,
  type Subscription,
} from './queries.ts'
import type * as z from 'zod/mini'

export interface MembershipDeps {
  readonly db: Database
  readonly clock: Clock
  readonly members: Members
  /** Phones that have the plan without a card, E.164. */
  readonly courtesyPhones: readonly string[]
}

/** The plan and the allowance, for whoever may spend it. */
export interface Membership {
  readonly getPhotoLimit: (memberId: string) => Promise<PhotoLimit>
  readonly getSubscription: (memberId: string) => Promise<z.infer<typeof subscription> | null>
  /** Refuses `subscription_required` unless the plan is alive. */
  readonly requireActive: (memberId: string) => Promise<void>
  /** Holds one edit. Refuses `subscription_required`, or `allowance_used_up` with the day of the next ones as `date`. */
  readonly reserveEdit: (tx: Transaction, hold: { memberId: string; editId: string }) => Promise<void>
  /** Spends what the edit holds, on delivery. Safe to repeat; nothing happens for an edit that holds nothing. */
  readonly spendEdit: (tx: Transaction, editId: string) => Promise<void>
  /** Gives back what the edit holds. Safe to repeat; nothing happens for an edit that holds nothing. */
  readonly releaseEdit: (tx: Transaction, editId: string) => Promise<void>
}

/** States in which edits may be asked for. Overdue keeps what was left of the old period (product rule). */
const USABLE: readonly Subscription['status'][] = ['active', 'overdue']

export function createMembership(deps: MembershipDeps): Membership {
  const { db, clock } = deps

  const requirePlan = async (executor: Executor, memberId: string) => {
    const found = await findCurrentPlan(deps, executor, memberId)
    if (!found || !isUsable(found)) refuse('subscription_required')
    return { startedAt: found.activatedAt }
  }

  return {
    getSubscription: async (memberId) => present(await findCurrentPlan(deps, db, memberId)),
    requireActive: async (memberId) => {
      await requirePlan(db, memberId)
    },
    getPhotoLimit: async (memberId) => {
      const plan = await findCurrentPlan(deps, db, memberId)
      const period = plan?.activatedAt ? periodAt(plan.activatedAt, clock.now()) : undefined
      const usage = period ? await getUsage(db, memberId, period.startsAt) : { used: 0, reserved: 0 }
      const photosUsed = usage.used + usage.reserved
      const hasActiveSubscription = plan !== undefined && isUsable(plan)
      return {
        hasActiveSubscription,
        photosUsed,
        photosLimit: PHOTOS_LIMIT,
        photosRemaining: hasActiveSubscription ? PHOTOS_LIMIT - photosUsed : 0,
        resetDate: period?.endsAt.toISOString() ?? null,
        subscription: present(plan),
      }
    },
    reserveEdit: async (tx, { memberId, editId }) => {
      const plan = await requirePlan(tx, memberId)
      const now = clock.now()
      const period = periodAt(plan.startedAt, now)
      const isHeld = await insertReservation(tx, { editId, memberId, period, quota: PHOTOS_LIMIT, now })
      if (!isHeld) refuse('allowance_used_up', { extra: { date: period.endsAt.toISOString() } })
    },
    spendEdit: (tx, editId) => markReservationSpent(tx, editId, clock.now()),
    releaseEdit: (tx, editId) => markReservationReleased(tx, editId, clock.now()),
  }
}

type Alive = Subscription & { readonly activatedAt: Date }

function isUsable(plan: Subscription): plan is Alive {
  return plan.activatedAt !== null && USABLE.includes(plan.status)
}

/** The member's plan, after configuration has given or taken the courtesy one. */
async function findCurrentPlan(deps: MembershipDeps, executor: Executor, memberId: string): Promise<Subscription | undefined> {
  const found = await findSubscription(executor, memberId)
  const phone = await deps.members.findPhone(executor, memberId)
  const isCourtesyDue = phone !== undefined && deps.courtesyPhones.includes(phone)
  if (found && isUsable(found)) {
    if (!found.isCourtesy || isCourtesyDue) return found
    await markSubscriptionCancelled(executor, found.id)
    return { ...found, status: 'cancelled' }
  }
  if (!isCourtesyDue || found?.status === 'pending') return found
  const now = deps.clock.now()
  await insertSubscription(executor, {
    id: newId(now),
    memberId,
    status: 'active',
    isCourtesy: true,
    activatedAt: now,
    createdAt: now,
  })
  return findSubscription(executor, memberId)
}

function present(plan: Subscription | undefined): z.infer<typeof subscription> | null {
  if (!plan) return null
  // the table's check allows no other text
  const status = plan.status as z.infer<typeof subscription>['status']
  return { status, asaas_subscription_id: plan.asaasSubscriptionId, coupon_code: plan.couponCode, is_courtesy: plan.isCourtesy }
}
