/**
 * The sign-in that waits for its code: which phone, and when another code may be asked for. Each tab has its own, in
 * session storage, so that reload and back keep it; a tab that has none takes over the newest one of the others, which
 * lies in local storage for a few minutes. The code is never kept.
 */
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { parseJson } from '#features/api.ts'
import { onForgotten } from '#features/session/web/index.ts'

const pendingShape = z.object({
  /** E.164. */
  phone: z.string(),
  /** Milliseconds since 1970. */
  resendAt: z.number(),
  /** The same; when the other tabs may no longer take it over. */
  sharedUntil: z.number(),
})
export type PendingSignIn = z.infer<typeof pendingShape>

const KEY = 'pendingSignIn'
/** Twice as long as a code lives. */
const SHARED_FOR_MS = 600_000
const listeners = new Set<() => void>()
let read: { text: string | null; pending: PendingSignIn | undefined } = { text: null, pending: undefined }

/** Undefined when there is none, and in prerendered pages. */
export function usePendingSignIn(): PendingSignIn | undefined {
  return useSyncExternalStore(listen, findPending, () => undefined)
}

export function keepPending(phone: string, waitSeconds: number): void {
  const now = Date.now()
  write(
    JSON.stringify({
      phone,
      resendAt: now + waitSeconds * 1000,
      sharedUntil: now + SHARED_FOR_MS,
    } satisfies PendingSignIn),
  )
}

export function forgetPending(): void {
  write(null)
}

function listen(notice: () => void): () => void {
  listeners.add(notice)
  return () => listeners.delete(notice)
}

/** The same object as long as the stored text is the same, as React asks. */
export function findPending(): PendingSignIn | undefined {
  const text = readText()
  if (text !== read.text) read = { text, pending: parse(text) }
  return read.pending
}

function parse(text: string | null): PendingSignIn | undefined {
  const pending = z.safeParse(pendingShape, text === null ? undefined : parseJson(text))
  return pending.success ? pending.data : undefined
}

/** Where storage is closed to us, this page's memory has to do: then only a reload starts anew. */
let memory: string | null = null
onForgotten(() => {
  memory = null
  for (const notice of listeners) notice()
})

function readText(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? takeOver() ?? memory
  } catch {
    return memory
  }
}

/** What another tab began, as long as it is fresh; from then on this tab's own. */
function takeOver(): string | null {
  const text = localStorage.getItem(KEY)
  const pending = parse(text)
  if (text === null) return null
  if (!pending || pending.sharedUntil < Date.now()) {
    localStorage.removeItem(KEY)
    return null
  }
  sessionStorage.setItem(KEY, text)
  return text
}

function write(text: string | null): void {
  memory = text
  try {
    for (const storage of [sessionStorage, localStorage]) {
      if (text === null) storage.removeItem(KEY)
      else storage.setItem(KEY, text)
    }
  } catch {
    // kept in memory above
  }
  for (const notice of listeners) notice()
}
