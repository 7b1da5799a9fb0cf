import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { type Edit, photoEdits } from '#features/photo-edits/contract.ts'
import { notifyOtherTabs } from '../other-tabs.ts'
import { editQuery, editsKey } from '../use-edit.ts'

/** Makes the picture of an edit again with another revision of its cutout. */
export function useChangeCutout(edit: Edit, onChanged: () => void) {
  const { phone } = useMember()
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation<Edit, CallError, number>({
    mutationFn: async (revision) => {
      const body = { phone, cutout_revision: revision }
      return (await fetchOrThrow(photoEdits.changeEdit, { params: { id: edit.id }, body })).edit
    },
    onSuccess: (changed) => {
      queryClient.setQueryData(editQuery(edit.id).queryKey, changed)
      notifyOtherTabs()
      void queryClient.invalidateQueries({ queryKey: editsKey })
      onChanged()
    },
  })
  return { change: mutate, isChanging: isPending, error, forget: reset }
}
