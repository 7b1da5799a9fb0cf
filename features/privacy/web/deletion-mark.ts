/**
 * Remembers in this tab, across reloads, that an account was deleted here, so that other visitors do not see the confirmation.
 */
const KEY = 'accountDeleted'

export function markDeletionSeen(): void {
  try {
    sessionStorage.setItem(KEY, 'true')
  } catch {
    // storage is blocked: the page shows its general text
  }
}

export function isDeletionMarked(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
