import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import { allowanceKey } from '#features/membership/web/index.ts'
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
  const [withPhoto, setWithPhoto] = useState(false)
  const { mutate, isPending, error } = useMutation<void, CallError>({
    mutationFn: async () => {
      await fetchOrThrow(photoEdits.deleteEdit, { params: { id: edit.id } })
      if (withPhoto) await fetchOrThrow(photoEdits.deletePhoto, { params: { id: edit.photo_id } })
    },
    onSuccess: async () => {
      notifyOtherTabs()
      onClose()
      await onDeleted?.()
      void showToast('success', t('delete.done'))
      queryClient.removeQueries(editQuery(edit.id))
      void queryClient.invalidateQueries({ queryKey: editsKey })
      void queryClient.invalidateQueries({ queryKey: allowanceKey })
    },
  })

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && !isPending && onClose()}
      title={t('delete.question')}
      description={t('delete.text')}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('delete.keep')}
          </Button>
          <Button look="danger" isBusy={isPending} onClick={() => mutate()}>
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      {edit.before_url !== null && (
        <Checkbox checked={withPhoto} onChange={(event) => setWithPhoto(event.target.checked)}>
          {t('delete.photoToo')}
        </Checkbox>
      )}
      {error && <Alert look="danger">{error.message}</Alert>}
    </Dialog>
  )
}
