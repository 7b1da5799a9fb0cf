/** What members are told of their plan. Derived like the plan itself: the key of each notice lets it be told once. */
import { GRACE_MS, type PlanStatus, type PlanChange, NOTIFY_AHEAD_MS } from '#features/membership/server/index.ts'
import { type NewNotice, postNotice, withdrawNotices } from '#features/notices/server/index.ts'
import { later } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from './deps.ts'
import { thatBuy } from './sync/classify-charge.ts'
import { listPaymentsOf } from './payment-queries.ts'

type PlanNotice = Pick<NewNotice, 'kind' | 'key' | 'data'>

/** What is true of a plan for a while: of these at most one stands, and it goes with what it was about. */
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
  const notice = JUDGE_OF_STATUS[planChange.plan.status]?.(planChange, now)
  const key = `${notice?.key ?? ''} ${id}`
  await withdrawNotices(tx, { memberId, kinds: STANDING, now, except: key })
  // beside the news that it ends, or that its money goes back, "we received it" would be a puzzle; the receipt itself stays
  if (!planChange.plan.renewsAt || planChange.plan.status !== 'active')
    await withdrawNotices(tx, { memberId, kinds: RECEIVED, now })
  if (!notice) return
  const data = notice.kind === 'renewal_soon' ? { ...notice.data, amountCents: await nextAmount(tx, id) } : notice.data
  await postNotice(notices, tx, { memberId, ...notice, key, ...(data ? { data } : {}) })
}

/**
 * A purchase whose end nobody knows yet; a subscription whose place a newer one has taken, and which speaks for the member now; a
 * card that was refused while its owner looked on. One that was in doubt until this very reading was not.
 */
function isNothingToNotify({ subscription, before }: PlanChange): boolean {
  const { isCourtesy, purchaseBegunAt, endedAt, refusedAt, asaasSubscriptionId } = subscription
  const wasRefusedAtOnce = refusedAt !== null && asaasSubscriptionId === null && before !== 'pending'
  return isCourtesy || purchaseBegunAt !== null || endedAt !== null || wasRefusedAtOnce
}

type Judge = (planChange: PlanChange, now: Date) => PlanNotice | undefined

/** Each state has at most one thing worth telling. */
const JUDGE_OF_STATUS: Readonly<Partial<Record<PlanStatus, Judge>>> = {
  active: ({ subscription, plan }, now) =>
    plan.renewsAt ? ofRenewal(plan.renewsAt, now) : plan.endsAt && ofEnd(subscription, plan.endsAt, now),
  overdue: ({ subscription, plan }) => (isLate(subscription) ? ofUnpaid('plan_overdue', plan) : undefined),
  suspended: ({ subscription, plan }) => (isLate(subscription) ? ofUnpaid('plan_suspended', plan) : ofDispute(subscription)),
  cancelled: (planChange) => ofLoss(planChange),
}

function ofRenewal(renewsAt: Date, now: Date): PlanNotice | undefined {
  const date = renewsAt.toISOString()
  const isAhead = now < renewsAt && now >= later(renewsAt, -NOTIFY_AHEAD_MS)
  return isAhead ? { kind: 'renewal_soon', key: `renewal ${date}`, data: { date } } : undefined
}

/** The end that was asked for, or that the provider's side brought about, is told when it is; that of a coupon some days ahead. */
function ofEnd(
  { cancelRequestedAt, asaasSubscriptionId }: PlanChange['subscription'],
  endsAt: Date,
  now: Date,
): PlanNotice | undefined {
  const data = { date: endsAt.toISOString() }
  if (cancelRequestedAt) return { kind: 'plan_cancelled', key: `cancelled ${cancelRequestedAt.toISOString()}`, data }
  if (asaasSubscriptionId) return { kind: 'plan_stopped', key: `stopped ${data.date}`, data }
  const isSoon = now < endsAt && now >= later(endsAt, -NOTIFY_AHEAD_MS)
  return isSoon ? { kind: 'coupon_ending', key: `coupon ${data.date}`, data } : undefined
}

/** The provider itself says so: on the day of a renewal its capture may just take some hours. */
function isLate({ charges }: PlanChange['subscription']): boolean {
  return charges.some(({ state }) => state === 'overdue')
}

function ofUnpaid(kind: 'plan_overdue' | 'plan_suspended', { renewsAt }: PlanChange['plan']): PlanNotice | undefined {
  const data = renewsAt && { date: later(renewsAt, GRACE_MS).toISOString() }
  return renewsAt && data && { kind, key: `${kind} ${renewsAt.toISOString()}`, data }
}

function ofDispute({ charges }: PlanChange['subscription']): PlanNotice | undefined {
  const disputed = charges.findLast(({ state }) => state === 'disputed')
  return disputed && { kind: 'plan_disputed', key: `disputed ${disputed.dueOn}` }
}

/** A plan that nobody ended: what was bought and then not paid on, or never paid at all. */
function ofLoss({ subscription, plan }: PlanChange): PlanNotice | undefined {
  const { cancelRequestedAt, charges } = subscription
  if (cancelRequestedAt) return undefined
  if (!plan.activatedAt) return { kind: 'plan_not_begun', key: 'not begun' }
  const isUnpaid = charges.some(({ state }) => state === 'overdue' || state === 'removed')
  return isUnpaid ? { kind: 'plan_ended', key: 'ended' } : undefined
}

/** As the provider will take it; the price may have been another one when this subscription began. */
async function nextAmount(tx: Transaction, subscriptionId: string): Promise<number> {
  const charges = thatBuy(await listPaymentsOf(tx, subscriptionId))
  return charges.findLast(({ state }) => state !== 'removed')?.valueCents ?? 0
}
