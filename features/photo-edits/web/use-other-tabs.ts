import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { allowanceKey } from '#features/membership/web/index.ts'
import { listenToOtherTabs } from './other-tabs.ts'
import { editKey, editsKey } from './use-edit.ts'

/** Keeps the studio up to date with changes made in other tabs. */
export function useOtherTabs(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listenToOtherTabs(() => {
        for (const queryKey of [editsKey, editKey, allowanceKey]) void queryClient.invalidateQueries({ queryKey })
      }),
    [queryClient],
  )
}
