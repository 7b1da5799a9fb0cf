/** The dialogs that this tab has opened, over a reload; and the state that the last one carries, where the spec has it. */

const STATE_KEY = 'instagramState'
const DIALOG_KEY = 'instagramDialog'

const opened = new Set<string>()
/** Those that came to something: whatever is heard of them later is old news. */
const settled = new Set<string>()

export function keepDialog(id: string, state: string): void {
  opened.add(id)
  try {
    localStorage.setItem(STATE_KEY, state)
    sessionStorage.setItem(DIALOG_KEY, id)
  } catch {
    // storage is closed to us: only a reload in the middle has to begin anew
  }
}

/** Opened from this very tab, and perhaps settled by now. */
export function isOwnDialog(id: string): boolean {
  return opened.has(id) || readKept() === id
}

export function isAwaited(id: string): boolean {
  return isOwnDialog(id) && !settled.has(id)
}

export function settleDialog(id: string): void {
  settled.add(id)
  if (readKept() !== id) return
  try {
    localStorage.removeItem(STATE_KEY)
    sessionStorage.removeItem(DIALOG_KEY)
  } catch {
    // nothing was kept there
  }
}

function readKept(): string | undefined {
  try {
    return sessionStorage.getItem(DIALOG_KEY) ?? undefined
  } catch {
    return undefined
  }
}
