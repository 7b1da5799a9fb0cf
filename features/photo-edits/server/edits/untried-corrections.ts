/**
 * An order whose corrections nobody has made yet. Making them may take seconds and end with a refusal, and one order is made at a
 * time: so it is the cutout's own work, which makes way for everybody's orders, that tries them first.
 */
import { MINUTE } from '#platform/clock.ts'
import { type CutoutRow, findCutout } from '../cutouts/cutout-queries.ts'
import type { WorkerDeps } from '../deps.ts'
import { findPhoto } from '../photo-queries.ts'
import type { EditJob } from '../jobs.ts'
import { type EditRow, findOpenEdit } from './edit-queries.ts'
import { requireTimeForCorrections } from './charge-refused-work.ts'
import { postponeEdit } from './postpone-edit.ts'

/** Then the order is made all the same: its member has waited long enough. */
const MAX_WAIT_MS = 2 * MINUTE
const LOOK_AGAIN_SECONDS = 1

/** Whether the order waits for its cutout; then it looks again by a new job, and others are made meanwhile. */
export async function waitsForCutout(deps: WorkerDeps, job: EditJob): Promise<boolean> {
  const edit = await findOpenEdit(deps.db, job.editId)
  const untried = edit && (await findUntried(deps, edit))
  if (!untried || !(await isSoonTried(deps, edit, untried))) return false
  await postponeEdit(deps, job, LOOK_AGAIN_SECONDS)
  return true
}

/** Refuses with `too_many_requests` an order that is to try its corrections itself, once its member has no processor time left. */
export async function requireTimeForUntried(deps: WorkerDeps, edit: EditRow): Promise<void> {
  if (await findUntried(deps, edit)) await requireTimeForCorrections(deps, edit.memberId)
}

/** The cutout that the edit was ordered with, while nobody has made it. */
async function findUntried({ db }: WorkerDeps, { photoId, wishes }: EditRow): Promise<CutoutRow | undefined> {
  const { cutout_revision: revision } = wishes
  const cutout = revision === undefined ? undefined : await findCutout(db, { photoId, revision })
  return cutout?.state === 'working' ? cutout : undefined
}

/** Not while the cutout waits for the member's processor time, which may take an hour. */
async function isSoonTried(deps: WorkerDeps, edit: EditRow, { putOffUntil }: CutoutRow): Promise<boolean> {
  const now = deps.clock.now()
  if (now.getTime() - edit.createdAt.getTime() > MAX_WAIT_MS) return false
  return !(putOffUntil && putOffUntil > now) && (await findPhoto(deps.db, edit.photoId))?.deletedAt === null
}
