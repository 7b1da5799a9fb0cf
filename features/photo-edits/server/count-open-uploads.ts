import { sql } from 'drizzle-orm'
import { type Clock, HOUR, later, SECOND } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import { Refusal, refuse } from '#platform/errors.ts'
import { deleteOldOpenUploads, deleteOpenUpload, findNthNewestOpen, insertOpenUpload } from './open-upload-queries.ts'

/** How often a bad connection may break in an hour; each may cost as much as opening a photo. */
export const OPEN_UPLOADS_PER_HOUR = 20

type Deps = { readonly db: Database; readonly clock: Clock }

/** An upload that its sender did not finish. If the sender still listens, the answer is an invalid request. */
export class BrokenOff extends Refusal {
  constructor() {
    super('invalid_request', { field: 'photo' })
  }
}

/**
 * Runs a member's upload, and counts it for an hour unless it finishes: with a photo, or with a cheap refusal. An upload that
 * dies with its process counts as well. Refuses with `too_many_requests` when too many have not finished.
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

/**
 * The failures that a sender can repeat to keep us busy: hanging up, or files that are too heavy to open. Our own faults do not
 * count.
 */
function counts(error: unknown): boolean {
  return error instanceof BrokenOff || (error instanceof Refusal && error.code === 'photo_too_complex')
}

/** Deletes uploads that are too old to count. */
export async function forgetOldUploads({ db, clock }: Deps): Promise<void> {
  await deleteOldOpenUploads(db, later(clock.now(), -HOUR))
}
