/** Limits the bytes of a member's stored photos and of what is made of them unordered, so that nobody fills the disk. */
import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { PhotoEditsDeps } from './deps.ts'
import { sumStoredBytes } from './space-queries.ts'

/** A hundred of the largest photos of a phone; the edits of a month need a fraction. */
export const MAX_STORED_BYTES = 2_000_000_000
/** Without a plan there is one photo to try. */
export const MAX_STORED_WITHOUT_PLAN_BYTES = 200_000_000

/** Previews of a photo's cutout: a page that lags behind may still show one of the last few. */
export const KEPT_PREVIEWS = 4

type Deps = { readonly membership: Pick<PhotoEditsDeps['membership'], 'hasPlan'> }

/** Refuses with `photo_space_used_up` when these bytes do not fit in the member's space. */
export async function requireSpace(
  { membership }: Deps,
  executor: Executor,
  { memberId, bytes }: { readonly memberId: string; readonly bytes: number },
): Promise<void> {
  const stored = await sumStoredBytes(executor, memberId)
  if (stored + bytes <= MAX_STORED_WITHOUT_PLAN_BYTES) return
  const most = (await membership.hasPlan(memberId, executor)) ? MAX_STORED_BYTES : MAX_STORED_WITHOUT_PLAN_BYTES
  if (stored + bytes > most) refuse('photo_space_used_up', { field: 'photo' })
}
