import type { CardInput } from '#features/payments/contract.ts'
import { type CheckoutFields, readExpiry } from './checkout-form.ts'
import { digitsOf } from './digits.ts'

/** The card and its holder in the shape of the calls. */
export function cardInputOf(fields: CheckoutFields): CardInput {
  const { month = '', year = '' } = readExpiry(fields.expiry) ?? {}
  return {
    creditCard: {
      holderName: fields.cardName.trim(),
      number: digitsOf(fields.cardNumber),
      expiryMonth: month,
      expiryYear: year,
      ccv: fields.cvc,
    },
    creditCardHolderInfo: {
      name: fields.name.trim(),
      email: fields.email.trim(),
      cpfCnpj: digitsOf(fields.document),
      postalCode: digitsOf(fields.postalCode),
      addressNumber: fields.addressNumber,
      phone: digitsOf(fields.phone),
    },
  }
}
