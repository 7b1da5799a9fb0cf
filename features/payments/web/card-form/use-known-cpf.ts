import { useEffect } from 'react'
import { formatCpf } from '../format-cpf.ts'
import { useReceiptsOf } from '../money-queries.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

/** Fills in the CPF of the newest receipt, unless the field has one already. @param phone of the session */
export function useKnownCpf({ resetField, getValues }: CheckoutForm, phone: string): void {
  const cpf = useReceiptsOf(phone).data?.[0]?.payer_document ?? null
  useEffect(() => {
    if (cpf !== null && getValues('document') === '') resetField('document', { defaultValue: formatCpf(cpf) })
  }, [cpf, getValues, resetField])
}
