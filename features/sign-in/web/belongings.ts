/** What screens keep for a member in local storage, by the names that the spec gives them. It leaves with the member. */
const KEYS = ['pendingCheckout'] as const

export function forgetBelongings(): void {
  try {
    for (const key of KEYS) localStorage.removeItem(key)
  } catch {
    // storage is closed to us: then nothing was kept
  }
}
