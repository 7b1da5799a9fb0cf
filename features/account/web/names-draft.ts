/** Unsaved profile fields survive a change of tab and a reload: stored for this browser tab until they are saved. */
import * as z from 'zod/mini'

const names = z.object({ name: z.string(), lastName: z.string(), bio: z.string() })
export type Names = Readonly<z.infer<typeof names>>

const keyOf = (memberId: string) => `profile ${memberId}`

export function keptNames(memberId: string): Names | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(memberId))
    return kept === null ? undefined : names.parse(JSON.parse(kept))
  } catch {
    return undefined // storage is blocked, or written by another version
  }
}

/** `undefined` deletes them. */
export function keepNames(memberId: string, typed: Names | undefined): void {
  try {
    if (typed === undefined) sessionStorage.removeItem(keyOf(memberId))
    else sessionStorage.setItem(keyOf(memberId), JSON.stringify(typed))
  } catch {
    // storage is blocked: the fields live as long as the tab is open
  }
}
