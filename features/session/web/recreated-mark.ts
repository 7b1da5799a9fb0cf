/** The spec's mark in local storage: this account was deleted and created again. It proves nothing. */
import { useSyncExternalStore } from 'react'

const KEY = 'justRecreated'
const listeners = new Set<() => void>()

export function useRecreatedMark(): boolean {
  return useSyncExternalStore(subscribe, isMarked, () => false)
}

export function markRecreated(isRecreated: boolean): void {
  try {
    if (isRecreated) localStorage.setItem(KEY, 'true')
    else localStorage.removeItem(KEY)
  } catch {
    // storage is blocked: the server has the same mark
  }
  for (const listener of listeners) listener()
}

function isMarked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Listens for changes here and in other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  globalThis.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', listener)
  }
}
