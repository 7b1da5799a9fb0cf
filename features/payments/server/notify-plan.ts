/** Notices to members about their plan. They are derived like the plan itself; the key of each notice makes it appear once. */
import { GRACE_MS, type PlanStatus, type PlanChange, NOTIFY_AHEAD_MS } from '#features/membership/server/index.ts'
import { type NewNotice, postNotice, withdrawNotices } from '#features/notices/server/index.ts'
import { addMs } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from './deps.ts'
import { countingCharges } from './sync/classify-charge.ts'
import { listPaymentsOf } from './payment-queries.ts'

type PlanNotice = Pick<NewNotice, 'kind' | 'key' | 'data'>

/** Notices about a plan's current state: at most one stands at a time, and it is withdrawn when that state ends. */
const STANDING = [
  'renewal_soon',
  'coupon_ending',
  'plan_overdue',
  'plan_suspended',
  'plan_disputed',
  'plan_cancelled',
  'plan_stopped',
  'plan_ended',
  'plan_not_begun',
] as const

const RECEIVED = ['receipt_ready'] as const

export async function notifyPlan({ clock, notices }: PaymentsDeps, tx: Transaction, planChange: PlanChange): Promise<void> {
  if (isNothingToNotify(planChange)) return
  const now = clock.now()
  const { id, memberId } = planChange.subscription
  const notice = DECIDE_BY_STATUS[planChange.plan.status]?.(planChange, now)
  const key = `${notice?.key ?? ''} ${id}`
  await withdrawNotices(tx, { memberId, kinds: STANDING, now, except: key })
  // next to a notice of an end or a refund, "we received it" would confuse; the receipt itself stays
  if (!planChange.plan.renewsAt || planChange.plan.status !== 'active')
    await withdrawNotices(tx, { memberId, kinds: RECEIVED, now })
  if (!notice) return
  const data = notice.kind === 'renewal_soon' ? { ...notice.data, amountCents: await nextAmount(tx, id) } : notice.data
  await postNotice(notices, tx, { memberId, ...notice, key, ...(data ? { data } : {}) })
}

/**
 * No notice for: a purchase whose outcome is unknown; a subscription that a newer one has replaced; a card refused while its
 * owner was at the screen, unless this sync resolved a payment in doubt.
 */
function isNothingToNotify({ subscription, before }: PlanChange): boolean {
  const { isCourtesy, purchaseBegunAt, endedAt, refusedAt, providerSubscriptionId } = subscription
  const wasRefusedAtOnce = refusedAt !== null && providerSubscriptionId === null && before !== 'pending'
  return isCourtesy || purchaseBegunAt !== null || endedAt !== null || wasRefusedAtOnce
}

type Decide = (planChange: PlanChange, now: Date) => PlanNotice | undefined

/** Each state has at most one notice. */
const DECIDE_BY_STATUS: Readonly<Partial<Record<PlanStatus, Decide>>> = {
  active: ({ subscription, plan }, now) =>
    plan.renewsAt ? ofRenewal(plan.renewsAt, now) : plan.endsAt && ofEnd(subscription, plan.endsAt, now),
  overdue: ({ subscription, plan }) => (isLate(subscription) ? ofUnpaid('plan_overdue', plan) : undefined),
  suspended: ({ subscription, plan }) => (isLate(subscription) ? ofUnpaid('plan_suspended', plan) : ofDispute(subscription)),
  cancelled: (planChange) => ofLoss(planChange),
}

function ofRenewal(renewsAt: Date, now: Date): PlanNotice | undefined {
  const date = renewsAt.toISOString()
  const isAhead = now < renewsAt && now >= addMs(renewsAt, -NOTIFY_AHEAD_MS)
  return isAhead ? { kind: 'renewal_soon', key: `renewal ${date}`, data: { date } } : undefined
}

/** A requested end, or one made at the provider, is announced at once; a coupon's end some days ahead. */
function ofEnd(
  { cancelRequestedAt, providerSubscriptionId }: PlanChange['subscription'],
  endsAt: Date,
  now: Date,
): PlanNotice | undefined {
  const data = { date: endsAt.toISOString() }
  if (cancelRequestedAt) return { kind: 'plan_cancelled', key: `cancelled ${cancelRequestedAt.toISOString()}`, data }
  if (providerSubscriptionId) return { kind: 'plan_stopped', key: `stopped ${data.date}`, data }
  const isSoon = now < endsAt && now >= addMs(endsAt, -NOTIFY_AHEAD_MS)
  return isSoon ? { kind: 'coupon_ending', key: `coupon ${data.date}`, data } : undefined
}

/** Only what the provider itself calls overdue is late: on a renewal's due day the capture may take some hours. */
function isLate({ charges }: PlanChange['subscription']): boolean {
  return charges.some(({ state }) => state === 'overdue')
}

function ofUnpaid(kind: 'plan_overdue' | 'plan_suspended', { renewsAt }: PlanChange['plan']): PlanNotice | undefined {
  const data = renewsAt && { date: addMs(renewsAt, GRACE_MS).toISOString() }
  return renewsAt && data && { kind, key: `${kind} ${renewsAt.toISOString()}`, data }
}

function ofDispute({ charges }: PlanChange['subscription']): PlanNotice | undefined {
  const disputed = charges.findLast(({ state }) => state === 'disputed')
  return disputed && { kind: 'plan_disputed', key: `disputed ${disputed.dueOn}` }
}

/** A plan that ended without a cancellation: not paid any further, or never paid at all. */
function ofLoss({ subscription, plan }: PlanChange): PlanNotice | undefined {
  const { cancelRequestedAt, charges } = subscription
  if (cancelRequestedAt) return undefined
  if (!plan.activatedAt) return { kind: 'plan_not_begun', key: 'not begun' }
  const isUnpaid = charges.some(({ state }) => state === 'overdue' || state === 'removed')
  return isUnpaid ? { kind: 'plan_ended', key: 'ended' } : undefined
}

/** The provider's next charge; the price may have been different when this subscription began. */
async function nextAmount(tx: Transaction, subscriptionId: string): Promise<number> {
  const charges = countingCharges(await listPaymentsOf(tx, subscriptionId))
  return charges.findLast(({ state }) => state !== 'removed')?.valueCents ?? 0
}
