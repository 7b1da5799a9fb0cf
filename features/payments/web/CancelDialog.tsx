import { useTranslation } from 'react-i18next'
import { useDayFormat } from '#features/use-day-format.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Consequences } from './Consequences.tsx'
import type { PlanCondition } from './plan-condition.ts'
import { useCancel } from './use-cancel.ts'

interface CancelDialogProps {
  isOpen: boolean
  onClose: () => void
  condition: PlanCondition
  renewsAt: string | undefined
  /** Until when a refund could be requested instead. */
  refundUntil: string | undefined
}

export function CancelDialog({ isOpen, onClose, ...plan }: CancelDialogProps) {
  const { t } = useTranslation('payments')
  const tCommon = useTranslation().t
  const lines = useConsequences(plan)
  const { cancel, isBusy, problem } = useCancel(onClose)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isWanted) => !isWanted && onClose()}
      title={t('cancel.heading')}
      closeLabel={tCommon('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void cancel()}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <Consequences lines={lines} />
      {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
    </Dialog>
  )
}

function useConsequences({
  condition,
  renewsAt,
  refundUntil,
}: Pick<CancelDialogProps, 'condition' | 'renewsAt' | 'refundUntil'>): string[] {
  const { t } = useTranslation('payments')
  const writeDay = useDayFormat('long')
  const until = renewsAt === undefined ? [] : [t('cancel.until', { date: writeDay(renewsAt) })]
  const refund = refundUntil === undefined ? [] : [t('cancel.refund', { date: writeDay(refundUntil) })]
  if (condition === 'active') return [...until, t('cancel.charges'), t('cancel.gallery'), t('cancel.back'), ...refund]
  const end = condition === 'disputed' ? [] : [t('cancel.atOnce')]
  return [...end, t('cancel.charges'), t('cancel.gallery')]
}
