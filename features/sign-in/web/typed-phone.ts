/** A phone that is being typed: stored for this tab until its code is sent, so that a reload loses nothing. */
const KEY = 'typedPhone'
/** Nothing else that may be typed there, such as a reviewer's token. */
const OF_A_PHONE = /^[\d ()+-]+$/

export function loadTypedPhone(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return '' // storage is blocked, or this is the prerendered page
  }
}

export function saveTypedPhone(typed: string): void {
  try {
    if (!OF_A_PHONE.test(typed)) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, typed)
  } catch {
    // storage is blocked: the field lives as long as the page
  }
}
