import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import { allowanceKey } from '#features/membership/web/use-allowance.ts'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { type Edit, photoEdits } from '../contract.ts'
import { editQuery, editsKey } from './use-edit.ts'

/** Deletes an edit, and the photo it was made of if that is wanted too. Asks first: nothing brings it back. */
export function DeleteEdit({ edit }: { edit: Edit }) {
  const { t } = useTranslation(['studio', 'common'])
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [withPhoto, setWithPhoto] = useState(false)
  const { mutate, isPending, error } = useMutation<void, CallError>({
    mutationFn: async () => {
      await fetchOrThrow(photoEdits.deleteEdit, { params: { id: edit.id } })
      if (withPhoto) await fetchOrThrow(photoEdits.deletePhoto, { params: { id: edit.photo_id } })
    },
    onSuccess: async () => {
      await navigate(paths.studio(), { replace: true })
      toast.success(t('delete.done'))
      queryClient.removeQueries(editQuery(edit.id))
      void queryClient.invalidateQueries({ queryKey: editsKey })
      void queryClient.invalidateQueries({ queryKey: allowanceKey })
    },
  })

  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="min-h-11"
        icon={<Trash2 className="size-4.5" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('delete.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('delete.question')}
        description={t('delete.text')}
        closeLabel={t('common:close')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('delete.keep')}</Button>
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
    </>
  )
}
