/** A page that stayed open over a deploy requests files that no longer exist: it needs the new page. */
import { keepForNextPage } from './recovered-text.ts'
import { readUnsavedInput } from './unsaved-input.ts'

export const RELOADED_KEY = 'reloadedStalePage'
/** A second failure within this time has another cause than the deploy: the crash screen shows it, instead of endless reloads. */
export const ONCE_WITHIN_MS = 60_000

/** How long the server may take to answer that it is there. */
const ANSWERS_WITHIN_MS = 3000

const staleErrors = new WeakSet<Error>()
let isReloading = false
const listeners = new Set<() => void>()

/** Whether the page is about to be replaced, so that no message is needed. The reload may still be given up. */
export function isPageReloading(): boolean {
  return isReloading
}

/** Calls back when the page stays after all. Returns the function that stops listening. */
export function onReloadCancelled(notice: () => void): () => void {
  listeners.add(notice)
  return () => listeners.delete(notice)
}

/** Calls back once it is certain that the page stays; never, if it is replaced. */
export function afterReloadCancelled(notice: () => void): void {
  if (!isReloading) return notice()
  const stop = onReloadCancelled(() => {
    stop()
    notice()
  })
}

/** Learns from Vite's event which errors come from a part that cannot be loaded. */
export function trackStaleChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => staleErrors.add(payload))
}

/**
 * Reloads the page, once, after such an error. For callers that cannot do without the part; others catch the error, and the page
 * stays.
 */
export function reloadIfStale(error: unknown): void {
  if (isReloading || !(error instanceof Error) || !staleErrors.has(error)) return
  isReloading = true
  void reloadIfThere()
}

/** Only a server that answers has a new page; without one, a reload would lose what was typed here. */
async function reloadIfThere(): Promise<void> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS)
  const answer = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => undefined)
  if (answer?.ok && mayReload()) {
    keepForNextPage(readUnsavedInput(document))
    return location.reload()
  }
  isReloading = false
  for (const notice of listeners) notice()
}

function mayReload(): boolean {
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(RELOADED_KEY)) < ONCE_WITHIN_MS) return false
    sessionStorage.setItem(RELOADED_KEY, String(now))
    return true
  } catch {
    // without storage nothing would stop a loop
    return false
  }
}
