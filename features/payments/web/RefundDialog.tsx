import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { useDayFormat } from '#features/use-day-format.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { Consequences } from './Consequences.tsx'
import { toCents } from '#features/reais.ts'
import type { Refundable } from './use-refundable.ts'
import { type Refund, useRefund } from './use-refund.ts'

interface RefundDialogProps {
  isOpen: boolean
  onClose: () => void
  refundable: Refundable | undefined
}

/** Explains a refund, requests it, and shows its protocol number in the same place. */
export function RefundDialog({ isOpen, onClose, refundable }: RefundDialogProps) {
  const { t } = useTranslation('payments')
  const tCommon = useTranslation().t
  const { ask, isBusy, problem, refund, forget } = useRefund(onClose)
  const close = () => {
    onClose()
    forget()
  }
  const choices = (
    <>
      <Button onClick={close}>{t('refund.keep')}</Button>
      <Button variant="danger" isBusy={isBusy} onClick={() => void ask()}>
        {t('refund.confirm')}
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isWanted) => !isWanted && close()}
      title={refund ? t('refund.doneHeading') : t('refund.heading')}
      closeLabel={tCommon('close')}
      actions={refund ? <Button onClick={close}>{t('refund.close')}</Button> : choices}
    >
      {refund ? <Asked refund={refund} /> : <Meaning refundable={refundable} />}
      {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
    </Dialog>
  )
}

function Meaning({ refundable }: { refundable: Refundable | undefined }) {
  const { t } = useTranslation('payments')
  const writeDay = useDayFormat('long')
  const writeMoney = useMoneyFormat()
  if (!refundable) return null
  const lines = [
    t(refundable.isRest ? 'refund.rest' : 'refund.amount', { amount: writeMoney(toCents(refundable.amount)) }),
    t('refund.access'),
    t('refund.gallery'),
    t('refund.card'),
    t('refund.deadline', { date: writeDay(refundable.until) }),
  ]
  return <Consequences lines={lines} />
}

function Asked({ refund: { protocol, amount } }: { refund: Refund }) {
  const { t } = useTranslation('payments')
  const writeMoney = useMoneyFormat()

  async function copy() {
    try {
      await navigator.clipboard.writeText(protocol)
      void showToast('success', t('refund.copied'))
    } catch {
      // no permission, or a page without HTTPS: the text can be selected by hand
    }
  }

  return (
    <output className="flex flex-col gap-3">
      <p className="text-soft">{t('refund.doneText', { amount: writeMoney(toCents(amount)) })}</p>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
        <p>
          <span className="block text-sm text-soft">{t('refund.protocol')}</span>
          <strong className="font-display text-xl tracking-tight tabular-nums">{protocol}</strong>
        </p>
        <Button size="small" icon={<Copy className="size-4.5" aria-hidden="true" />} onClick={() => void copy()}>
          {t('refund.copy')}
        </Button>
      </div>
      <p className="text-sm text-soft">{t('refund.follow')}</p>
    </output>
  )
}
