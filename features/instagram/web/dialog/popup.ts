/** The window for Facebook's dialog: 600 by 700, centred over ours. */

const WIDTH = 600
const HEIGHT = 700
const NAME = 'mandou-instagram'
const LOOK_EVERY_MS = 1000

/**
 * Opens the window, still empty. Browsers allow that only directly in a tap, before any wait. @returns undefined when the
 * browser blocked it
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

/** Shows a text until Facebook's page has loaded. */
function write(popup: Window, words: string): void {
  try {
    popup.document.title = words
    popup.document.body.textContent = words
    popup.document.body.style.cssText = 'font: 1rem system-ui, sans-serif; padding: 2rem; color-scheme: light dark'
  } catch {
    // the window of an earlier attempt, already at Facebook: it is still sent to the new dialog
  }
}

/** Checks every second whether the window is closed, until the returned function is called. */
export function watchPopup(popup: Window, onClosed: () => void): () => void {
  const timer = setInterval(() => {
    if (!popup.closed) return
    clearInterval(timer)
    onClosed()
  }, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
