import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { showPhone } from '#features/session/web/index.ts'
import type { User } from '#features/sign-in/contract.ts'
import { byCard, byCoupon, type CheckoutFields, EMPTY_FIELDS } from './checkout-form.ts'

interface FormStart {
  readonly member: User
  /** What they had typed before. */
  readonly typed?: Partial<CheckoutFields> | undefined
  readonly isFree: boolean
  /** The terms were accepted before, and are not asked for. */
  readonly hasAccepted?: boolean
}

/** The form, with what we know of the member in it, unless they had typed something else. */
export function useCheckoutForm({ member, typed, isFree, hasAccepted = false }: FormStart) {
  return useForm<CheckoutFields>({
    mode: 'onTouched',
    defaultValues: { ...EMPTY_FIELDS, terms: hasAccepted, ...knownOf(member), ...typed },
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
