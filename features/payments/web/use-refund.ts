import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import type { Reply } from '#features/endpoint.ts'
import { useMember } from '#features/session/web/index.ts'
import { payments } from '../contract.ts'
import { isOutcomeUnknown } from './card-form/explain-failure.ts'
import { useMoneyRefresh } from './money-queries.ts'
import { useStalePlan } from './use-stale-plan.ts'

export type Refund = Reply<typeof payments.requestRefund>

/** Requests the refund and reports the outcome: its protocol, a doubt, or a plan that had changed meanwhile. */
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
    else setProblem(isOutcomeUnknown(result) ? t('refund.inDoubt') : result.error)
    // after any answer the page is older than the server's state
    void refresh()
  }

  function forget() {
    setRefund(undefined)
    setProblem(undefined)
  }

  return { ask, isBusy, problem, refund, forget }
}
