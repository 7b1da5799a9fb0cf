/** A change of phone whose code is awaited: kept for this tab, so that a reload or a look at the SMS loses nothing. */
import * as z from 'zod/mini'

const KEY = 'phoneChange'
/** A code is dead after five minutes, and who is away for twice that begins anew. */
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

/** Without storage the change still works, as long as the page stays. */
export function keepWaitingPhone(next: WaitingPhone | undefined): void {
  try {
    if (next) sessionStorage.setItem(KEY, JSON.stringify({ ...next, keptUntil: Date.now() + KEPT_MS }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // storage is closed to us
  }
}
