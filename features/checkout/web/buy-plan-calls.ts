/** The calls that place an order, in the order of the product specification, and their outcome. */
import { account } from '#features/account/contract.ts'
import { call, type Failure } from '#features/api.ts'
import { businessDay } from '#features/business-zone.ts'
import { membership } from '#features/membership/contract.ts'
import type { PLAN } from '#features/plan.ts'
import { toReais } from '#features/reais.ts'
import { TERMS_VERSION } from '#features/sign-in/contract.ts'
import { checkout } from '../contract.ts'
import { cardInputOf, type CheckoutFields, digitsOf, isOutcomeUnknown } from '#features/payments/web/index.ts'
import { viewOf } from './view-of.ts'

export type OrderResult =
  /** The card was accepted; whether the money came must be polled. `id`: the provider's, when it is known. */
  | { readonly outcome: 'waiting'; readonly id: string | null }
  | { readonly outcome: 'active' }
  | { readonly outcome: 'refused'; readonly failure: Failure }

interface Order {
  /** What is bought, in the member's language; the server uses its own text. */
  readonly description: string
  /** The session's phone. */
  readonly phone: string
  readonly fields: CheckoutFields
  readonly plan: typeof PLAN
}

export async function buyByCard(order: Order): Promise<OrderResult> {
  const { phone, fields } = order
  const { name, email } = fields
  const cpfCnpj = digitsOf(fields.document)
  const customer = await call(checkout.saveCustomer, { body: { phone, name, email, cpfCnpj } })
  if (!customer.ok) return { outcome: 'refused', failure: customer }
  const bought = await call(checkout.subscribe, { body: subscription(order, customer.data.id) })
  if (!bought.ok) return explain(phone, bought)
  const { id } = bought.data
  // only acknowledges what the server already knows
  await call(checkout.recordSubscription, { body: { phone, status: 'pending', asaas_subscription_id: id } })
  return { outcome: 'waiting', id }
}

/** Opens the plan with a coupon. The CPF is saved first, because a coupon counts once per CPF. */
export async function openByCoupon({ phone, fields }: Order, code: string): Promise<OrderResult> {
  const { name, email } = fields
  const payer = { action: 'update', phone, name, email, document: digitsOf(fields.document) } as const
  const saved = await call(account.changeUser, { body: payer })
  if (!saved.ok) return { outcome: 'refused', failure: saved }
  const opened = await call(checkout.recordSubscription, {
    body: { phone, status: 'active', coupon_code: code, terms_version: TERMS_VERSION },
  })
  return opened.ok ? { outcome: 'active' } : { outcome: 'refused', failure: opened }
}

function subscription({ phone, fields, plan, description }: Order, customer: string) {
  return {
    phone,
    customer,
    billingType: plan.billingType,
    value: toReais(plan.valueInCents),
    nextDueDate: businessDay(new Date()),
    cycle: plan.cycle,
    description,
    ...cardInputOf(fields),
    terms_version: TERMS_VERSION,
  }
}

/** A failure counts as a refusal only if nothing can have been bought. */
async function explain(phone: string, failure: Failure): Promise<OrderResult> {
  if (failure.code === 'payment_in_progress') {
    const { id } = failure.extra
    return { outcome: 'waiting', id: typeof id === 'string' ? id : null }
  }
  if (!isOutcomeUnknown(failure)) return { outcome: 'refused', failure }
  const asked = await call(membership.getSubscription, { query: { phone } })
  // without an answer the outcome is unknown
  if (!asked.ok) return { outcome: 'waiting', id: null }
  const view = viewOf(asked.data.subscription)
  if (view.show === 'pending') return { outcome: 'waiting', id: view.id }
  return view.show === 'owned' ? { outcome: 'active' } : { outcome: 'refused', failure }
}
