import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface LeaveDialogProps {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before corrections are dropped that the cutout does not have yet. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation(['studio', 'common'])
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onStay()}
      title={t('correction.leave.question')}
      description={t('correction.leave.text')}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button onClick={onStay}>{t('correction.leave.stay')}</Button>
          <Button variant="danger" onClick={onLeave}>
            {t('correction.leave.confirm')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
