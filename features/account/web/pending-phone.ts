/** A change of phone that waits for its code: stored for this tab, so that a reload or a look at the SMS loses nothing. */
import * as z from 'zod/mini'

const KEY = 'phoneChange'
/** Twice the validity of a code; after that the change starts again. */
const VALID_MS = 600_000

const stored = z.object({
  phone: z.string(),
  /** Milliseconds since 1970. */
  resendAt: z.number(),
  validUntil: z.number(),
})
export type PendingPhone = Omit<z.infer<typeof stored>, 'validUntil'>

export function loadPendingPhone(): PendingPhone | undefined {
  try {
    const found = stored.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return found.success && found.data.validUntil > Date.now() ? found.data : undefined
  } catch {
    return undefined
  }
}

/** Without storage the change still works until the page is reloaded. */
export function savePendingPhone(next: PendingPhone | undefined): void {
  try {
    if (next) sessionStorage.setItem(KEY, JSON.stringify({ ...next, validUntil: Date.now() + VALID_MS }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // storage is blocked
  }
}
