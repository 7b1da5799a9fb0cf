/** Who is signed in: the server's answer, kept in the query cache and shared by every tab. */
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { call, CallError } from '#features/api.ts'
import { signIn, type User } from '../contract.ts'

const REVALIDATE_MS = 600_000
/** The spec's mark in local storage. It tells other tabs and the next load that somebody is in; it proves nothing. */
const PHONE_KEY = 'userPhone'

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown'; readonly retry: () => void }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly user: User }

const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<User | null> => {
    const result = await call(signIn.getSession, { signal })
    if (!result.ok && result.code !== 'unauthorised') throw new CallError(result)
    const user = result.ok ? result.data.user : null
    mirrorPhone(user)
    return user
  },
  staleTime: REVALIDATE_MS,
  refetchInterval: REVALIDATE_MS,
  refetchOnWindowFocus: 'always',
})

export function useSession(): Session {
  return useSessionIf(true)
}

/** The same for screens that work without a session: asks the server only if somebody was signed in here before. */
export function useKnownSession(): Session {
  return useSessionIf(useSyncExternalStore(onOtherTab, hasPhoneMark, () => false))
}

function useSessionIf(isEnabled: boolean): Session {
  const queryClient = useQueryClient()
  const { data, isPending, isError, refetch } = useQuery({ ...sessionQuery, enabled: isEnabled })
  useEffect(() => onOtherTab(() => void queryClient.invalidateQueries(sessionQuery)), [queryClient])
  if (data) return { state: 'signed-in', user: data }
  if (data === null) return { state: 'signed-out' }
  if (isPending || !isError) return { state: 'loading' }
  return { state: 'unknown', retry: () => void refetch() }
}

/** After a right code: every part of the page knows at once. */
export function rememberSignIn(queryClient: QueryClient, user: User): void {
  mirrorPhone(user)
  queryClient.setQueryData(sessionQuery.queryKey, user)
}

/** Ends the session at the server, then forgets everything of the member here and in other tabs. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  const result = await call(signIn.endSession, {})
  if (!result.ok && result.code !== 'unauthorised') throw new CallError(result)
  mirrorPhone(null)
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, null)
}

function mirrorPhone(user: User | null): void {
  try {
    if (user === null) localStorage.removeItem(PHONE_KEY)
    else if (localStorage.getItem(PHONE_KEY) !== user.phone) localStorage.setItem(PHONE_KEY, user.phone)
  } catch {
    // storage is closed to us: the session works all the same, other tabs notice at their next check
  }
}

function hasPhoneMark(): boolean {
  try {
    return localStorage.getItem(PHONE_KEY) !== null
  } catch {
    return false
  }
}

function onOtherTab(notice: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === PHONE_KEY || event.key === null) notice()
  }
  globalThis.addEventListener('storage', listen)
  return () => globalThis.removeEventListener('storage', listen)
}
