/** What is typed into the profile and not saved outlives a change of tab and a reload: kept for this window until it is saved. */
import * as z from 'zod/mini'

const names = z.object({ name: z.string(), lastName: z.string(), bio: z.string() })
export type Names = Readonly<z.infer<typeof names>>

const keyOf = (memberId: string) => `profile ${memberId}`

export function keptNames(memberId: string): Names | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(memberId))
    return kept === null ? undefined : names.parse(JSON.parse(kept))
  } catch {
    return undefined // closed to us, or written by another version
  }
}

/** `undefined` forgets them. */
export function keepNames(memberId: string, typed: Names | undefined): void {
  try {
    if (typed === undefined) sessionStorage.removeItem(keyOf(memberId))
    else sessionStorage.setItem(keyOf(memberId), JSON.stringify(typed))
  } catch {
    // storage is closed to us: what was typed lives as long as the tab is open
  }
}
