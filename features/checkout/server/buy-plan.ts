/**
 * Buying by card: money moves once. The subscription is stored before the call to the provider; it records that a purchase is
 * under way and carries the reference by which a lost answer is found. If this is cut off, a sync finds the outcome.
 */
import { type ActivityDetail, recordActivity } from '#features/activity/server/index.ts'
import { businessDay } from '#features/business-zone.ts'
import { PLAN } from '#features/plan.ts'
import type { Purchase } from '#features/membership/server/index.ts'
import type { CardInput } from '#features/payments/contract.ts'
import {
  countRequest,
  isAboutCard,
  limitCard,
  markAttemptNotRefused,
  invalidateRunningSyncs,
  prepareForPurchase,
  readCard,
  refuseCard,
  syncSoon,
} from '#features/payments/server/index.ts'
import { toReais } from '#features/reais.ts'
import type { Session } from '#features/serve.ts'
import { recordConsent } from '#features/sign-in/server/index.ts'
import { DAY, addMs } from '#platform/clock.ts'
import { ProviderFault, Refusal, refuse } from '#platform/errors.ts'
import type { CardOutcome, PaymentFaultCode } from '#providers/payments/port.ts'
import type { CheckoutDeps } from './deps.ts'

export interface PlanOrder extends CardInput {
  readonly session: Session
  /** What the browser shows, down to `nextDueDate`: compared with the server's values, which are the ones used. */
  readonly customer: string
  readonly value: number
  /** The day of the first charge; optional. */
  readonly nextDueDate?: string | undefined
  readonly description: string
  readonly payerAddress: string
  /** The version of the accepted terms; undefined when none was given. */
  readonly termsVersion?: string | undefined
}

type Outcome = CardOutcome<{ readonly subscriptionId: string }>

/** A purchase that may continue, and the card attempt counted for it. */
interface Begun {
  readonly purchase: Purchase
  readonly attempt: string
}

/**
 * @returns the provider's id of the subscription; a repeated call gets the same id while its payment is pending
 * @throws Refusal `order_tampered`, `plan_held`, `terms_unknown`, `already_subscribed`, `payment_in_progress`, `too_many_cards`, `too_many_requests`,
 * `invalid_document`, or one of `CARD_ERRORS`
 */
export async function buyPlan(deps: CheckoutDeps, order: PlanOrder): Promise<string> {
  const cardDetails = readCard(order)
  const customerId = await checkOrder(deps, order)
  await deps.membership.requireNotSuspended(deps.db, order.session.memberId)
  await countRequest(deps, { what: 'order', memberId: order.session.memberId, address: order.payerAddress })
  await prepareForPurchase(deps.payments, order.session.memberId)
  const begun = await begin(deps, order)
  if (typeof begun === 'string') return begun
  const { purchase, attempt } = begun
  const outcome = await askProvider(deps, { begun, customerId, order, cardDetails })
  if (outcome.outcome === 'refused') {
    await undo(deps, purchase)
    await recordRefusal(deps, order, { code: outcome.code })
    if (!isAboutCard(outcome.code)) await markAttemptNotRefused(deps.db, attempt)
    return refuseCard(outcome, deps.log)
  }
  await deps.db.transaction(async (tx) => {
    await markAttemptNotRefused(tx, attempt)
    await invalidateRunningSyncs(tx, purchase.subscriptionId)
    await deps.membership.subscriptions.confirmPurchase(tx, purchase.subscriptionId, outcome.subscriptionId)
  })
  // the first charge is usually confirmed at once
  await syncSoon(deps.payments, purchase.subscriptionId)
  return outcome.subscriptionId
}

