/** What members are told of their plan. Derived like the plan itself: the key of each notice lets it be told once. */
import { GRACE_MS, type PlanStatus, type Settled, TELL_AHEAD_MS } from '#features/membership/server/index.ts'
import { type NewNotice, postNotice } from '#features/notices/server/index.ts'
import { later } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from './deps.ts'
import { listPaymentsOf, withoutSurplus } from './payment-queries.ts'

type PlanNotice = Pick<NewNotice, 'kind' | 'key' | 'data'>

export async function tellPlan({ clock, notices }: PaymentsDeps, tx: Transaction, settled: Settled): Promise<void> {
  const notice = findNotice(settled, clock.now())
  if (!notice) return
  const { id, memberId } = settled.subscription
  const data = notice.kind === 'renewal_soon' ? { ...notice.data, amountCents: await nextAmount(tx, id) } : notice.data
  await postNotice(notices, tx, { memberId, ...notice, key: `${notice.key} ${id}`, ...(data ? { data } : {}) })
}

type Judge = (settled: Settled, now: Date) => PlanNotice | undefined

/** Each state has at most one thing worth telling. */
const JUDGE_OF_STATUS: Readonly<Partial<Record<PlanStatus, Judge>>> = {
  active: ({ subscription, plan }, now) =>
    plan.renewsAt ? ofRenewal(plan.renewsAt, now) : plan.endsAt && ofEnd(subscription, plan.endsAt, now),
  overdue: ({ subscription, plan }) => (isLate(subscription) ? ofUnpaid('plan_overdue', plan) : undefined),
  suspended: ({ subscription, plan }) => (isLate(subscription) ? ofUnpaid('plan_suspended', plan) : undefined),
  cancelled: (settled) => ofLoss(settled),
}

function findNotice(settled: Settled, now: Date): PlanNotice | undefined {
  const { isCourtesy, purchaseBegunAt } = settled.subscription
  return isCourtesy || purchaseBegunAt ? undefined : JUDGE_OF_STATUS[settled.plan.status]?.(settled, now)
}

function ofRenewal(renewsAt: Date, now: Date): PlanNotice | undefined {
  const date = renewsAt.toISOString()
  const isAhead = now < renewsAt && now >= later(renewsAt, -TELL_AHEAD_MS)
  return isAhead ? { kind: 'renewal_soon', key: `renewal ${date}`, data: { date } } : undefined
}

/** The end that was asked for is told when it is asked for, that of a coupon some days ahead. */
function ofEnd({ cancelRequestedAt, freePeriods }: Settled['subscription'], endsAt: Date, now: Date): PlanNotice | undefined {
  const data = { date: endsAt.toISOString() }
  if (cancelRequestedAt) return { kind: 'plan_cancelled', key: `cancelled ${cancelRequestedAt.toISOString()}`, data }
  const isSoon = freePeriods > 0 && now < endsAt && now >= later(endsAt, -TELL_AHEAD_MS)
  return isSoon ? { kind: 'coupon_ending', key: `coupon ${data.date}`, data } : undefined
}

/** The provider itself says so: on the day of a renewal its capture may just take some hours. */
function isLate({ charges }: Settled['subscription']): boolean {
  return charges.some(({ state }) => state === 'overdue')
}

/** While the money is disputed there is nothing to pay, and nothing to tell. */
function ofUnpaid(kind: 'plan_overdue' | 'plan_suspended', { renewsAt }: Settled['plan']): PlanNotice | undefined {
  const data = renewsAt && { date: later(renewsAt, GRACE_MS).toISOString() }
  return renewsAt && data && { kind, key: `${kind} ${renewsAt.toISOString()}`, data }
}

/** A plan that nobody ended: what was bought and then not paid on. */
function ofLoss({ subscription, plan }: Settled): PlanNotice | undefined {
  const { endedAt, cancelRequestedAt, charges } = subscription
  const isUnpaid = plan.activatedAt !== undefined && charges.some(({ state }) => state === 'overdue' || state === 'removed')
  return isUnpaid && !endedAt && !cancelRequestedAt ? { kind: 'plan_ended', key: 'ended' } : undefined
}

/** As the provider will take it; the price may have been another one when this contract began. */
async function nextAmount(tx: Transaction, subscriptionId: string): Promise<number> {
  const charges = withoutSurplus(await listPaymentsOf(tx, subscriptionId))
  return charges.findLast(({ state }) => state !== 'removed')?.valueCents ?? 0
}
