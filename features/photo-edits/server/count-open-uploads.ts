import { sql } from 'drizzle-orm'
import { type Clock, HOUR, later, SECOND } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import { Refusal, refuse } from '#platform/errors.ts'
import { deleteOldOpenUploads, deleteOpenUpload, findNthNewestOpen, insertOpenUpload } from './open-upload-queries.ts'

/** So often a bad line may break in an hour; each may cost as much as a photo may cost to open. */
export const OPEN_UPLOADS_PER_HOUR = 20

type Deps = { readonly db: Database; readonly clock: Clock }

/** An upload that its sender never ended. To the sender, if they still listen, it is an invalid request. */
export class BrokenOff extends Refusal {
  constructor() {
    super('invalid_request', { field: 'photo' })
  }
}

/**
 * Runs an upload of a member, and counts it for an hour unless it comes to an end: in a photo, or in a refusal that cost little. What dies
 * with its process counts as well. Refuses `too_many_requests` when too many have not ended.
 */
export async function countOpenUpload<Result>(deps: Deps, memberId: string, upload: () => Promise<Result>): Promise<Result> {
  const id = await openUpload(deps, memberId)
  try {
    const result = await upload()
    await deleteOpenUpload(deps.db, id)
    return result
  } catch (error) {
    if (!counts(error)) await deleteOpenUpload(deps.db, id)
    throw error
  }
}

async function openUpload({ db, clock }: Deps, memberId: string): Promise<string> {
  const now = clock.now()
  const since = later(now, -HOUR)
  const id = newId(now)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`open uploads of ${memberId}`}, 0))`)
    const first = await findNthNewestOpen(tx, { memberId, nth: OPEN_UPLOADS_PER_HOUR, since })
    if (first) {
      const remainingTime = Math.ceil((later(first, HOUR).getTime() - now.getTime()) / SECOND)
      refuse('too_many_requests', { extra: { remainingTime } })
    }
    await insertOpenUpload(tx, { id, memberId, begunAt: now })
  })
  return id
}

/** What a sender can do again and again to keep us busy: hang up, or send what is too heavy to open. Our own faults are not theirs. */
function counts(error: unknown): boolean {
  return error instanceof BrokenOff || (error instanceof Refusal && error.code === 'photo_too_complex')
}

/** What nobody counts any more. */
export async function forgetOldUploads({ db, clock }: Deps): Promise<void> {
  await deleteOldOpenUploads(db, later(clock.now(), -HOUR))
}
