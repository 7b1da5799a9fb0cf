import { type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Matches every query about the signed-in member, except the session itself. */
export const MEMBER_DATA: QueryFilters = {
  predicate: ({ queryKey, meta }) => queryKey[0] !== 'session' && meta?.['isPublicData'] !== true,
}

/**
 * One channel for the page, so that a sender does not receive its own message. Opened on first use, because the server renders
 * pages too.
 */
let channel: BroadcastChannel | undefined
const open = () => (channel ??= new BroadcastChannel('plan'))

/** Announces that plan or money have changed, so that the browser's other tabs reload. */
export function notifyOtherTabs(): void {
  open().postMessage('changed')
}

/** Reloads every query about the member after another tab has changed the plan. */
export function useChangesOfPlan(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const listening = new AbortController()
    open().addEventListener('message', () => void queryClient.invalidateQueries(MEMBER_DATA), { signal: listening.signal })
    return () => listening.abort()
  }, [queryClient])
}
