/** Copies the provider's charges, and classifies their money when it is first seen. */
import { isMoney } from '#features/membership/charge-states.ts'
import type { Subscription } from '#features/membership/server/index.ts'
import { newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import type { ProviderPayment } from '#providers/payments/port.ts'
import type { PaymentsDeps } from '../deps.ts'
import { classifyCharge, type Classification } from './classify-charge.ts'
import { listPaymentsOf, type Payment, upsertPayment } from '../payment-queries.ts'
import type { ProviderState } from './read-provider-state.ts'

interface ChargesToStore {
  /** The subscription after the outcome of a purchase has been recorded. */
  readonly subscription: Subscription
  readonly providerState: ProviderState
}

/** @returns the charges as known now */
export async function storeCharges(deps: PaymentsDeps, tx: Transaction, toStore: ChargesToStore): Promise<readonly Payment[]> {
  const { id: subscriptionId, memberId } = toStore.subscription
  const now = deps.clock.now()
  let known = await listPaymentsOf(tx, subscriptionId)
  // in order: each charge is classified by those before it
  for (const payment of inOrderOfMoney(toStore.providerState)) {
    const row = { ...toRow(payment), classification: classificationOf(payment, { ...toStore, known, now }) }
    if (isKnown(row, known)) continue
    await upsertPayment(tx, { ...row, id: newId(now), memberId, subscriptionId }, now)
    known = await listPaymentsOf(tx, subscriptionId)
  }
  return known
}

/** The earliest payment buys; on the same day, that of the current subscription. */
function inOrderOfMoney({ payments, current }: ProviderState): readonly ProviderPayment[] {
  const rank = ({ paidOn = '', subscriptionId, dueOn }: ProviderPayment) =>
    [paidOn, subscriptionId === current?.id ? 0 : 1, dueOn].join(' ')
  return payments.toSorted((a, b) => rank(a).localeCompare(rank(b)))
}

interface Classifying extends ChargesToStore {
  readonly known: readonly Payment[]
  readonly now: Date
}

function classificationOf(
  payment: ProviderPayment,
  { subscription, providerState, known, now }: Classifying,
): Classification | null {
  const before = known.find(({ providerId }) => providerId === payment.id)
  const classification = (before?.classification ?? null) as Classification | null // as: the table's check allows no other text
  if (!isMoneyThere(payment, before)) return ofWaiting(payment, classification, providerState)
  const isClassified = before?.paidAt != null && classification !== null
  return isClassified ? classification : classifyNew(payment, { subscription, providerState, known, now })
}

/** A waiting charge marked as double counts again once its subscription is the current one. */
function ofWaiting(
  payment: ProviderPayment,
  classification: Classification | null,
  providerState: ProviderState,
): Classification | null {
  const wasOfSecond = classification === 'double' && payment.subscriptionId !== providerState.current?.id
  return isOfSecond(payment, providerState) || wasOfSecond ? 'double' : null
}

/** An unknown state or a removed record does not undo a payment. */
function isMoneyThere({ state }: ProviderPayment, before: Payment | undefined): boolean {
  const isSilent = state === 'unknown' || state === 'removed'
  return isMoney(state) || (isSilent && before?.paidAt != null)
}

function classifyNew(
  payment: ProviderPayment,
  { subscription: terms, providerState, known, now }: Classifying,
): Classification | null {
  const charge = {
    providerSubscriptionId: payment.subscriptionId ?? null,
    dueOn: payment.dueOn,
    paidOn: payment.paidOn ?? null,
  }
  const classified = known.filter(({ providerId }) => providerId !== payment.id)
  return classifyCharge({ terms, charge, isOfSecond: isOfSecond(payment, providerState), classified, now }) ?? null
}

function isOfSecond({ subscriptionId = '' }: ProviderPayment, { current, unwantedIds }: ProviderState): boolean {
  return current?.isCharging === true && unwantedIds.includes(subscriptionId)
}

type Row = ReturnType<typeof toRow> & { readonly classification: Classification | null }

function toRow(payment: ProviderPayment) {
  return {
    providerId: payment.id,
    providerSubscriptionId: payment.subscriptionId ?? null,
    state: payment.state,
    providerStatus: payment.providerStatus,
    valueCents: payment.valueCents,
    refundedCents: Math.min(payment.refundedCents, payment.valueCents),
    dueOn: payment.dueOn,
    paidOn: payment.paidOn ?? null,
    cardBrand: payment.card?.brand ?? null,
    cardLastDigits: payment.card?.lastDigits ?? null,
  }
}

/** Skips the write: most syncs find nothing new. */
function isKnown(row: Row, rows: readonly Payment[]): boolean {
  const known = rows.find(({ providerId }) => providerId === row.providerId)
  const names = Object.keys(row) as (keyof Row)[] // as: the keys of a literal
  return known !== undefined && names.every((name) => known[name] === row[name])
}
