import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface ConfirmDialogProps {
  heading: string
  confirm: string
  /** The button's label for leaving everything as it is. */
  keep?: string
  /** An action that stops something has the look of one that cannot be undone. */
  isDanger?: boolean
  isIncomplete?: boolean
  submission: {
    readonly submit: (event: { preventDefault: () => void }) => void
    readonly isBusy: boolean
    readonly problem: string | undefined
  }
  onClose: () => void
  /** What is asked, and the fields. */
  children: ReactNode
}

/** Every action of the panel needs a confirmation: a form in a dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, confirm, keep, isDanger = false, isIncomplete = false, submission, onClose, children } = props
  const { submit, isBusy, problem } = submission
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  const formId = useId()
  return (
    <Dialog
      isOpen
      onOpenChange={(isWanted) => !isWanted && !isBusy && onClose()}
      title={heading}
      closeLabel={tCommon('close')}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {keep ?? t('member.keep')}
          </Button>
          <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'primary'} disabled={isIncomplete} isBusy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {children}
        {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
      </form>
    </Dialog>
  )
}
