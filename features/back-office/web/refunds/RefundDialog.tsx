import { useTranslation } from 'react-i18next'
import { REFUND_REASON_MIN } from '#features/action-reason.ts'
import { call } from '#features/api.ts'
import { payments } from '#features/payments/contract.ts'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { toCents } from '#features/reais.ts'
import { showToast } from '#ui/toast.ts'
import type { PanelPayment } from '#features/back-office/panel-contract.ts'
import { useCallPerson } from '../lists/Person.tsx'
import { ReasonDialog } from '../member/ReasonDialog.tsx'
import { usePanelCall } from '../use-panel-call.ts'

interface RefundDialogProps {
  payment: PanelPayment
  onClose: () => void
}

/** Shows whose money is refunded and how much, and asks for a reason. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { t } = useTranslation('panel')
  const writeMoney = useMoneyFormat()
  const callPerson = useCallPerson()
  const callPanel = usePanelCall(t('failed.refund'))
  const name = callPerson(payment.user)
  const amount = writeMoney(toCents(payment.value - payment.refunded_value))

  async function refund(reason: string) {
    const body = { payment_id: payment.id, reason }
    await callPanel((headers) => call(payments.refundPaymentAsAdmin, { body, headers }))
    void showToast('success', t('refund.done'))
    onClose()
  }

  return (
    <ReasonDialog
      heading={t('refund.heading')}
      confirm={t('refund.confirm', { amount })}
      keep={t('refund.keep')}
      label={t('refund.reason')}
      hint={t('refund.reasonLogged')}
      least={REFUND_REASON_MIN}
      onClose={onClose}
      onConfirm={refund}
    >
      <p>{t('refund.text', { name, amount })}</p>
      <p className="text-sm text-soft">{t('refund.access')}</p>
    </ReasonDialog>
  )
}
