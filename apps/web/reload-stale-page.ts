/** A page left open over a deploy asks for files that are gone: what it needs is the new page. */

const KEY = 'reloadedStalePage'
/** A second failure within it is not the deploy's: the crash screen shall say so instead of a page that reloads for ever. */
const ONCE_WITHIN_MS = 60_000

let isReloading = false

/** Whether the page is about to be replaced, so that nothing needs to be said any more. */
export function isPageReloading(): boolean {
  return isReloading
}

/** Reloads the page, once, when a part of it cannot be loaded. Vite tells so by an event. */
export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', () => {
    void reloadIfThere()
  })
}

/** Only a server that answers has a new page to give: without one, what was typed here is all there is. */
async function reloadIfThere(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok || !mayReload()) return
  isReloading = true
  location.reload()
}

function mayReload(): boolean {
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(KEY)) < ONCE_WITHIN_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    // without storage nothing would stop a loop
    return false
  }
}
