import type { Card, CardHolder } from '#providers/payments/port.ts'
import type { CardWords } from '../contract.ts'

/** The card as the port wants it. It passes through: nothing of it is kept, and nothing of it is logged. */
export function readCard({ creditCard, creditCardHolderInfo }: CardWords): { readonly card: Card; readonly holder: CardHolder } {
  const { ccv, ...card } = creditCard
  const { cpfCnpj, ...holder } = creditCardHolderInfo
  return { card: { ...card, securityCode: ccv }, holder: { ...holder, cpf: cpfCnpj.replaceAll(/\D/g, '') } }
}
