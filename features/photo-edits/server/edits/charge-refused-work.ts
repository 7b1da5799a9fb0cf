/**
 * Work on edits, and on changes of them, that the engine refused. It costs no edit of the allowance, so its time counts on the member's account of
 * uploads: orders with corrections are refused while that is more than full, which previews and uploads alone cannot bring about.
 */
import { type Clock, SECOND } from '#platform/clock.ts'
import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { WorkerDeps } from '../deps.ts'
import { chargeUse } from '../upload-account-queries.ts'
import { DRAIN_RATE, MAX_USED_MS, waitMsFor } from '../upload-account.ts'
import { findCutout, isGivenUp } from '../cutouts/cutout-queries.ts'
import { failCutout } from '../cutouts/run-cutout.ts'
import type { EditRow } from './edit-queries.ts'

/** Refuses with `too_many_requests`. */
export async function requireTimeForCorrections(
  deps: { readonly db: Executor; readonly clock: Clock },
  memberId: string,
): Promise<void> {
  const waitMs = await waitMsFor(deps, memberId, { reservedMs: 0, maxMs: MAX_USED_MS })
  if (waitMs > 0) refuse('too_many_requests', { extra: { remainingTime: Math.ceil(waitMs / SECOND) } })
}

/** Refuses with `corrections_too_many` when the preview, or another edit, found out meanwhile that they cannot be made. */
export async function requireCorrectionsUsable(deps: Pick<WorkerDeps, 'db'>, edit: EditRow): Promise<void> {
  if (await hasUnusableCorrections(deps, edit)) refuse('corrections_too_many')
}

export async function hasUnusableCorrections({ db }: Pick<WorkerDeps, 'db'>, { photoId, wishes }: EditRow): Promise<boolean> {
  const { cutout_revision: revision } = wishes
  return revision !== undefined && isGivenUp(await findCutout(db, { photoId, revision }))
}

/** Charges what was used, and gives corrections up that were too many, so that nobody tries them again. */
export async function chargeRefusedWork(
  { db, clock }: Pick<WorkerDeps, 'db' | 'clock'>,
  { memberId, photoId, wishes }: EditRow,
  { code, usedMs }: { readonly code: string; readonly usedMs: number },
): Promise<void> {
  await chargeUse(db, { memberId, now: clock.now(), drainRate: DRAIN_RATE, reservedMs: 0, costMs: Math.round(usedMs) })
  const { cutout_revision: revision } = wishes
  if (code === 'corrections_too_many' && revision !== undefined) await failCutout(db, { photoId, revision }, code)
}
