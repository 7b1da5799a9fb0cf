/** Who is signed in: the server's answer, in the query cache and synchronised between tabs. */
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { call, CallError } from '#features/api.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { signIn, type User } from '#features/sign-in/contract.ts'
import { clearStoredData, switchStorageOwner } from './stored-data.ts'
import { markRecreated } from './recreated-mark.ts'

const REVALIDATE_MS = 600_000
/** The spec's mark in local storage. It tells other tabs and the next load that a member is signed in; it proves nothing. */
const PHONE_KEY = 'userPhone'

type SignOutReason = 'signed-out' | 'deleted' | 'ended'

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown'; readonly retry: () => void }
  /**
   * `reason`: why, if it is known. After a sign-out in this tab sign-in does not offer to return; a session that has `ended` by itself is
   * told of.
   */
  | { readonly state: 'signed-out'; readonly reason: SignOutReason | undefined }
  | { readonly state: 'signed-in'; readonly user: User }

let signOutReason: SignOutReason | undefined

const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client, signal }): Promise<User | null> => {
    const result = await call(signIn.getSession, { signal })
    if (!result.ok && result.code !== 'unauthorised') throw new CallError(result)
    const user = result.ok ? result.data.user : null
    // the mark is still there: nobody has signed out, in this tab or in another
    if (user === null && hasPhoneMark()) signOutReason ??= 'ended'
    // whoever has signed in since, in another tab too, may sign out on purpose
    if (user !== null && signOutReason === 'ended') signOutReason = undefined
    applySession(client, user)
    return user
  },
  staleTime: REVALIDATE_MS,
  refetchInterval: REVALIDATE_MS,
  refetchOnWindowFocus: 'always',
})

/** Loads the session before the screen that needs it. */
export function askForSession(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(sessionQuery)
}

/**
 * A page restored from the browser's cache shows its old state. If its member has signed out, their data is removed at once: the
 * server's answer may take long, and never comes without a connection.
 */
export function revalidateReturnedPage(queryClient: QueryClient, page: EventTarget = globalThis): void {
  page.addEventListener('pageshow', (event) => {
    const shown = queryClient.getQueryData<User | null>(sessionQuery.queryKey)
    const isKept = 'persisted' in event && event.persisted === true
    if (!isKept || !shown || readPhoneMark(shown.phone) === shown.phone) return
    forgetLoaded(queryClient)
    void queryClient.resetQueries(sessionQuery)
  })
}

export function useSession(): Session {
  return useSessionIf(true)
}

/** The same for screens that work without a session: asks the server only if a member was signed in here before. */
export function useKnownSession(): Session {
  const hasMark = useSyncExternalStore(onOtherTab, hasPhoneMark, () => false)
  const session = useSessionIf(hasMark)
  return hasMark || session.state === 'signed-in' ? session : { state: 'signed-out', reason: signOutReason }
}

function useSessionIf(isEnabled: boolean): Session {
  const queryClient = useQueryClient()
  const { data, isPending, isError, refetch } = useQuery({ ...sessionQuery, enabled: isEnabled })
  const isHydrated = useHydrated()
  useEffect(() => onOtherTab(() => void queryClient.invalidateQueries(sessionQuery)), [queryClient])
  // the prerendered page has no member, however early the answer came
  if (!isHydrated) return { state: 'loading' }
  if (data) return { state: 'signed-in', user: data }
  if (data === null) return { state: 'signed-out', reason: signOutReason }
  if (isPending || !isError) return { state: 'loading' }
  return { state: 'unknown', retry: () => void refetch() }
}

/** After a right code: updates every part of the page. */
export function rememberSignIn(queryClient: QueryClient, user: User): void {
  signOutReason = undefined
  applySession(queryClient, user)
  queryClient.setQueryData(sessionQuery.queryKey, user)
}

/** Loads the session again after the server refused a call without one. */
export function revalidateSession(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(sessionQuery)
}

/** Ends the session on the server, then deletes everything of the member here and in other tabs. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  const result = await call(signIn.signOut, {})
  if (!result.ok && result.code !== 'unauthorised') throw new CallError(result)
  signOutReason = 'signed-out'
  forget(queryClient)
}

/** Marks the account as deleted, so that screens without a session lead to the goodbye page. */
export function noteDeletion(): void {
  signOutReason = 'deleted'
}

/** Deletes everything of the member here and in other tabs. */
export function forget(queryClient: QueryClient): void {
  clearStoredData()
  applySession(queryClient, null)
  queryClient.setQueryData(sessionQuery.queryKey, null)
}

/**
 * Records who is signed in, in this tab and for the others. Data loaded for another member is deleted, and their screen is left
 * at once with what was being typed, so that nobody else can read it. Queries with `isPublicData` are the same for everyone and
 * stay.
 */
function applySession(queryClient: QueryClient, user: User | null): void {
  const before = queryClient.getQueryData<User | null>(sessionQuery.queryKey)
  if (before?.id !== user?.id) forgetLoaded(queryClient)
  switchStorageOwner(user?.id)
  storePhone(user)
  // once set, it stays until the greeting is closed: the server's mark may be gone by the next answer
  if (user === null || (user.just_recreated && before?.id !== user.id)) markRecreated(user !== null)
}

function forgetLoaded(queryClient: QueryClient): void {
  queryClient.removeQueries({
    predicate: ({ queryKey, meta }) => queryKey[0] !== sessionQuery.queryKey[0] && meta?.['isPublicData'] !== true,
  })
}

function storePhone(user: User | null): void {
  try {
    if (user === null) localStorage.removeItem(PHONE_KEY)
    else if (localStorage.getItem(PHONE_KEY) !== user.phone) localStorage.setItem(PHONE_KEY, user.phone)
  } catch {
    // storage is blocked: the session works anyway, and other tabs notice at their next check
  }
}

function hasPhoneMark(): boolean {
  return readPhoneMark(null) !== null
}

/** `unreadable`: the answer where storage is blocked. */
function readPhoneMark(unreadable: string | null): string | null {
  try {
    return localStorage.getItem(PHONE_KEY)
  } catch {
    return unreadable
  }
}

function onOtherTab(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === PHONE_KEY || event.key === null) listener()
  }
  globalThis.addEventListener('storage', listen)
  return () => globalThis.removeEventListener('storage', listen)
}
