import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchOrThrow } from '#features/api.ts'
import { allowanceKey } from '#features/membership/web/index.ts'
import { useSubmit } from '#features/use-submit.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { type Edit, photoEdits } from '#features/photo-edits/contract.ts'
import { notifyOtherTabs } from '../other-tabs.ts'
import { editQuery, editsKey } from '../use-edit.ts'

interface DeleteEditDialogProps {
  edit: Edit
  isOpen: boolean
  onClose: () => void
  /** Called after the deletion, for example to leave the edit's page. */
  onDeleted?: () => Promise<void> | void
}

/** Deletes an edit, and optionally the photo it was made of. Asks first, since it cannot be undone. */
export function DeleteEditDialog({ edit, isOpen, onClose, onDeleted }: DeleteEditDialogProps) {
  const { t } = useTranslation(['studio', 'common'])
  const queryClient = useQueryClient()
  const formId = useId()
  const form = useForm({ defaultValues: { withPhoto: false } })
  const { submit, isBusy, problem } = useSubmit(form, async ({ withPhoto }) => {
    await fetchOrThrow(photoEdits.deleteEdit, { params: { id: edit.id } })
    if (withPhoto) await fetchOrThrow(photoEdits.deletePhoto, { params: { id: edit.photo_id } })
    notifyOtherTabs()
    onClose()
    await onDeleted?.()
    void showToast('success', t('delete.done'))
    queryClient.removeQueries(editQuery(edit.id))
    void queryClient.invalidateQueries({ queryKey: editsKey })
    void queryClient.invalidateQueries({ queryKey: allowanceKey })
  })

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && !isBusy && onClose()}
      title={t('delete.question')}
      description={t('delete.text')}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('delete.keep')}
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={isBusy}>
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        {edit.before_url !== null && <Checkbox {...form.register('withPhoto')}>{t('delete.photoToo')}</Checkbox>}
        {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
      </form>
    </Dialog>
  )
}
