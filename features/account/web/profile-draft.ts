/** Unsaved profile fields survive a change of tab and a reload: stored for this browser tab until they are saved. */
import * as z from 'zod/mini'

const fields = z.object({ name: z.string(), lastName: z.string(), bio: z.string() })
export type ProfileFields = z.infer<typeof fields>

const keyOf = (memberId: string) => `profile ${memberId}`

export function loadProfileDraft(memberId: string): ProfileFields | undefined {
  try {
    const saved = sessionStorage.getItem(keyOf(memberId))
    return saved === null ? undefined : fields.parse(JSON.parse(saved))
  } catch {
    return undefined // storage is blocked, or written by another version
  }
}

export function saveProfileDraft(memberId: string, typed: ProfileFields): void {
  try {
    sessionStorage.setItem(keyOf(memberId), JSON.stringify(typed))
  } catch {
    // storage is blocked: the fields live as long as the tab is open
  }
}

export function deleteProfileDraft(memberId: string): void {
  try {
    sessionStorage.removeItem(keyOf(memberId))
  } catch {
    // storage is blocked, so nothing was stored
  }
}
