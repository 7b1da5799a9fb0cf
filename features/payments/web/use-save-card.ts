import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, CallError, type Failure } from '#features/api.ts'
import type { Subscription } from '#features/membership/contract.ts'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { subscriptionKey } from '#features/membership/web/index.ts'
import { useMember } from '#features/session/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { payments } from '../contract.ts'
import { cardInputOf } from './card-form/card-input.ts'
import type { CheckoutFields } from './card-form/checkout-form.ts'
import { explainFailure, type Explanation, isOutcomeUnknown } from './card-form/explain-failure.ts'
import { isAtCard } from './card-form/refused-field.ts'
import { methodKey, useMoneyRefresh } from './money-queries.ts'
import { useStalePlan } from './use-stale-plan.ts'

interface SaveCard {
  /** Cents that are late and taken from the new card at once; undefined when nothing is late. */
  readonly lateCents: number | undefined
  readonly onDone: () => void
}

/** Gives the provider another card, and reports the outcome for the card and for the late money. */
export function useSaveCard({ lateCents, onDone }: SaveCard) {
  const { t } = useTranslation('payments')
  const tCheckout = useTranslation('checkout').t
  const writeMoney = useMoneyFormat()
  const queryClient = useQueryClient()
  const refresh = useMoneyRefresh()
  const handleStalePlan = useStalePlan()
  const { phone } = useMember()
  const [problem, setProblem] = useState<Explanation>()

  /** @throws CallError for a refusal */
  async function save(fields: CheckoutFields) {
    setProblem(undefined)
    const result = await call(payments.replaceCard, { body: { phone, ...cardInputOf(fields) } })
    if (result.ok) {
      queryClient.setQueryData(methodKey, result.data.paymentMethod)
      await refresh()
      notifySaved()
      onDone()
    } else if (await handleStalePlan(result)) onDone()
    else {
      void refresh()
      throw new CallError(result)
    }
  }

  function explain(failure: Failure) {
    if (isAtCard(failure)) setProblem(undefined)
    else setProblem(isOutcomeUnknown(failure) ? { text: t('method.inDoubt') } : explainFailure(tCheckout, failure))
  }

  /** The late charge is paid once the plan is active again; until then the bank may still review it. */
  function notifySaved() {
    const isActive = queryClient.getQueryData<Subscription | null>(subscriptionKey)?.status === 'active'
    const amount = lateCents === undefined ? undefined : writeMoney(lateCents)
    if (amount === undefined) void showToast('success', t('method.saved'))
    else void showToast(isActive ? 'success' : 'info', t(isActive ? 'method.paid' : 'method.weighed', { amount }))
  }

  return { save, explain, problem, dismiss: () => setProblem(undefined) }
}
