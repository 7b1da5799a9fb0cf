/** Erases activity when an account is deleted, and exports it for its member. */
import type { Executor, Transaction } from '#platform/database.ts'
import type { ActivityLine } from './list-activity.ts'
import { deleteActivityBefore, deleteLinesWithoutAddress, listActivityOf } from './queries.ts'

/**
 * Deletes entries that are not access records, which are those without an address. Access records are kept as long as the law
 * requires (Lei 12.965/2014, art. 15). Safe to repeat.
 */
export async function eraseActivity(tx: Transaction, memberId: string): Promise<void> {
  await deleteLinesWithoutAddress(tx, memberId)
}

/** Deletes these members' entries older than `before`. */
export async function eraseActivityBefore(tx: Transaction, memberIds: readonly string[], before: Date): Promise<void> {
  await deleteActivityBefore(tx, before, memberIds)
}

/**
 * Every entry about a member, for the member's own export; without the keys that connect entries, and without the addresses of
 * administrators, which are not the member's data.
 */
export async function exportActivity(executor: Executor, memberId: string) {
  const lines = await listActivityOf(executor, memberId)
  return { activity: lines.map(presentLine) }
}

function presentLine({ kind, actor, actorId, address, userAgent, detail, before, after, createdAt }: ActivityLine) {
  const isOwn = actorId === null
  return {
    at: createdAt,
    what: kind,
    by: actor,
    ...(isOwn && { address, browser: userAgent }),
    detail: Object.fromEntries(Object.entries(detail).filter(([name]) => !name.endsWith('_key'))),
    ...(before && { before }),
    ...(after && { after }),
  }
}
