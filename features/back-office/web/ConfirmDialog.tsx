import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface ConfirmDialogProps {
  heading: string
  confirm: string
  /** An action that stops something has the look of one that cannot be undone. */
  isDanger?: boolean
  isIncomplete?: boolean
  isBusy: boolean
  problem: string | undefined
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

/** Every action of the panel needs a confirmation. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, confirm, isDanger = false, isIncomplete = false, isBusy, problem, onClose, onConfirm, children } = props
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  return (
    <Dialog
      isOpen
      onOpenChange={(isWanted) => !isWanted && !isBusy && onClose()}
      title={heading}
      closeLabel={tCommon('close')}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('member.keep')}
          </Button>
          <Button look={isDanger ? 'danger' : 'primary'} disabled={isIncomplete} isBusy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {problem !== undefined && <Alert look="danger">{problem}</Alert>}
    </Dialog>
  )
}
