/** The window in which Facebook asks: 600 by 700, in the middle of ours. */

const WIDTH = 600
const HEIGHT = 700
const NAME = 'mandou-instagram'
const LOOK_EVERY_MS = 1000

/**
 * Opens the window, still empty. Browsers allow that in a tap alone, with no wait before it. @returns undefined when the
 * browser did not let it open
 */
export function openPopup(words: string): Window | undefined {
  const left = Math.max(0, screenX + (outerWidth - WIDTH) / 2)
  const top = Math.max(0, screenY + (outerHeight - HEIGHT) / 2)
  const popup = open('', NAME, `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`)
  if (!popup || popup.closed) return undefined
  write(popup, words)
  popup.focus()
  return popup
}

/** Something to look at until Facebook's page is there. */
function write(popup: Window, words: string): void {
  try {
    popup.document.title = words
    popup.document.body.textContent = words
    popup.document.body.style.cssText = 'font: 1rem system-ui, sans-serif; padding: 2rem; color-scheme: light dark'
  } catch {
    // the window of an earlier try, already at Facebook: it is led to the new dialog all the same
  }
}

/** Looks every second whether the window is gone, until the returned function is called. */
export function watchPopup(popup: Window, onClosed: () => void): () => void {
  const timer = setInterval(() => {
    if (!popup.closed) return
    clearInterval(timer)
    onClosed()
  }, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
