import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, CallError } from '#features/api.ts'
import { adminAccess } from '../contract.ts'
import { adminHeaders, deleteAdminToken, onOtherTabsToken } from './admin-token.ts'

export type AdminAccess =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown'; readonly retry: () => void }
  /** Signed in, but not as an administrator. */
  | { readonly state: 'denied' }
  /** An administrator who is not verified yet. */
  | { readonly state: 'locked' }
  /** As `locked`, because the token expired: the last action was not carried out. */
  | { readonly state: 'expired' }
  | { readonly state: 'open' }

const FORBIDDEN = 403

const accessQuery = queryOptions({
  queryKey: ['admin-access'],
  queryFn: async ({ signal }): Promise<'denied' | 'locked' | 'expired' | 'open'> => {
    const headers = adminHeaders()
    const result = await call(adminAccess.checkAdmin, { headers, signal })
    if (!result.ok && result.status === FORBIDDEN) return 'denied'
    if (!result.ok) throw new CallError(result)
    if (result.data.unlocked) return 'open'
    deleteAdminToken()
    return 'Authorization' in headers ? 'expired' : 'locked'
  },
  // checked when the page regains focus and not on a timer, because an unused panel must lock
  staleTime: 0,
  refetchOnWindowFocus: 'always',
})

/** How far the member may enter the panel, according to the server. */
export function useAdminAccess(): AdminAccess {
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery(accessQuery)
  useEffect(() => onOtherTabsToken(() => checkAdminAccess(queryClient)), [queryClient])
  if (data !== undefined) return { state: data }
  return isError ? { state: 'unknown', retry: () => void refetch() } : { state: 'loading' }
}

export function checkAdminAccess(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(accessQuery)
}
