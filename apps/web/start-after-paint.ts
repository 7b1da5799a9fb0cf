import { ONCE_WITHIN_MS, RELOADED_KEY } from './reload-stale-page.ts'

/** The id of the element that lists the app's files, each after those that it needs; the last one starts the app. */
export const PARTS_ID = 'parts'
/** The id of the element with the notice for when they do not load (`UnloadedNotice.tsx`). */
export const UNLOADED_ID = 'unloaded'

/** Requesting a file takes a slow phone a millisecond: so many are requested at a time, and a touch in between is handled. */
const ASKED_AT_ONCE = 8

interface StartNames {
  partsId: string
  askedAtOnce: number
  unloadedId: string
  reloadedKey: string
  onceWithinMs: number
}

/**
 * Starts the app once the page's HTML is painted: before that, scripts would compete with it for a slow network and a slow
 * phone's main thread. Evaluates the files one by one, so that a touch in between is handled. When the app itself does not load,
 * nothing else notices: the page is reloaded once, and shows a notice if that does not help or there is no connection. Sent to
 * the browser as text, so it uses nothing from outside.
 */
function startAfterPaint({ partsId, askedAtOnce, unloadedId, reloadedKey, onceWithinMs }: StartNames): void {
  let hasStarted = false
  const mayReload = () => {
    try {
      const now = Date.now()
      if (now - Number(sessionStorage.getItem(reloadedKey)) < onceWithinMs) return false
      sessionStorage.setItem(reloadedKey, String(now))
      return true
    } catch {
      // without storage nothing would stop a loop
      return false
    }
  }
  // nothing is lost: a page whose app does not run takes no input
  const giveUp = () => {
    if (navigator.onLine && mayReload()) return location.reload()
    const notice = document.querySelector<HTMLTemplateElement>(`#${unloadedId}`)
    if (notice) document.body.append(notice.content)
    addEventListener('online', () => mayReload() && location.reload(), { once: true })
  }
  const preload = (parts: string[]) => {
    for (const part of parts.splice(0, askedAtOnce)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = part
      document.head.append(link)
    }
    if (parts.length > 0) setTimeout(preload, 0, parts)
  }
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    const parts = JSON.parse(document.querySelector(`#${partsId}`)?.textContent ?? '[]') as string[] // as: the build wrote it
    preload([...parts])
    // the running app handles any other file that does not load
    const app = parts.pop() ?? ''
    void parts
      .reduce<Promise<unknown>>((before, part) => before.then(() => import(part)).catch(() => undefined), Promise.resolve())
      .then(() => import(app))
      .catch(giveUp)
  }
  requestAnimationFrame(() => setTimeout(start))
  // a hidden page is not painted
  if (document.visibilityState === 'hidden') start()
  else addEventListener('visibilitychange', start, { once: true })
}

export const START_SCRIPT = `(${startAfterPaint.toString()})(${JSON.stringify({
  partsId: PARTS_ID,
  askedAtOnce: ASKED_AT_ONCE,
  unloadedId: UNLOADED_ID,
  reloadedKey: RELOADED_KEY,
  onceWithinMs: ONCE_WITHIN_MS,
} satisfies StartNames)})`
