/**
 * Buying by card: money moves once. The contract stands before the provider is asked, and carries the reference by which
 * a lost answer is found again; whatever ends in between, settling the contract finds out what became of it.
 */
import { DateTime } from 'luxon'
import { BUSINESS_ZONE } from '#features/business-zone.ts'
import type { Purchase } from '#features/membership/server/index.ts'
import type { CardWords } from '#features/payments/contract.ts'
import { readCard, refuseCard, settleSubscription } from '#features/payments/server/index.ts'
import type { Session } from '#features/serve.ts'
import { ProviderFault, Refusal, refuse } from '#platform/errors.ts'
import type { CardOutcome, PaymentFaultCode } from '#providers/payments/port.ts'
import { PLAN } from '../contract.ts'
import { admitCard, forgiveCard } from './card-attempts.ts'
import type { CheckoutDeps } from './deps.ts'

export interface PlanOrder extends CardWords {
  readonly session: Session
  /** What the browser believes; never used, only compared. */
  readonly customer: string
  readonly value: number
  readonly description: string
  readonly payerAddress: string
}

type Outcome = CardOutcome<{ readonly subscriptionId: string }>

/**
 * @returns the provider's id of the subscription; the same one for whoever asks again while its payment is awaited
 * @throws Refusal `order_tampered`, `already_subscribed`, `payment_in_progress`, `too_many_cards`, or one of the catalogue's
 */
export async function buyPlan(deps: CheckoutDeps, order: PlanOrder): Promise<string> {
  const customerId = await checkOrder(deps, order)
  const purchase = await begin(deps, order.session.memberId)
  if (typeof purchase === 'string') return purchase
  const attempt = await admitCard(deps, { memberId: order.session.memberId, address: order.payerAddress }).catch(
    async (error: unknown) => {
      await undo(deps, purchase)
      throw error
    },
  )
  const outcome = await askProvider(deps, { purchase, customerId, order })
  if (outcome.outcome === 'refused') {
    await undo(deps, purchase)
    return refuseCard(outcome, deps.log)
  }
  await deps.db.transaction(async (tx) => {
    await forgiveCard(tx, attempt)
    await deps.membership.contracts.confirmPurchase(tx, purchase.subscriptionId, outcome.subscriptionId)
  })
  await settleQuietly(deps, purchase.subscriptionId)
  return outcome.subscriptionId
}

/** Price and customer are the server's: a browser that says otherwise is out of date or out to cheat. */
async function checkOrder({ db, members, log }: CheckoutDeps, { session, customer, value }: PlanOrder): Promise<string> {
  const payer = await members.findPayer(db, session.memberId)
  const isSame = payer?.asaasCustomerId === customer && Math.round(value * 100) === PLAN.valueInCents
  if (!isSame) {
    log.warn({ memberId: session.memberId }, 'an order differed from ours')
    refuse('order_tampered')
  }
  return customer
}

/** A purchase to carry out, or the provider's id of one whose payment is awaited already. */
async function begin({ db, membership }: CheckoutDeps, memberId: string): Promise<Purchase | string> {
  try {
    return await db.transaction((tx) => membership.contracts.beginPurchase(tx, memberId))
  } catch (error) {
    const id = error instanceof Refusal && error.code === 'payment_in_progress' ? error.extra['id'] : undefined
    if (typeof id === 'string') return id
    throw error
  }
}

async function askProvider(
  deps: CheckoutDeps,
  { purchase, customerId, order }: { purchase: Purchase; customerId: string; order: PlanOrder },
): Promise<Outcome> {
  const firstDueOn = DateTime.fromJSDate(purchase.chargeFrom, { zone: BUSINESS_ZONE }).toISODate() ?? ''
  try {
    return await deps.provider.createSubscription({
      ...readCard(order),
      customerId,
      firstDueOn,
      valueCents: PLAN.valueInCents,
      description: order.description,
      reference: purchase.subscriptionId,
      payerAddress: order.payerAddress,
    })
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    deps.log.error({ err: error }, 'the provider left a purchase open')
    return lookAfter(deps, purchase, error.code as PaymentFaultCode) // as: the port's own codes
  }
}

/** What became of a purchase whose answer was lost. */
async function lookAfter(deps: CheckoutDeps, purchase: Purchase, code: PaymentFaultCode): Promise<Outcome> {
  if (code === 'unreachable') {
    await undo(deps, purchase)
    return refuse('payments_unavailable')
  }
  const found = await deps.provider.findSubscriptions(purchase.subscriptionId).catch(() => undefined)
  const standing = found?.find(({ isRemoved }) => !isRemoved)
  if (standing) return { outcome: 'accepted', subscriptionId: standing.id }
  // nothing stands and nothing is under way: then it was not bought
  if (found && code === 'broken') return { outcome: 'refused', code: 'ERRO_SERVIDOR', detail: 'nothing found after a failure' }
  return refuse('payment_in_progress')
}

async function undo({ db, membership }: CheckoutDeps, purchase: Purchase): Promise<void> {
  await db.transaction((tx) => membership.contracts.refusePurchase(tx, purchase))
}

/** The first charge is confirmed at once, as a rule; if the provider cannot be asked now, the knock or the sweep will. */
async function settleQuietly(deps: CheckoutDeps, subscriptionId: string): Promise<void> {
  await settleSubscription(deps.payments, subscriptionId).catch((error: unknown) => {
    if (!(error instanceof ProviderFault)) throw error
    deps.log.warn({ err: error }, 'a purchase is settled later')
  })
}
