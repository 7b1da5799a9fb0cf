/** What leaving does to the log, and what a member may read of it. */
import type { Executor, Transaction } from '#platform/database.ts'
import type { ActivityLine } from './list-activity.ts'
import { deleteActivityBefore, deleteLinesWithoutAddress, listActivityOf } from './queries.ts'

/**
 * Deletes what is no access record: lines that say what was done, but not from where. The access records themselves are kept as
 * long as the law wants them (Lei 12.965/2014, art. 15). Safe to repeat.
 */
export async function eraseActivity(tx: Transaction, memberId: string): Promise<void> {
  await deleteLinesWithoutAddress(tx, memberId)
}

/** Deletes a member's lines that are older. */
export async function eraseActivityBefore(tx: Transaction, memberId: string, before: Date): Promise<void> {
  await deleteActivityBefore(tx, before, memberId)
}

/**
 * Everything that the log says of a member, for the member's own eyes; without the keys that tie lines together, and without the
 * addresses from where administrators acted on the member, which are not the member's.
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
