/** Which dialog this tab waits for, over a reload; and the state that it carries, where the spec has it. */

const STATE_KEY = 'instagramState'
const DIALOG_KEY = 'instagramDialog'

let awaited: string | undefined

export function keepDialog(id: string, state: string): void {
  awaited = id
  try {
    localStorage.setItem(STATE_KEY, state)
    sessionStorage.setItem(DIALOG_KEY, id)
  } catch {
    // storage is closed to us: only a reload in the middle has to begin anew
  }
}

/** The dialog that was opened from this very tab and is not settled yet. */
export function awaitedDialog(): string | undefined {
  try {
    return awaited ?? sessionStorage.getItem(DIALOG_KEY) ?? undefined
  } catch {
    return undefined
  }
}

export function forgetDialog(): void {
  awaited = undefined
  try {
    localStorage.removeItem(STATE_KEY)
    sessionStorage.removeItem(DIALOG_KEY)
  } catch {
    // nothing was kept there
  }
}
