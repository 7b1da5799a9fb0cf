/** Records what a step found out, with all its consequences, in one transaction. */
import { recordActivity } from '#features/activity/server/index.ts'
import { loseConnection } from '#features/instagram/server/index.ts'
import { hasNotice, postNotice, withdrawNotices } from '#features/notices/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { isOpen } from '#features/publishing/publication-states.ts'
import type { PublishingDeps } from '../deps.ts'
import type { StepResult, PostChanges } from './apply-result.ts'
import { closePicturesOf } from '../pictures/picture-queries.ts'
import { type PublicationRow, updatePublication } from '../queries.ts'

type Deps = Pick<PublishingDeps, 'clock' | 'notices' | 'instagram' | 'onPostFinished'>

export interface StepRecord {
  /** The row before the change, locked. */
  readonly found: PublicationRow
  readonly changes: PostChanges
  readonly result?: StepResult
}

export async function recordStepResult(deps: Deps, tx: Transaction, { found, changes, result }: StepRecord): Promise<void> {
  const row = { ...found, ...changes, busyUntil: null }
  await updatePublication(tx, found.id, { ...changes, busyUntil: null })
  if (!isBeingFetched(row)) await closePicturesOf(tx, [found.id], deps.clock.now())
  if (row.state !== found.state) await notify(deps, tx, row)
  if (isOpen(found.state) && !isOpen(row.state)) await deps.onPostFinished(tx, found.id)
  if (row.waitsFor === 'quota' && found.waitsFor !== 'quota') await notifyOfQuota(deps, tx, row)
  if (result && endsConnection(result))
    await loseConnection(deps.instagram, tx, { memberId: found.memberId, grantId: result.grantId, why: 'permission_missing' })
}

/** Such a result needs the lock of the member's connection. */
export function endsConnection(result: StepResult): result is StepResult & { of: 'fault' } {
  return result.of === 'fault' && result.code === 'permission_missing'
}

/** Instagram may work on pictures for a while after their containers are created. */
function isBeingFetched({ state, itemsState, containerId, containerState }: PublicationRow): boolean {
  if (itemsState === 'processing') return isOpen(state)
  return isOpen(state) && containerId !== null && (containerState === null || containerState === 'processing')
}

async function notify(deps: Deps, tx: Transaction, row: PublicationRow): Promise<void> {
  const { id, memberId, state, errorCode } = row
  const trace = { actor: 'system', at: deps.clock.now(), memberId } as const
  const failure = `post_failed ${id} `
  if (state === 'published') {
    await recordActivity(tx, { kind: 'post_published', ...trace })
    await withdrawNotices(tx, { memberId, kinds: ['post_failed'], now: trace.at, about: failure })
    // Instagram accepts posts again, so the others that wait will be published soon, too
    await withdrawNotices(tx, { memberId, kinds: ['post_waits'], now: trace.at })
  }
  if (state === 'cancelled') await notifyOfCancellation(deps, tx, { publication: row, kind: 'post_cancelled' })
  if (state !== 'failed') return
  await recordActivity(tx, { kind: 'post_failed', ...trace, detail: { code: errorCode ?? '' } })
  const data = { date: row.dueAt.toISOString() }
  await postNotice(deps.notices, tx, { memberId, kind: 'post_failed', key: `${failure}${row.claim}`, data })
}

/** Notifies the member of a cancellation that the member did not order directly. */
export async function notifyOfCancellation(
  deps: Omit<Deps, 'onPostFinished'>,
  tx: Transaction,
  { publication, kind }: { readonly publication: PublicationRow; readonly kind: 'post_cancelled' | 'post_withdrawn' },
): Promise<void> {
  const { id, memberId, dueAt } = publication
  await recordActivity(tx, { kind: 'post_cancelled', actor: 'system', at: deps.clock.now(), memberId })
  const data = { date: dueAt.toISOString() }
  await postNotice(deps.notices, tx, { memberId, kind, key: `${kind} ${id}`, data })
}

/** Once, however many posts wait; again when Instagram has accepted posts since. */
async function notifyOfQuota({ notices }: Deps, tx: Transaction, { id, memberId, claim }: PublicationRow): Promise<void> {
  const kind = 'post_waits'
  if (!(await hasNotice(tx, { memberId, kind }))) await postNotice(notices, tx, { memberId, kind, key: `${kind} ${id} ${claim}` })
}
