/** The wiring of everything that has to do with money. */
import type { CheckoutDeps } from '#features/checkout/server/index.ts'
import type { PaymentsDeps } from '#features/payments/server/index.ts'
import type { Env } from '#platform/env.ts'
import { choosePayments, required } from './choose-vendors.ts'

type Given = Omit<CheckoutDeps, 'provider' | 'payments' | 'isDefaultCouponOn'> & Omit<PaymentsDeps, 'provider' | 'webhookToken'>

export function composeMoney(env: Env, given: Given): { readonly payments: PaymentsDeps; readonly checkout: CheckoutDeps } {
  const provider = choosePayments(env)
  const payments = { ...given, provider, webhookToken: required('ASAAS_WEBHOOK_TOKEN', env.asaas.webhookToken) }
  return { payments, checkout: { ...given, provider, payments, isDefaultCouponOn: env.isDefaultCouponOn } }
}
