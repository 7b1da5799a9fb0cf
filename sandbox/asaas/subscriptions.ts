/** Subscriptions create charges; `charges.ts` handles the money. */
import type { Account } from './account.ts'
import type { Payment, Subscription } from './store.ts'
import type { StoredCard } from './cards.ts'
import { addCharge, awaitDueDay, capture, changeCharge, isOpen, removeCharge } from './charges.ts'
import { addCycles, addDays, dayOf } from './dates.ts'
import { newSubscriptionId } from './ids.ts'
import { holdForReview } from './returns.ts'

/** Every charge but the first is created this long before it is due. */
const MADE_DAYS_BEFORE = 40

export type NewSubscription = Omit<Subscription, 'id' | 'dateCreated' | 'generated' | 'countedFrom' | 'status' | 'deleted'> & {
  readonly firstDueDate: string
}

export function subscribe(account: Account, { firstDueDate, ...order }: NewSubscription): Subscription {
  const today = dayOf(account.clock.now())
  const subscription: Subscription = {
    ...order,
    id: newSubscriptionId(),
    dateCreated: today,
    countedFrom: { day: firstDueDate, generated: 0 },
    generated: 0,
    status: 'ACTIVE',
    deleted: false,
  }
  account.store.subscriptions.add(subscription)
  account.announce.subscription('SUBSCRIPTION_CREATED', subscription)
  // the first charge is created at once, however far its day is (measured)
  const first = makeNextCharge(account, subscription, today)
  if (order.card && account.faults.take('review_card')) holdForReview(account, first)
  account.agenda.reach(today)
  return subscription
}

/** The next charge to be created, not the one just created (recorded). */
export function nextDueDate({ countedFrom, cycle, generated }: Subscription): string {
  return addCycles(countedFrom.day, cycle, generated - countedFrom.generated)
}

export function paymentsOf({ store }: Account, { id }: Subscription): readonly Payment[] {
  return store.payments.find({ subscription: id })
}

function makeNextCharge(account: Account, subscription: Subscription, today: string): Payment {
  const { customer, value, description, externalReference, billingType, card } = subscription
  const order = { customer, value, description, externalReference, billingType, card, subscription }
  const dueDate = nextDueDate(subscription)
  subscription.generated += 1
  const payment = addCharge(account, { ...order, dueDate }, today)
  awaitDueDay(account, payment)
  awaitNextCharge(account, subscription)
  return payment
}

/** Plans the day on which the next charge is made. */
export function awaitNextCharge(account: Account, subscription: Subscription): void {
  const due = nextDueDate(subscription)
  if (isOver(subscription, due)) {
    subscription.status = 'EXPIRED'
    return
  }
  account.agenda.plan(addDays(due, -MADE_DAYS_BEFORE), (day) => {
    const isWanted = subscription.status === 'ACTIVE' && !subscription.deleted && nextDueDate(subscription) === due
    if (isWanted) makeNextCharge(account, subscription, day)
  })
}

function isOver({ maxPayments, endDate, generated }: Subscription, due: string): boolean {
  return (maxPayments !== null && generated >= maxPayments) || (endDate !== null && due > endDate)
}

export interface SubscriptionChange {
  readonly value?: number | undefined
  readonly billingType?: Subscription['billingType'] | undefined
  readonly cycle?: Subscription['cycle'] | undefined
  readonly description?: string | undefined
  readonly status?: 'ACTIVE' | 'INACTIVE' | undefined
  readonly nextDueDate?: string | undefined
  readonly endDate?: string | undefined
  readonly maxPayments?: number | undefined
  readonly updatePendingPayments?: boolean | undefined
}

/** Changes future charges; pending ones only on request. */
export function changeSubscription(account: Account, subscription: Subscription, change: SubscriptionChange): void {
  const { nextDueDate: day, updatePendingPayments, ...fields } = change
  const isPaused = fields.status === 'INACTIVE' && subscription.status !== 'INACTIVE'
  const countedFrom = { day: day ?? nextDueDate(subscription), generated: subscription.generated }
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  Object.assign(subscription, given, { countedFrom })
  account.announce.subscription(isPaused ? 'SUBSCRIPTION_INACTIVATED' : 'SUBSCRIPTION_UPDATED', subscription)
  if (updatePendingPayments === true) changeOpenCharges(account, subscription)
  if (subscription.status === 'ACTIVE') awaitNextCharge(account, subscription)
  account.agenda.reach(dayOf(account.clock.now()))
}

function changeOpenCharges(account: Account, subscription: Subscription): void {
  const { value, description } = subscription
  for (const payment of paymentsOf(account, subscription))
    if (isOpen(payment)) changeCharge(account, payment, { value, description })
}

/** Used for future and pending charges. Charges nothing. */
export function replaceCard(account: Account, subscription: Subscription, card: StoredCard): void {
  subscription.card = card
  account.announce.subscription('SUBSCRIPTION_UPDATED', subscription)
  for (const payment of paymentsOf(account, subscription).filter(isOpen)) {
    Object.assign(payment, { card, isGivenUp: false })
    if (payment.status === 'OVERDUE' && account.settings.get('new_card_pays_overdue') > 0)
      capture(account, payment, dayOf(account.clock.now()))
  }
}

/** Removes pending and overdue charges too; paid ones stay paid. */
export function removeSubscription(account: Account, subscription: Subscription): void {
  subscription.deleted = true
  for (const payment of paymentsOf(account, subscription)) if (isOpen(payment)) removeCharge(account, payment)
  account.announce.subscription('SUBSCRIPTION_DELETED', subscription)
}

/** The payment book contains every charge up to a day, so requesting it creates them. */
export function makeChargesUpTo(account: Account, subscription: Subscription, lastDay: string): void {
  const today = dayOf(account.clock.now())
  while (subscription.status === 'ACTIVE' && !subscription.deleted && nextDueDate(subscription) <= lastDay)
    makeNextCharge(account, subscription, today)
}
