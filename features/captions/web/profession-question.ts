/** Whoever skips the question is not asked again on this device. */

const keyOf = (memberId: string) => `profession skipped ${memberId}`

export function isProfessionSkipped(memberId: string): boolean {
  try {
    return localStorage.getItem(keyOf(memberId)) !== null
  } catch {
    return false
  }
}

export function skipProfession(memberId: string): void {
  try {
    localStorage.setItem(keyOf(memberId), 'yes')
  } catch {
    // storage is closed to us: it is asked again at the next visit
  }
}
