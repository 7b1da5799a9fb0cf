/** The brand under the last photo is the default for the next one. Stored on this device, separately for each member. */

const keyOf = (memberId: string) => `signature ${memberId}`

export function rememberedSignature(memberId: string): string {
  try {
    return localStorage.getItem(keyOf(memberId)) ?? ''
  } catch {
    return '' // storage is unavailable: it is typed again
  }
}

export function rememberSignature(memberId: string, signature: string): void {
  try {
    localStorage.setItem(keyOf(memberId), signature.trim())
  } catch {
    // as above
  }
}
