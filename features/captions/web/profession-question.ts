/** A member who skips the question is not asked again on this device. */

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
    // storage is unavailable: the question appears again at the next visit
  }
}
