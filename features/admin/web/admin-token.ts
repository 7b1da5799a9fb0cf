/** The panel's token and its owner, in local storage as the product specification requires. It is worthless without the session's cookie. */

const TOKEN_KEY = 'adminToken'
const PHONE_KEY = 'adminPhone'

export function saveAdminToken(token: string, phone: string): void {
  try {
    localStorage.setItem(TOKEN_KEY, token)
    localStorage.setItem(PHONE_KEY, phone)
  } catch {
    // storage is blocked: the panel stays open until the page is left
  }
  kept = token
}

export function deleteAdminToken(): void {
  try {
    localStorage.removeItem(TOKEN_KEY)
    localStorage.removeItem(PHONE_KEY)
  } catch {
    // storage is blocked, so nothing was stored
  }
  kept = undefined
}

/** The header that calls to the panel need besides the session. */
export function adminHeaders(): Readonly<Record<string, string>> {
  const token = findToken()
  return token === undefined ? {} : { Authorization: `Bearer ${token}` }
}

/** Calls `notice` after a sign-in or sign-out in another tab. Returns the function that stops listening. */
export function onOtherTabsToken(notice: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) notice()
  }
  globalThis.addEventListener('storage', listen)
  return () => globalThis.removeEventListener('storage', listen)
}

let kept: string | undefined

function findToken(): string | undefined {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? undefined
  } catch {
    return kept
  }
}
