/** The brand under the last photo is the brand under the next one. Kept on this device, for each member apart. */

const keyOf = (memberId: string) => `signature ${memberId}`

export function rememberedSignature(memberId: string): string {
  try {
    return localStorage.getItem(keyOf(memberId)) ?? ''
  } catch {
    return '' // storage is closed to us: it is typed again
  }
}

export function rememberSignature(memberId: string, signature: string): void {
  try {
    localStorage.setItem(keyOf(memberId), signature.trim())
  } catch {
    // as above
  }
}
