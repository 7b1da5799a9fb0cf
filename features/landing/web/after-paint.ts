/**
 * Runs something once the first screen is painted with its pictures, with which it would compete for a slow network. On a fast
 * network everything is loaded before the first paint, so `load` alone is not enough.
 */
export function afterPaint(work: () => void): void {
  if (document.readyState === 'complete') whenPainted(work)
  else addEventListener('load', () => whenPainted(work), { once: true })
}

function whenPainted(work: () => void): void {
  // an old Safari does not report paints
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return work()
  const watcher = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    watcher.disconnect()
    work()
  })
  watcher.observe({ type: 'paint', buffered: true })
}
