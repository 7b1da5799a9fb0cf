import { cnpj, cpf } from 'cpf-cnpj-validator'
import { refuse } from '#platform/errors.ts'
import type { Card, CardHolder } from '#providers/payments/port.ts'
import type { CardInput } from '#features/payments/contract.ts'

/**
 * Converts the card to the port's shape. The card is neither stored nor logged.
 * @throws Refusal `invalid_document` for a holder's CPF or CNPJ that cannot exist
 */
export function readCard({ creditCard, creditCardHolderInfo }: CardInput): { readonly card: Card; readonly holder: CardHolder } {
  const { ccv, ...card } = creditCard
  const { cpfCnpj, ...holder } = creditCardHolderInfo
  if (!cpf.isValid(cpfCnpj) && !cnpj.isValid(cpfCnpj)) refuse('invalid_document', { field: 'cpfCnpj' })
  return { card: { ...card, securityCode: ccv }, holder: { ...holder, cpf: cpfCnpj.replaceAll(/\D/g, '') } }
}
