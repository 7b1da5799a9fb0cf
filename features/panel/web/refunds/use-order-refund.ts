import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminHeaders, checkAdminAccess } from '#features/admin/web/index.ts'
import { call, type Failure } from '#features/api.ts'
import { payments } from '#features/payments/contract.ts'
import { useMember } from '#features/session/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { usePanelRefresh } from '../panel-queries.ts'

/** Errors whose server text explains nothing. */
const UNEXPLAINED: ReadonlySet<string> = new Set(['invalid_answer', 'internal'])

/** Orders a refund once, however often one taps. */
export function useOrderRefund(paymentId: string, onDone: () => void) {
  const { t } = useTranslation('panel')
  const { phone } = useMember()
  const queryClient = useQueryClient()
  const refresh = usePanelRefresh()
  const isOrdered = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  function tell({ code, error }: Failure): string {
    if (code === 'network') return t('failed.network')
    return UNEXPLAINED.has(code) ? t('failed.refund') : error
  }

  async function order(reason: string) {
    if (isOrdered.current) return
    isOrdered.current = true
    setBusy(true)
    setProblem(undefined)
    const headers = { ...adminHeaders(), 'x-user-phone': phone }
    const result = await call(payments.refundPayment, { body: { payment_id: paymentId, reason }, headers })
    setBusy(false)
    isOrdered.current = false
    // after any answer the lists are older than the server's state
    void refresh()
    if (result.ok) {
      void showToast('success', t('refund.done'))
      onDone()
      return
    }
    setProblem(tell(result))
    // the panel may have been locked meanwhile: then its gate replaces this page
    checkAdminAccess(queryClient)
  }

  return { order, isBusy, problem }
}
