import type { Session } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import type { CheckoutDeps } from './deps.ts'

/**
 * Makes the member known to the provider, or brings it up to date there; who pays was saved with us before.
 * @returns the provider's id @throws Refusal `invalid_document` without a CPF; ProviderFault
 */
export async function saveCustomer(deps: CheckoutDeps, { memberId, phone }: Session): Promise<string> {
  const { db, members, provider } = deps
  const payer = (await members.findPayer(db, memberId)) ?? refuse('invalid_document', { field: 'cpfCnpj' })
  const person = { name: payer.name, email: payer.email, cpf: payer.document, phone }
  const known = payer.asaasCustomerId ?? (await provider.findCustomer(memberId))
  if (known) await provider.updateCustomer(known, person)
  const customerId = known ?? (await provider.createCustomer({ ...person, reference: memberId }))
  if (customerId !== payer.asaasCustomerId) await members.linkCustomer(db, memberId, customerId)
  return customerId
}
