import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { showPhone } from '#features/session/web/index.ts'
import type { User } from '#features/sign-in/contract.ts'
import { byCard, byCoupon, type CheckoutFields, EMPTY_FIELDS } from './checkout-form.ts'

interface FormStart {
  readonly member: User
  /** What the member had typed before. */
  readonly typed?: Partial<CheckoutFields> | undefined
  readonly isFree: boolean
  /** The terms were accepted before, so the form does not ask again. */
  readonly hasAccepted?: boolean
}

/** The form, prefilled with what we know of the member unless they had typed something else. */
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
    name: [name, lastName].filter(Boolean).join(' '),
    email: email ?? '',
    // the field accepts Brazilian numbers only
    phone: phone.startsWith('+55') ? showPhone(phone) : '',
  }
}
