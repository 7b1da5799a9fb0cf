import { DAY, addMs, secondsUntil } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import { chooseCutout } from '../cutouts/choose-cutout.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { hashRequest, tidyWishes, type Wishes } from '../edits/check-wishes.ts'
import { publishEditEvent } from '../edits/edit-events.ts'
import { type EditRow, findEditForUpdate } from '../edits/edit-queries.ts'
import { changeEditJob } from '../jobs.ts'
import { findPhotoForShare } from '../photo-queries.ts'
import { countChanges, markChangeAsked } from './change-queries.ts'
import { freeChangeUntil } from './free-change.ts'

/** Each takes the engine's time: nobody needs as many in a day. */
export const MAX_CHANGES = 40
/** More changes than a member asks for in a day: those without a plan come after all others. */
const AFTER_PLANS = 1_000_000

export interface ChangeRequest {
  readonly memberId: string
  readonly editId: string
  /** Each missing wish stays as it is. */
  readonly changes: Pick<Wishes, 'cutout_revision' | 'light' | 'warmth' | 'closeness' | 'layout' | 'texts'>
}

type Deps = Pick<PhotoEditsDeps, 'db' | 'queue' | 'clock'>

/**
 * Has the pictures of a finished edit made again. Costs nothing; the edit keeps its id, its backdrop and its caption, and its old
 * pictures until the new ones are there. The same change again is one change, and a later one replaces it. The member with the
 * fewest lately goes first. Refuses with `not_found`, `corrections_too_many`, `edit_not_ready`, `free_change_over`, `photo_unavailable` and
 * `too_many_requests`.
 */
export async function changeEdit(deps: Deps, request: ChangeRequest): Promise<void> {
  const { memberId, editId } = request
  await deps.db.transaction(async (tx) => {
    const { edit, until } = requireChangeable(await findEditForUpdate(tx, editId), memberId, deps.clock.now())
    const wishes = tidyWishes(await changedWishes(tx, edit, request.changes))
    if (isSame(edit, lastWishesOf(edit), wishes)) return
    if (edit.changes >= MAX_CHANGES) {
      const remainingTime = secondsUntil(until, deps.clock.now())
      refuse('too_many_requests', { extra: { remainingTime } })
    }
    const photo = await findPhotoForShare(tx, edit.photoId)
    if (!photo || photo.deletedAt) refuse('photo_unavailable')
    const ahead = await countChanges(tx, { memberId, since: addMs(deps.clock.now(), -DAY) })
    const change = await markChangeAsked(tx, editId, { wishes, now: deps.clock.now() })
    await deps.queue.enqueue(tx, changeEditJob, {
      payload: { editId, change },
      ahead: ahead + (edit.watermarked ? AFTER_PLANS : 0),
    })
    await publishEditEvent(tx, editId)
  })
}

function requireChangeable(edit: EditRow | undefined, memberId: string, now: Date): { edit: EditRow; until: Date } {
  if (edit?.memberId !== memberId || edit.deletedAt || !makesPicture(edit.operation)) refuse('not_found')
  if (!canDo('change', edit)) refuse('edit_not_ready')
  return { edit, until: freeChangeUntil(edit, now) ?? refuse('free_change_over') }
}

/** The wishes of the edit, or of the change that is being made. */
export function lastWishesOf({ changeWishes, wishes }: EditRow): Wishes {
  return changeWishes ?? wishes
}

async function changedWishes(tx: Transaction, edit: EditRow, changes: ChangeRequest['changes']): Promise<Wishes> {
  const { memberId, photoId, operation } = edit
  const wishes = { ...lastWishesOf(edit), ...changes }
  if (changes.cutout_revision === undefined) return wishes
  const { cutout_revision: _, ...others } = wishes
  return { ...others, ...(await chooseCutout(tx, { memberId, photoId, operation, wishes: changes })) }
}

function isSame({ photoId, operation }: EditRow, one: Wishes, other: Wishes): boolean {
  const [before, after] = [one, other].map((wishes) => hashRequest({ photoId, operation, wishes: tidyWishes(wishes) }))
  return before === after
}
