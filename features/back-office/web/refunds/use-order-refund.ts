import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { payments } from '#features/payments/contract.ts'
import { showToast } from '#ui/toast.ts'
import { useOrderAction } from '../member/use-order-action.ts'

/** Orders a refund once, however often one taps. */
export function useOrderRefund(paymentId: string, onDone: () => void) {
  const { t } = useTranslation('panel')
  const { order: run, isBusy, problem } = useOrderAction(t('failed.refund'))

  async function order(reason: string) {
    const body = { payment_id: paymentId, reason }
    if (!(await run((headers) => call(payments.refundPayment, { body, headers })))) return
    void showToast('success', t('refund.done'))
    onDone()
  }

  return { order, isBusy, problem }
}
