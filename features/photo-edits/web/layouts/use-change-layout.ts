import { useQueryClient } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
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
export function useChangeLayout(edit: Edit): (change: LayoutChange) => Promise<void> {
  const { phone } = useMember()
  const queryClient = useQueryClient()
  return async (change) => {
    const request = { params: { id: edit.id }, body: { phone, ...change } }
    const { edit: changed } = await fetchOrThrow(photoEdits.changeEdit, request)
    queryClient.setQueryData(editQuery(edit.id).queryKey, changed)
    notifyOtherTabs()
    void queryClient.invalidateQueries({ queryKey: editsKey })
  }
}
