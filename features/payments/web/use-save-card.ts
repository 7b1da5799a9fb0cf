import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { cardWordsOf } from './card-form/card-words.ts'
import type { CheckoutFields } from './card-form/checkout-form.ts'
import { explainFailure, type Explanation } from './card-form/explain-failure.ts'
import { useMember } from '#features/sign-in/web/member.ts'
import { showToast } from '#ui/toast.ts'
import { payments } from '../contract.ts'
import { methodKey, useMoneyRefresh } from './money-queries.ts'

/** Gives the provider another card, and tells why where it is not taken. */
export function useSaveCard(onDone: () => void) {
  const { t } = useTranslation('payments')
  const tCheckout = useTranslation('checkout').t
  const queryClient = useQueryClient()
  const refresh = useMoneyRefresh()
  const { phone } = useMember()
  const [problem, setProblem] = useState<Explanation>()

  async function save(fields: CheckoutFields) {
    setProblem(undefined)
    const result = await call(payments.replaceCard, { body: { phone, ...cardWordsOf(fields) } })
    if (!result.ok) {
      setProblem(explainFailure(tCheckout, result))
      return
    }
    queryClient.setQueryData(methodKey, result.data.paymentMethod)
    void refresh()
    void showToast('success', t('method.saved'))
    onDone()
  }

  return { save, problem, dismiss: () => setProblem(undefined) }
}
