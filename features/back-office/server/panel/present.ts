/** Presents rows of other features in the shape of the panel's calls. */
import type { ActivityLine } from '#features/activity/server/index.ts'
import { isErrorCode } from '#features/error-codes.ts'
import type { DayOfFigures, Figures } from '../figures/read-figures.ts'
import type { PlanStatus, Subscription } from '#features/membership/server/index.ts'
import { nextRetryAt, type Payment, type Refund } from '#features/payments/server/index.ts'
import type { RefundStatus } from '#features/payments/contract.ts'
import { toReais } from '#features/reais.ts'
import { errorText } from '#features/serve-errors.ts'
import type { Person } from '#features/sign-in/server/index.ts'
import type { Language } from '#phrases/shape.ts'
import {
  PANEL_PAYMENT_STATUSES,
  PANEL_PAYMENT_TROUBLES,
  type PanelActivity,
  type PanelLine,
  type PanelPayment,
  type PanelPaymentFilter,
  type PanelRefund,
  type PanelRefundFilter,
} from '#features/back-office/panel-contract.ts'
import type { PanelDay, PanelPeriod, PanelStats } from '#features/back-office/figure-shapes.ts'
import type { PanelPlanOutline } from '#features/back-office/member-shapes.ts'
import type { PanelPerson } from '#features/back-office/people-shapes.ts'

export type People = ReadonlyMap<string, Person>

/** The payment states behind each filter of the list. States unknown to the port, and disputes, count as pending. */
export const STATES_OF_FILTER: Readonly<Record<PanelPaymentFilter, readonly string[]>> = {
  CONFIRMED: ['paid', 'refunding'],
  PENDING: ['open', 'review', 'unknown', 'disputed'],
  REFUNDED: ['refunded'],
  FAILED: ['overdue'],
  REFUNDING: ['refunding'],
  DISPUTED: ['disputed'],
}

/** The refund states behind each filter of the list. */
export const STATUSES_OF_FILTER: Readonly<Record<PanelRefundFilter, readonly RefundStatus[]>> = {
  open: ['pending', 'processing', 'failed'],
  pending: ['pending'],
  processing: ['processing'],
  completed: ['completed'],
  failed: ['failed'],
}

const nameOf = <Name extends PanelPaymentFilter>(names: readonly Name[], state: string) =>
  names.find((name) => STATES_OF_FILTER[name].includes(state))

/** @param failed ids of the payments whose refund has failed */
export function presentPanelPayment(payment: Payment, people: People, failed: ReadonlySet<string>): PanelPayment {
  return {
    id: payment.id,
    provider_id: payment.providerId,
    user: presentPerson(payment.memberId, people),
    value: toReais(payment.valueCents),
    refunded_value: toReais(payment.refundedCents),
    status: nameOf(PANEL_PAYMENT_STATUSES, payment.state) ?? 'PENDING',
    trouble: nameOf(PANEL_PAYMENT_TROUBLES, payment.state) ?? (failed.has(payment.id) ? 'REFUND_FAILED' : null),
    due_on: payment.dueOn,
    paid_at: payment.paidAt?.toISOString() ?? null,
    created_at: payment.createdAt.toISOString(),
  }
}

export function presentPanelRefund(refund: Refund, people: People): PanelRefund {
  return {
    id: refund.id,
    protocol: refund.protocol,
    payment_id: refund.paymentId,
    user: presentPerson(refund.memberId, people),
    value: toReais(refund.amountCents),
    status: refund.status as PanelRefund['status'], // as: the table's check allows no other text
    reason: refund.reason,
    requested_by: refund.requestedBy as PanelRefund['requested_by'], // as: the table's check allows no other text
    failures: refund.failures,
    next_try_at: nextRetryAt(refund)?.toISOString() ?? null,
    created_at: refund.createdAt.toISOString(),
    completed_at: refund.completedAt?.toISOString() ?? null,
  }
}

export function presentLine(line: ActivityLine, people: People): PanelLine {
  return {
    id: line.id,
    kind: line.kind as PanelLine['kind'], // as: lines are written with kinds of the same list
    actor: line.actor as PanelLine['actor'], // as: the table's check allows no other text
    user: line.memberId === null ? null : presentPerson(line.memberId, people),
    by: line.actorId === null ? null : presentPerson(line.actorId, people),
    address: line.address,
    device: line.userAgent,
    detail: line.detail,
    before: line.before,
    after: line.after,
    created_at: line.createdAt.toISOString(),
  }
}

/** Adds the text of a refusal, as shown to the member, in the administrator's language. */
export function presentCause(line: PanelLine, language: Language): PanelActivity {
  const { code } = line.detail
  return { ...line, cause: typeof code === 'string' && isErrorCode(code) ? errorText(code, language) : null }
}

export function presentStats(all: Figures, month: Figures): PanelStats {
  return {
    totalPayments: all.payments,
    totalRevenue: presentNet(all),
    activeSubscriptions: all.plans_active,
    pendingRefunds: all.refunds_open,
    monthlyRevenue: presentNet(month),
    refundRate: refundRateOf(all),
  }
}

/** Money received without what went back, in reais. */
export function presentNet({ received, returned }: Figures): number {
  return toReais(received - returned)
}

function refundRateOf({ payments, refunds }: Figures): number {
  return payments === 0 ? 0 : (refunds / payments) * 100
}

export function presentPeriod(figures: Figures): PanelPeriod {
  return {
    revenue: toReais(figures.received),
    refunds: toReais(figures.returned),
    payments: figures.payments,
    refund_rate: refundRateOf(figures),
    plans_begun: figures.plans_active,
    refunds_begun: figures.refunds_open,
    edits: figures.edits,
    sign_ups: figures.sign_ups,
  }
}

export function presentDay({ day, received, returned, edits, sign_ups }: DayOfFigures): PanelDay {
  return { day, revenue: toReais(received), refunds: toReais(returned), edits, sign_ups }
}

export function presentPerson(id: string, people: People): PanelPerson {
  return people.get(id) ?? { id, name: null, phone: null, email: null }
}

/** @param status the plan's current status, where it was computed; otherwise the stored one */
export function presentPlan(subscription: Subscription, status: PlanStatus): PanelPlanOutline {
  return {
    status,
    is_courtesy: subscription.isCourtesy,
    coupon_code: subscription.couponCode,
    provider_id: subscription.providerSubscriptionId,
  }
}
