/**
 * The sign-in that waits for its code: which phone, and when another code may be asked for. Kept in session storage,
 * so that it survives reload and back and dies with the tab. The code is never kept.
 */
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

const pendingShape = z.object({
  /** E.164. */
  phone: z.string(),
  /** Milliseconds since 1970. */
  resendAt: z.number(),
})
export type PendingSignIn = z.infer<typeof pendingShape>

const KEY = 'pendingSignIn'
const listeners = new Set<() => void>()
let read: { text: string | null; pending: PendingSignIn | undefined } = { text: null, pending: undefined }

/** Undefined when there is none, and in prerendered pages. */
export function usePendingSignIn(): PendingSignIn | undefined {
  return useSyncExternalStore(listen, findPending, () => undefined)
}

export function keepPending(phone: string, waitSeconds: number): void {
  write(JSON.stringify({ phone, resendAt: Date.now() + waitSeconds * 1000 } satisfies PendingSignIn))
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
  if (text === null) return undefined
  try {
    return z.parse(pendingShape, JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Where storage is closed to us, this page's memory has to do: then only a reload starts anew. */
let memory: string | null = null

function readText(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? memory
  } catch {
    return memory
  }
}

function write(text: string | null): void {
  memory = text
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // kept in memory above
  }
  for (const notice of listeners) notice()
}
