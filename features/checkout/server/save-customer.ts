import { refuseCard } from '#features/payments/server/index.ts'
import type { Session } from '#features/serve.ts'
import { ProviderFault, refuse } from '#platform/errors.ts'
import type { NewCustomer, PaymentRefusalCode } from '#providers/payments/port.ts'
import { withCustomerLease } from './customer-lease.ts'
import type { CheckoutDeps } from './deps.ts'

/**
 * Creates or updates the member's customer at the provider, from the payer details saved before.
 * @returns the provider's id @throws Refusal `invalid_document` without a CPF, or one of `CARD_ERRORS`; ProviderFault without
 * an answer
 */
export async function saveCustomer(deps: CheckoutDeps, session: Session): Promise<string> {
  return withCustomerLease(deps, session.memberId, () => save(deps, session))
}

async function save(deps: CheckoutDeps, { memberId, phone }: Session): Promise<string> {
  const { db, members } = deps
  const payer = (await members.findPayer(db, memberId)) ?? refuse('invalid_document', { field: 'cpfCnpj' })
  const person = { name: payer.name, email: payer.email, cpf: payer.document, phone }
  const customerId = await saveAtProvider(deps, { ...person, reference: memberId }, payer.providerCustomerId ?? undefined)
  if (customerId !== payer.providerCustomerId) await members.linkCustomer(db, memberId, customerId)
  return customerId
}

/** A negative answer is reported by the catalogue, as in the purchase: no money is in doubt here. */
const CODE_OF_FAULT: Readonly<Record<string, PaymentRefusalCode>> = {
  credentials_refused: 'AUTORIZACAO_NEGADA',
  rate_limited: 'ERRO_HTTP_429',
  vendor_down: 'ERRO_SERVIDOR',
  broken: 'ERRO_SERVIDOR',
  refused: 'ERRO_ASAAS',
}

/** A gateway's answer is not the provider's and is reported by its status number; without any answer there is no code. */
function codeOf({ code, httpStatus }: ProviderFault): PaymentRefusalCode | undefined {
  return CODE_OF_FAULT[code] ?? (httpStatus === undefined ? undefined : `ERRO_HTTP_${httpStatus}`)
}

async function saveAtProvider(
  { provider, log }: Pick<CheckoutDeps, 'provider' | 'log'>,
  { reference, ...person }: NewCustomer,
  linked: string | undefined,
): Promise<string> {
  try {
    const known = linked ?? (await provider.findCustomer(reference))
    if (known === undefined) return await provider.createCustomer({ ...person, reference })
    await provider.updateCustomer(known, person)
    return known
  } catch (error) {
    const code = error instanceof ProviderFault ? codeOf(error) : undefined
    if (code === undefined) throw error
    return refuseCard({ code, detail: String(error) }, log)
  }
}
