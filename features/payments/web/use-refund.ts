import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import type { Reply } from '#features/endpoint.ts'
import { useMember } from '#features/session/web/index.ts'
import { payments } from '../contract.ts'
import { isInDoubt } from './card-form/explain-failure.ts'
import { useMoneyRefresh } from './money-queries.ts'
import { useStalePlan } from './use-stale-plan.ts'

export type Refund = Reply<typeof payments.requestRefund>

/** Asks the money back, and says what came of it: its protocol, a doubt, or a plan that had changed by then. */
export function useRefund(onStale: () => void) {
  const { t } = useTranslation('payments')
  const refresh = useMoneyRefresh()
  const seeStale = useStalePlan()
  const { phone } = useMember()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [refund, setRefund] = useState<Refund>()

  async function ask() {
    setBusy(true)
    setProblem(undefined)
    const result = await call(payments.requestRefund, { body: { phone } })
    const isStale = !result.ok && (await seeStale(result))
    setBusy(false)
    if (isStale) {
      onStale()
      return
    }
    if (result.ok) setRefund(result.data)
    else setProblem(isInDoubt(result) ? t('refund.inDoubt') : result.error)
    // refused or not, what the page shows is older than what the server knows
    void refresh()
  }

  function forget() {
    setRefund(undefined)
    setProblem(undefined)
  }

  return { ask, isBusy, problem, refund, forget }
}
