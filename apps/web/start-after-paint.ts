import { ONCE_WITHIN_MS, RELOADED_KEY } from './reload-stale-page.ts'

/** Below this id a page names the files that make it alive, each after those that it needs; the last one starts the app. */
export const PARTS_ID = 'parts'
/** And below this one what it says where they do not come (`UnloadedNotice.tsx`). */
export const UNLOADED_ID = 'unloaded'

/** Asking for a file costs a slow phone a millisecond: so many are asked for at a time, and a touch in between is answered. */
const ASKED_AT_ONCE = 8

interface StartNames {
  partsId: string
  askedAtOnce: number
  unloadedId: string
  reloadedKey: string
  onceWithinMs: number
}

/**
 * Makes a page alive once its HTML has been painted: till then script would share a slow network and a slow phone's one thread with
 * what is seen. Parts are worked out one by one, so that a touch in between is answered. Where the app itself does not come, nobody
 * else is there to notice: the page is asked for again, once, and says so if that does not help or there is no connection. Sent to the
 * browser as text, so it uses nothing from outside.
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
  // nothing is lost: what is not alive takes no words
  const giveUp = () => {
    if (navigator.onLine && mayReload()) return location.reload()
    const notice = document.querySelector<HTMLTemplateElement>(`#${unloadedId}`)
    if (notice) document.body.append(notice.content)
    addEventListener('online', () => mayReload() && location.reload(), { once: true })
  }
  const askFor = (parts: string[]) => {
    for (const part of parts.splice(0, askedAtOnce)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = part
      document.head.append(link)
    }
    if (parts.length > 0) setTimeout(askFor, 0, parts)
  }
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    const parts = JSON.parse(document.querySelector(`#${partsId}`)?.textContent ?? '[]') as string[] // as: the build wrote it
    askFor([...parts])
    // any other part that does not come is the app's to notice, once it runs
    const app = parts.pop() ?? ''
    void parts
      .reduce<Promise<unknown>>((before, part) => before.then(() => import(part)).catch(() => undefined), Promise.resolve())
      .then(() => import(app))
      .catch(giveUp)
  }
  requestAnimationFrame(() => setTimeout(start))
  // what nobody sees is not painted
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
