import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASON_MAX, REASON_MIN } from '#features/panel/member-shapes.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'

interface ReasonDialogProps {
  heading: string
  /** Whom it touches, by name, and what it does to them. */
  text: string
  /** Under the field: who will read what is typed there. */
  hint: string
  confirm: string
  isBusy: boolean
  problem: string | undefined
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Asks before anything happens to a member, and wants to know why. */
export function ReasonDialog({ heading, text, hint, confirm, isBusy, problem, onClose, onConfirm }: ReasonDialogProps) {
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  const [reason, setReason] = useState('')
  const told = reason.trim()
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
          <Button look="danger" disabled={told.length < REASON_MIN} isBusy={isBusy} onClick={() => onConfirm(told)}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <TextArea
        label={t('member.reason')}
        hint={hint}
        value={reason}
        limit={REASON_MAX}
        required
        disabled={isBusy}
        onChange={(event) => setReason(event.target.value)}
      />
      {problem !== undefined && <Alert look="danger">{problem}</Alert>}
    </Dialog>
  )
}
