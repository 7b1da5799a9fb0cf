import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchOrThrow } from '#features/api.ts'
import { allowanceKey } from '#features/membership/web/index.ts'
import { watch } from '#features/watch.ts'
import { photoEdits } from '../contract.ts'
import { isFinished } from '../edit-states.ts'
import { notifyOtherTabs } from './other-tabs.ts'
import { photoQuery } from './upload/use-photo.ts'

export const editsKey = ['edits'] as const
export const editKey = ['edit'] as const

export const editQuery = (id: string) =>
  queryOptions({
    queryKey: [...editKey, id],
    queryFn: async ({ signal }) => (await fetchOrThrow(photoEdits.getEdit, { params: { id }, signal })).edit,
  })

/** The current state of an edit. While it runs, every step arrives by itself; `isConnected` says whether it still does. */
export function useEdit(id: string) {
  const queryClient = useQueryClient()
  const query = useQuery(editQuery(id))
  const [isConnected, setConnected] = useState(true)
  const isUnderWay = query.data !== undefined && !isFinished(query.data.state)

  useEffect(() => {
    if (!isUnderWay) return undefined
    return watch(photoEdits.watchEdit, {
      params: { id },
      event: 'edit',
      onConnection: setConnected,
      onEvent: ({ edit }) => {
        queryClient.setQueryData(editQuery(id).queryKey, edit)
        if (!isFinished(edit.state)) return
        notifyOtherTabs()
        void queryClient.invalidateQueries({ queryKey: editsKey })
        void queryClient.invalidateQueries({ queryKey: allowanceKey })
        // more is known of it now
        void queryClient.invalidateQueries({ queryKey: photoQuery(edit.photo_id).queryKey })
      },
    })
  }, [id, isUnderWay, queryClient])

  return { ...query, isConnected }
}
