import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { showPhone } from '#features/sign-in/web/phone-number.ts'
import type { User } from '#features/sign-in/contract.ts'
import { byCard, byCoupon, type CheckoutFields, EMPTY_FIELDS } from './checkout-form.ts'
import type { SavedCheckout } from './saved-checkout.ts'

interface FormStart {
  readonly member: User
  readonly saved: SavedCheckout | undefined
  readonly isFree: boolean
  /** The terms were accepted before, and are not asked for. */
  readonly hasAccepted?: boolean
}

/** The form, with what we know of the member in it, or what they had typed before. */
export function useCheckoutForm({ member, saved, isFree, hasAccepted = false }: FormStart) {
  return useForm<CheckoutFields>({
    mode: 'onTouched',
    defaultValues: { ...EMPTY_FIELDS, terms: hasAccepted, ...knownOf(member), ...saved?.formData },
    resolver: standardSchemaResolver(isFree ? byCoupon : byCard),
  })
}
export type CheckoutForm = ReturnType<typeof useCheckoutForm>

function knownOf({ name, last_name: lastName, email, phone }: User): Partial<CheckoutFields> {
  return {
    name: [name, lastName].filter(Boolean).join(' ').toLocaleUpperCase('pt-BR'),
    email: email ?? '',
    // the field is for Brazilian numbers alone
    phone: phone.startsWith('+55') ? showPhone(phone) : '',
  }
}
