/** Who takes the money. */
import { type Env } from '#platform/env.ts'
import { createAsaasPayments } from '#providers/payments/asaas/asaas-payments.ts'
import type { PaymentProvider } from '#providers/payments/port.ts'
import { required } from './required.ts'

export function choosePayments({ asaas }: Env): PaymentProvider {
  return createAsaasPayments({
    baseUrl: asaas.baseUrl,
    apiKey: required('ASAAS_API_KEY', asaas.apiKey),
    webhookTokens: asaas.webhookTokens,
  })
}
