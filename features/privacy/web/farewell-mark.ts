/** Remembers in this tab, over a reload, that an account was deleted here: nobody else is told that theirs is gone. */
const KEY = 'accountDeleted'

export function markFarewell(): void {
  try {
    sessionStorage.setItem(KEY, 'true')
  } catch {
    // storage is closed to us: the farewell is a general one
  }
}

export function isFarewellMarked(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
