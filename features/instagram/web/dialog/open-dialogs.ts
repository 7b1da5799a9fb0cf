/** The dialogs that this tab opened, kept over a reload; and the last one's state, stored where the product specification expects it. */

const STATE_KEY = 'instagramState'
const DIALOG_KEY = 'instagramDialog'

const opened = new Set<string>()
/** Dialogs with a result: later messages about them are ignored. */
const answered = new Set<string>()

export function storeDialog(id: string, state: string): void {
  opened.add(id)
  try {
    localStorage.setItem(STATE_KEY, state)
    sessionStorage.setItem(DIALOG_KEY, id)
  } catch {
    // storage is not available: only a reload in between has to start again
  }
}

/** Whether this tab opened it; it may have a result by now. */
export function isOwnDialog(id: string): boolean {
  return opened.has(id) || readStored() === id
}

export function isAwaited(id: string): boolean {
  return isOwnDialog(id) && !answered.has(id)
}

export function markAnswered(id: string): void {
  answered.add(id)
  if (readStored() !== id) return
  try {
    localStorage.removeItem(STATE_KEY)
    sessionStorage.removeItem(DIALOG_KEY)
  } catch {
    // nothing was stored
  }
}

function readStored(): string | undefined {
  try {
    return sessionStorage.getItem(DIALOG_KEY) ?? undefined
  } catch {
    return undefined
  }
}
