/**
 * Runs something once the first screen stands, with its pictures: till then it would share a slow network with them.
 * On a fast one everything is there before the first paint, so that `load` alone does not say it.
 */
export function afterPaint(work: () => void): void {
  if (document.readyState === 'complete') whenPainted(work)
  else addEventListener('load', () => whenPainted(work), { once: true })
}

function whenPainted(work: () => void): void {
  // an old Safari does not tell
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return work()
  const watcher = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    watcher.disconnect()
    work()
  })
  watcher.observe({ type: 'paint', buffered: true })
}
