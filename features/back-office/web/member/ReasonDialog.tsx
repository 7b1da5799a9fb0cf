import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isReason, REASON_MAX, REASON_MIN } from '#features/action-reason.ts'
import { FormTextArea } from '#features/FormTextArea.tsx'
import { useSubmit } from '#features/use-submit.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

interface ReasonDialogProps {
  heading: string
  confirm: string
  keep?: string
  /** Whom the action affects, by name, and how. */
  children: ReactNode
  label?: string
  /** Below the field: who will read the reason. */
  hint: string
  /** The fewest characters of a reason. */
  least?: number
  onClose: () => void
  /** Acts, and shows the success. @throws CallError for a refusal */
  onConfirm: (reason: string) => Promise<void>
}

/** Confirms an action on a member and asks for the reason. */
export function ReasonDialog({ children, label, hint, least = REASON_MIN, onConfirm, ...dialog }: ReasonDialogProps) {
  const { t } = useTranslation('panel')
  const form = useForm({ defaultValues: { reason: '' } })
  const { control } = form
  const reason = useWatch({ control, name: 'reason' })
  const submission = useSubmit(form, (typed) => onConfirm(typed.reason.trim()))
  return (
    <ConfirmDialog {...dialog} isDanger isIncomplete={!isReason(reason.trim(), least)} submission={submission}>
      {children}
      <FormTextArea
        control={control}
        name="reason"
        label={label ?? t('member.reason')}
        hint={hint}
        limit={REASON_MAX}
        required
        disabled={submission.isBusy}
      />
    </ConfirmDialog>
  )
}
