import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { type Edit, photoEdits } from '#features/photo-edits/contract.ts'
import type { Layout, PostTexts } from '#features/photo-edits/layouts.ts'
import { notifyOtherTabs } from '../other-tabs.ts'
import { editQuery, editsKey } from '../use-edit.ts'

interface LayoutChange {
  readonly layout: Layout
  readonly texts: PostTexts
}

/** Has a finished edit made again with a layout and texts: free, and the old picture stays until the new one is there. */
export function useLayoutChange(edit: Edit) {
  const { phone } = useMember()
  const queryClient = useQueryClient()
  const { mutate, isPending, error, variables } = useMutation<Edit, CallError, LayoutChange>({
    mutationFn: async (change) =>
      (await fetchOrThrow(photoEdits.changeEdit, { params: { id: edit.id }, body: { phone, ...change } })).edit,
    onSuccess: (changed) => {
      queryClient.setQueryData(editQuery(edit.id).queryKey, changed)
      notifyOtherTabs()
      void queryClient.invalidateQueries({ queryKey: editsKey })
    },
  })
  const isChanging = isPending || edit.state === 'running'
  return { change: mutate, isChanging, wanted: isChanging ? variables?.layout : undefined, error }
}
