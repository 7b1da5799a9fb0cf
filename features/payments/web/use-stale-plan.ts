import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#features/api.ts'
import type { Subscription } from '#features/membership/contract.ts'
import { subscriptionKey } from '#features/membership/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { useMoneyRefresh } from './money-queries.ts'
import { conditionOf, type PlanCondition } from './plan-condition.ts'

/** Refusals that mean the plan is not what the page shows. */
const STALE_CODES: ReadonlySet<string> = new Set(['no_plan', 'refund_not_due', 'refund_already_made'])

const WORD_OF_CONDITION: Readonly<Partial<Record<PlanCondition, 'refunded' | 'over'>>> = {
  refunded: 'refunded',
  ending: 'over',
  cancelled: 'over',
}

/** Handles a refused action: if the plan has changed elsewhere, the page reloads it and says so. Resolves to whether it did. */
export function useStalePlan(): (failure: Failure) => Promise<boolean> {
  const { t } = useTranslation('payments')
  const queryClient = useQueryClient()
  const refresh = useMoneyRefresh()
  return async ({ code }) => {
    if (!STALE_CODES.has(code)) return false
    await refresh()
    const condition = conditionOf(queryClient.getQueryData<Subscription | null>(subscriptionKey) ?? null)
    void showToast('info', t(`stale.${WORD_OF_CONDITION[condition] ?? 'changed'}`))
    return true
  }
}