/** Price, customer and day are decided by the server: a browser with other values is out of date or was tampered with. */
async function checkOrder(deps: CheckoutDeps, order: PlanOrder): Promise<string> {
  const { db, members } = deps
  const { session, customer, value, payerAddress } = order
  const customerId = (await members.findPayer(db, session.memberId))?.providerCustomerId
  const isToday = order.nextDueDate === undefined || isBusinessToday(order.nextDueDate, deps)
  const isSame = customerId === customer && value === toReais(PLAN.valueInCents) && isToday
  if (!isSame) {
    const { memberId } = session
    await countRequest(deps, { what: 'tampered_order', memberId, address: payerAddress })
    await recordRefusal(deps, order, { value: String(value), is_customer_known: customerId === customer })
    refuse('order_tampered')
  }
  return customerId
}

/** Accepts today in any time zone: around midnight the buyer's date and the business's differ by a day. */
function isBusinessToday(day: string, { clock, wallClock }: Pick<CheckoutDeps, 'clock' | 'wallClock'>): boolean {
  const days = [clock, wallClock].flatMap(({ now }) => [-DAY, 0, DAY].map((apart) => businessDay(addMs(now(), apart))))
  return days.includes(day)
}

function recordRefusal({ db, clock }: CheckoutDeps, order: PlanOrder, detail: ActivityDetail): Promise<void> {
  const { session, payerAddress: address } = order
  const line = { kind: 'order_refused', actor: 'member', memberId: session.memberId, address, detail } as const
  return recordActivity(db, { ...line, at: clock.now() })
}

/** The new purchase, or the provider's id of one whose payment is already pending. */
async function begin(deps: CheckoutDeps, order: PlanOrder): Promise<Begun | string> {
  const { db, clock, membership } = deps
  const { memberId } = order.session
  const { payerAddress: address, termsVersion } = order
  try {
    return await db.transaction(async (tx) => {
      const purchase = await membership.subscriptions.beginPurchase(tx, memberId)
      await recordConsent({ clock }, tx, { memberId, termsVersion, channel: 'web', address })
      return { purchase, attempt: await limitCard(deps, tx, { memberId, address }) }
    })
  } catch (error) {
    const id = error instanceof Refusal && error.code === 'payment_in_progress' ? error.extra['id'] : undefined
    if (typeof id === 'string') return id
    throw error
  }
}

async function askProvider(
  deps: CheckoutDeps,
  {
    begun,
    customerId,
    order,
    cardDetails,
  }: { begun: Begun; customerId: string; order: PlanOrder; cardDetails: ReturnType<typeof readCard> },
): Promise<Outcome> {
  const { purchase, attempt } = begun
  const firstDueOn = businessDay(purchase.chargeFrom)
  try {
    return await deps.provider.createSubscription({
      ...cardDetails,
      customerId,
      firstDueOn,
      valueCents: PLAN.valueInCents,
      cycle: PLAN.cycle,
      description: order.description,
      reference: purchase.subscriptionId,
      payerAddress: order.payerAddress,
    })
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    deps.log.error({ err: error }, 'the outcome of a purchase stays unknown')
    await markAttemptNotRefused(deps.db, attempt)
    return findOutcome(deps, purchase, error.code as PaymentFaultCode) // as: the port's own codes
  }
}

/** Finds out what a purchase did when its answer was lost. */
async function findOutcome(deps: CheckoutDeps, purchase: Purchase, code: PaymentFaultCode): Promise<Outcome> {
  if (code === 'unreachable') {
    await undo(deps, purchase)
    return refuse('payments_unavailable')
  }
  const found = await deps.provider.findSubscriptions(purchase.subscriptionId).catch(() => undefined)
  const active = found?.find(({ isRemoved }) => !isRemoved)
  if (active) return { outcome: 'accepted', subscriptionId: active.id }
  // nothing exists there and nothing is under way, so nothing was bought
  if (found && code === 'broken') return { outcome: 'refused', code: 'ERRO_SERVIDOR', detail: 'nothing found after a failure' }
  return refuse('payment_in_progress')
}

async function undo({ db, membership }: CheckoutDeps, purchase: Purchase): Promise<void> {
  await db.transaction((tx) => membership.subscriptions.refusePurchase(tx, purchase))
}
