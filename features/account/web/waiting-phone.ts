/** A change of phone that waits for its code: stored for this tab, so that a reload or a look at the SMS loses nothing. */
import * as z from 'zod/mini'

const KEY = 'phoneChange'
/** Twice the validity of a code; after that the change starts again. */
const KEPT_MS = 600_000

const waiting = z.object({
  phone: z.string(),
  /** Milliseconds since 1970. */
  resendAt: z.number(),
  keptUntil: z.number(),
})
export type WaitingPhone = Omit<z.infer<typeof waiting>, 'keptUntil'>

export function readWaitingPhone(): WaitingPhone | undefined {
  try {
    const found = waiting.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return found.success && found.data.keptUntil > Date.now() ? found.data : undefined
  } catch {
    return undefined
  }
}

/** Without storage the change still works until the page is reloaded. */
export function keepWaitingPhone(next: WaitingPhone | undefined): void {
  try {
    if (next) sessionStorage.setItem(KEY, JSON.stringify({ ...next, keptUntil: Date.now() + KEPT_MS }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // storage is blocked
  }
}
