import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isReason, REASON_MAX, REFUND_REASON_MIN } from '#features/action-reason.ts'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { useTooLong } from '#features/use-too-long.ts'
import { toCents } from '#features/reais.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import type { PanelPayment } from '#features/back-office/panel-contract.ts'
import { useCallPerson } from '../lists/Person.tsx'
import { useOrderRefund } from './use-order-refund.ts'

interface RefundDialogProps {
  payment: PanelPayment
  onClose: () => void
}

/** Shows whose money is refunded and how much, and asks for a reason. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  const writeMoney = useMoneyFormat()
  const callPerson = useCallPerson()
  const [reason, setReason] = useState('')
  const { order, isBusy, problem } = useOrderRefund(payment.id, onClose)
  const tooLong = useTooLong(reason, REASON_MAX)
  const name = callPerson(payment.user)
  const amount = writeMoney(toCents(payment.value - payment.refunded_value))
  return (
    <Dialog
      isOpen
      onOpenChange={(isWanted) => !isWanted && !isBusy && onClose()}
      title={t('refund.heading')}
      closeLabel={tCommon('close')}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('refund.keep')}
          </Button>
          <Button
            look="danger"
            disabled={!isReason(reason, REFUND_REASON_MIN)}
            isBusy={isBusy}
            onClick={() => void order(reason.trim())}
          >
            {t('refund.confirm', { amount })}
          </Button>
        </>
      }
    >
      <p>{t('refund.text', { name, amount })}</p>
      <p className="text-sm text-soft">{t('refund.access')}</p>
      <TextArea
        label={t('refund.reason')}
        hint={t('refund.reasonLogged')}
        value={reason}
        limit={REASON_MAX}
        tooLong={tooLong}
        required
        disabled={isBusy}
        onChange={(event) => setReason(event.target.value)}
      />
      {problem !== undefined && <Alert look="danger">{problem}</Alert>}
    </Dialog>
  )
}
