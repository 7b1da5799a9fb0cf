/**
 * The sign-in that waits for its code: its phone, and when another code can be requested. Each tab has its own in session
 * storage, so that it survives reload and back; a tab without one takes over the newest one of the other tabs, which stays in
 * local storage for a few minutes. The code is never stored.
 */
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { parseJson } from '#features/api.ts'
import { onStorageCleared } from '#features/session/web/index.ts'

const pendingShape = z.object({
  /** E.164. */
  phone: z.string(),
  /** Milliseconds since 1970. */
  resendAt: z.number(),
  /** Milliseconds since 1970; after this the other tabs no longer take it over. */
  sharedUntil: z.number(),
})
export type PendingSignIn = z.infer<typeof pendingShape>

const KEY = 'pendingSignIn'
/** Twice the validity of a code. */
const SHARED_FOR_MS = 600_000
const listeners = new Set<() => void>()
let read: { text: string | null; pending: PendingSignIn | undefined } = { text: null, pending: undefined }

/** Undefined when there is none, and in prerendered pages. */
export function usePendingSignIn(): PendingSignIn | undefined {
  return useSyncExternalStore(subscribe, findPending, () => undefined)
}

export function savePending(phone: string, waitSeconds: number): void {
  const now = Date.now()
  write(
    JSON.stringify({
      phone,
      resendAt: now + waitSeconds * 1000,
      sharedUntil: now + SHARED_FOR_MS,
    } satisfies PendingSignIn),
  )
}

export function deletePending(): void {
  write(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the same object as long as the stored text is the same, as React requires. */
export function findPending(): PendingSignIn | undefined {
  const text = readText()
  if (text !== read.text) read = { text, pending: parse(text) }
  return read.pending
}

function parse(text: string | null): PendingSignIn | undefined {
  const pending = z.safeParse(pendingShape, text === null ? undefined : parseJson(text))
  return pending.success ? pending.data : undefined
}

/** Where storage is blocked, a variable replaces it: then only a reload starts again. */
let memory: string | null = null
onStorageCleared(() => {
  memory = null
  for (const listener of listeners) listener()
})

function readText(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? takeOver() ?? memory
  } catch {
    return memory
  }
}

/** Takes over what another tab began, if it is recent. */
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
    // kept in memory, see above
  }
  for (const listener of listeners) listener()
}
