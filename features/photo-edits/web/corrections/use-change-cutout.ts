import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { type Edit, photoEdits } from '#features/photo-edits/contract.ts'
import { notifyOtherTabs } from '../other-tabs.ts'
import { useRequireCorrections } from '../order/use-require-corrections.ts'
import { cutoutQuery } from '../preview/use-cutout.ts'
import { editQuery, editsKey } from '../use-edit.ts'

/** Makes the picture of an edit again with the newest revision of its cutout, once that has all that was drawn. */
export function useChangeCutout(edit: Edit, onChanged: () => void) {
  const { phone } = useMember()
  const queryClient = useQueryClient()
  const requireCorrections = useRequireCorrections()
  const { mutate, isPending, error, reset } = useMutation<Edit | undefined, CallError>({
    mutationFn: async () => {
      await requireCorrections([edit.photo_id], edit.operation)
      const revision = queryClient.getQueryData(cutoutQuery(edit.photo_id).queryKey)?.revision
      if (revision === undefined || revision === (edit.wishes.cutout_revision ?? 1)) return undefined
      const body = { phone, cutout_revision: revision }
      return (await fetchOrThrow(photoEdits.changeEdit, { params: { id: edit.id }, body })).edit
    },
    onSuccess: (changed) => {
      if (!changed) return onChanged()
      queryClient.setQueryData(editQuery(edit.id).queryKey, changed)
      notifyOtherTabs()
      void queryClient.invalidateQueries({ queryKey: editsKey })
      onChanged()
    },
  })
  return { change: mutate, isChanging: isPending, error, forget: reset }
}
