/**
 * The parts of the provider's objects that we read, and their meaning. New attributes and values may appear at any time: other
 * attributes are ignored, and an unknown status becomes `unknown`.
 */
import { z } from 'zod'
import type { CardSummary, PaymentState, ProviderPayment, ProviderSubscription } from '../port.ts'

const card = z.object({ creditCardNumber: z.string(), creditCardBrand: z.string() }).nullish().catch(undefined)
const optionalText = z.string().nullish()

export const identified = z.object({ id: z.string().min(1) })

const subscription = z.object({
  id: z.string().min(1),
  customer: z.string(),
  status: z.string(),
  deleted: z.boolean().nullish(),
  externalReference: optionalText,
  dateCreated: optionalText,
  creditCard: card,
})

const refund = z.object({ status: z.string(), value: z.number() })

const payment = z.object({
  id: z.string().min(1),
  customer: z.string(),
  subscription: optionalText,
  status: z.string(),
  value: z.number(),
  dueDate: z.string(),
  confirmedDate: optionalText,
  clientPaymentDate: optionalText,
  paymentDate: optionalText,
  deleted: z.boolean().nullish(),
  refunds: z.array(refund).nullish(),
  creditCard: card,
})

const STATE_OF_STATUS: ReadonlyMap<string, PaymentState> = new Map([
  ['PENDING', 'open'],
  ['AUTHORIZED', 'review'],
  ['AWAITING_RISK_ANALYSIS', 'review'],
  ['CONFIRMED', 'paid'],
  ['RECEIVED', 'paid'],
  ['RECEIVED_IN_CASH', 'paid'],
  ['DUNNING_RECEIVED', 'paid'],
  ['OVERDUE', 'overdue'],
  ['DUNNING_REQUESTED', 'overdue'],
  ['REFUND_REQUESTED', 'refunding'],
  ['REFUND_IN_PROGRESS', 'refunding'],
  ['REFUNDED', 'refunded'],
  ['CHARGEBACK_REQUESTED', 'disputed'],
  ['CHARGEBACK_DISPUTE', 'disputed'],
  ['AWAITING_CHARGEBACK_REVERSAL', 'disputed'],
])

/** Refunds that will not happen do not count. */
const VOID_REFUNDS: readonly string[] = ['CANCELLED']

/** Asaas sends reais, we use cents. */
export function toCents(reais: number): number {
  return Math.round(reais * 100)
}

export function toReais(cents: number): number {
  return cents / 100
}

export const readSubscription = subscription.transform((found): ProviderSubscription => ({
  id: found.id,
  customerId: found.customer,
  reference: found.externalReference ?? undefined,
  isCharging: found.status === 'ACTIVE' && found.deleted !== true,
  isRemoved: found.deleted === true,
  card: readCard(found.creditCard),
}))

export const readPayment = payment.transform((found): ProviderPayment => {
  const counted = (found.refunds ?? []).filter(({ status }) => !VOID_REFUNDS.includes(status))
  const state = found.deleted === true ? 'removed' : (STATE_OF_STATUS.get(found.status) ?? 'unknown')
  return {
    id: found.id,
    customerId: found.customer,
    subscriptionId: found.subscription ?? undefined,
    state,
    providerStatus: found.status,
    valueCents: toCents(found.value),
    refundedCents: state === 'refunded' ? toCents(found.value) : counted.reduce((sum, { value }) => sum + toCents(value), 0),
    dueOn: found.dueDate,
    paidOn: found.confirmedDate ?? found.clientPaymentDate ?? found.paymentDate ?? undefined,
    card: readCard(found.creditCard),
  }
})

export function readCard(found: z.infer<typeof card>): CardSummary | undefined {
  return found ? { brand: found.creditCardBrand, lastDigits: found.creditCardNumber.slice(-4) } : undefined
}

/** @param entry parses one of `data`; an invalid entry fails the whole list, since a missing charge would be wrong */
export function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ data: z.array(entry), hasMore: z.boolean().nullish() })
}
