/** A page left open over a deploy asks for files that are gone: what it needs is the new page. */
import { rescueForNextPage } from './rescued-words.ts'
import { readTypedWords } from './typed-words.ts'

export const RELOADED_KEY = 'reloadedStalePage'
/** A second failure within it is not the deploy's: the crash screen shall say so instead of a page that reloads for ever. */
export const ONCE_WITHIN_MS = 60_000

/** How long the server may take to say that it is there. */
const ANSWERS_WITHIN_MS = 3000

const staleErrors = new WeakSet<Error>()
let isReloading = false
const listeners = new Set<() => void>()

/** Whether the page is about to be replaced, so that nothing needs to be said any more. It may still turn out that it is not. */
export function isPageReloading(): boolean {
  return isReloading
}

/** Hears when the page stays after all. Returns the way to stop listening. */
export function onPageStays(notice: () => void): () => void {
  listeners.add(notice)
  return () => listeners.delete(notice)
}

/** Calls back once it is certain that the page stays: never, if it is replaced. */
export function oncePageStays(notice: () => void): void {
  if (!isReloading) return notice()
  const stop = onPageStays(() => {
    stop()
    notice()
  })
}

/** Learns from Vite's event which errors are of a part that cannot be loaded. */
export function noteStaleParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => staleErrors.add(payload))
}

/** Reloads the page, once, after such an error. For those who cannot do without the part: whoever can catches the error, and the page stays. */
export function reloadIfStale(error: unknown): void {
  if (isReloading || !(error instanceof Error) || !staleErrors.has(error)) return
  isReloading = true
  void reloadIfThere()
}

/** Only a server that answers has a new page to give: without one, what was typed here is all there is. */
async function reloadIfThere(): Promise<void> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS)
  const answer = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => undefined)
  if (answer?.ok && mayReload()) {
    rescueForNextPage(readTypedWords(document))
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
