/** The periodic work: connections that expire, dialogs that were not finished, and deletion of old data. */
import { postNotice, withdrawNotices } from '#features/notices/server/index.ts'
import { DAY, HOUR, addMs, MINUTE } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { type Connection, deleteLostBefore, setNextCheck, takeDue } from './connection-queries.ts'
import { deleteDeletionsBefore, deleteSeenBefore } from '../disconnect/deletion-queries.ts'
import { LONGEST_ON_THE_WAY_MS } from '../disconnect/apply-meta-request.ts'
import type { InstagramDeps } from '../deps.ts'
import { deleteDialogsBefore, dropToken, takeUnsaved } from '../dialog/dialog-queries.ts'
import { renewJob } from '../jobs.ts'
import { maintenanceOf } from './maintenance.ts'
import { loseConnection } from '../disconnect/lose-connection.ts'
import { isConsent, orderRevocation, tryDueRevocations } from '../disconnect/revoke.ts'

const BATCH = 100
/** How long a person may look up the status of their request. */
const DELETIONS_TTL_MS = 365 * DAY
/** A member who has not reconnected by then no longer needs the account's name and picture here. */
const LOST_CONNECTIONS_TTL_MS = 90 * DAY

export function instagramSweeps(deps: InstagramDeps): readonly Sweep[] {
  return [
    { name: 'instagram.maintain', everyMs: MINUTE, run: () => maintainAll(deps) },
    { name: 'instagram.drop-tokens', everyMs: MINUTE, run: () => dropUnsaved(deps) },
    { name: 'instagram.take-back', everyMs: MINUTE, run: () => tryDueRevocations(deps) },
    { name: 'instagram.retention', everyMs: HOUR, run: () => forgetOld(deps) },
  ]
}

/** Short transactions, one after the other, until one finds less than a batch. */
async function maintainAll(deps: InstagramDeps): Promise<void> {
  while ((await deps.db.transaction((tx) => maintainBatch(deps, tx))) === BATCH);
}

async function maintainBatch(deps: InstagramDeps, tx: Transaction): Promise<number> {
  const due = await takeDue(tx, deps.clock.now(), BATCH)
  for (const connection of due) await maintainConnection(deps, tx, connection)
  return due.length
}

async function maintainConnection(deps: InstagramDeps, tx: Transaction, connection: Connection): Promise<void> {
  const { id, memberId, grantId, expiresAt } = connection
  const now = deps.clock.now()
  const { isOver, shouldRenew, warnAtDays, nextCheckAt } = maintenanceOf(expiresAt, now)
  if (isOver) return loseConnection(deps, tx, { memberId, grantId, why: 'expired' })
  if (shouldRenew) await deps.queue.enqueue(tx, renewJob, { payload: { connectionId: id }, key: id })
  if (warnAtDays !== undefined) await warn(deps, tx, { connection, warnAtDays })
  await setNextCheck(tx, id, nextCheckAt)
}

/** A reminder replaces the one before; each is posted once, even after it was dismissed. */
async function warn(
  { notices, clock }: InstagramDeps,
  tx: Transaction,
  { connection, warnAtDays }: { connection: Connection; warnAtDays: number },
): Promise<void> {
  const { memberId, grantId, expiresAt } = connection
  const key = `instagram_ending ${grantId} ${warnAtDays}`
  await withdrawNotices(tx, { memberId, kinds: ['instagram_ending'], now: clock.now(), except: key })
  await postNotice(notices, tx, { memberId, kind: 'instagram_ending', key, data: { date: expiresAt.toISOString() } })
}

/** Forgets grants that were not saved in time, and revokes them at Meta. */
async function dropUnsaved(deps: InstagramDeps): Promise<void> {
  while ((await deps.db.transaction((tx) => dropSome(deps, tx))) === BATCH);
}

async function dropSome(deps: InstagramDeps, tx: Transaction): Promise<number> {
  const unsaved = await takeUnsaved(tx, deps.clock.now(), BATCH)
  for (const dialog of unsaved) {
    await dropToken(tx, dialog.id)
    if (isConsent(dialog)) await orderRevocation(deps, tx, dialog)
  }
  return unsaved.length
}

async function forgetOld({ db, clock }: InstagramDeps): Promise<void> {
  await deleteDialogsBefore(db, addMs(clock.now(), -DAY))
  await deleteLostBefore(db, addMs(clock.now(), -LOST_CONNECTIONS_TTL_MS))
  await deleteDeletionsBefore(db, addMs(clock.now(), -DELETIONS_TTL_MS))
  // a request dated ahead of our clock is accepted for longer
  await deleteSeenBefore(db, addMs(clock.now(), -2 * LONGEST_ON_THE_WAY_MS))
}
