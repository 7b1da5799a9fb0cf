import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { useDayFormat } from '#features/use-day-format.ts'
import { subscriptionKey } from '#features/membership/web/index.ts'
import { useMember } from '#features/session/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { payments } from '../contract.ts'
import { isOutcomeUnknown } from './card-form/explain-failure.ts'
import { useMoneyRefresh } from './money-queries.ts'
import { useStalePlan } from './use-stale-plan.ts'

/** Cancels the plan and reports the outcome: done, in doubt, or a plan that had changed meanwhile. */
export function useCancel(onDone: () => void) {
  const { t } = useTranslation('payments')
  const writeDay = useDayFormat('long')
  const queryClient = useQueryClient()
  const refresh = useMoneyRefresh()
  const seeStale = useStalePlan()
  const { phone } = useMember()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function cancel() {
    setBusy(true)
    setProblem(undefined)
    const result = await call(payments.cancelSubscription, { body: { phone } })
    const isStale = !result.ok && (await seeStale(result))
    setBusy(false)
    if (isStale) {
      onDone()
      return
    }
    void refresh()
    if (!result.ok) {
      setProblem(isOutcomeUnknown(result) ? t('cancel.inDoubt') : result.error)
      return
    }
    const { subscription } = result.data
    queryClient.setQueryData(subscriptionKey, subscription)
    onDone()
    const { ends_at: endsAt } = subscription
    void showToast('success', endsAt === null ? t('cancel.done') : t('cancel.doneUntil', { date: writeDay(endsAt) }))
  }

  return { cancel, isBusy, problem }
}
