import { type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** All that was asked on behalf of a member, but for who they are. */
export const MEMBER_DATA: QueryFilters = {
  predicate: ({ queryKey, meta }) => queryKey[0] !== 'session' && meta?.['isForAnybody'] !== true,
}

/** One for the page: whoever tells something does not hear it. Opened late, since the server renders pages, too. */
let channel: BroadcastChannel | undefined
const open = () => (channel ??= new BroadcastChannel('plan'))

/** Plan or money have changed: what the other tabs of this browser show is no longer true. */
export function notifyOtherTabs(): void {
  open().postMessage('changed')
}

/** Asks everything again once another tab has changed the plan. */
export function usePlanNews(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const listening = new AbortController()
    open().addEventListener('message', () => void queryClient.invalidateQueries(MEMBER_DATA), { signal: listening.signal })
    return () => listening.abort()
  }, [queryClient])
}
