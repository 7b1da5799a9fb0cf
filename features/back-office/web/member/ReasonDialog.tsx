import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isReason, REASON_MAX, REASON_MIN } from '#features/action-reason.ts'
import { useTooLong } from '#features/use-too-long.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

interface ReasonDialogProps {
  heading: string
  /** Whom the action affects, by name, and how. */
  text: string
  /** Below the field: who will read the reason. */
  hint: string
  confirm: string
  isBusy: boolean
  problem: string | undefined
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Confirms an action on a member and asks for the reason. */
export function ReasonDialog({ heading, text, hint, confirm, isBusy, problem, onClose, onConfirm }: ReasonDialogProps) {
  const { t } = useTranslation('panel')
  const [reason, setReason] = useState('')
  const tooLong = useTooLong(reason, REASON_MAX)
  const trimmed = reason.trim()
  return (
    <ConfirmDialog
      heading={heading}
      confirm={confirm}
      isDanger
      isIncomplete={!isReason(trimmed, REASON_MIN)}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => onConfirm(trimmed)}
    >
      <p>{text}</p>
      <TextArea
        label={t('member.reason')}
        hint={hint}
        value={reason}
        limit={REASON_MAX}
        tooLong={tooLong}
        required
        disabled={isBusy}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  )
}
