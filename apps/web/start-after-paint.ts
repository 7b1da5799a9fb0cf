/** Below this id a page names the files that make it alive, each after those that it needs; the last one starts the app. */
export const PARTS_ID = 'parts'

/**
 * Makes a page alive once its HTML has been painted: till then script would share a slow network and a slow phone's one thread with
 * what is seen. Parts are worked out one by one, so that a touch in between is answered. Sent to the browser as text, so it uses
 * nothing from outside.
 */
function startAfterPaint(partsId: string): void {
  let hasStarted = false
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    const parts = JSON.parse(document.querySelector(`#${partsId}`)?.textContent ?? '[]') as string[] // as: the build wrote it
    for (const part of parts) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = part
      document.head.append(link)
    }
    // a part that does not come is the app's to notice, once it runs
    void parts.reduce<Promise<unknown>>(
      (before, part) => before.then(() => import(part)).catch(() => undefined),
      Promise.resolve(),
    )
  }
  requestAnimationFrame(() => setTimeout(start))
  // what nobody sees is not painted
  if (document.visibilityState === 'hidden') start()
  else addEventListener('visibilitychange', start, { once: true })
}

export const START_SCRIPT = `(${startAfterPaint.toString()})('${PARTS_ID}')`
