/** A worker's claim on a post: short, so that the post of one that died is soon another's, and renewed while a step runs. */
import { addMs, MINUTE, SECOND } from '#platform/clock.ts'
import type { PublishingDeps } from '../deps.ts'
import { renewClaim, type PublicationRow } from '../queries.ts'

/** Some renewals may fail or come late before another worker takes the post over. */
const CLAIM_MS = 20 * SECOND
const RENEW_EVERY_MS = 5 * SECOND
/** More than the longest step takes, a carousel of ten pictures: one that hangs leaves the post to another worker. */
const MAX_HELD_MS = 12 * MINUTE

/** @returns until when a worker that claims a post now holds it */
export function claimEnd(now: Date): Date {
  return addMs(now, CLAIM_MS)
}

/** Renews a claim once more. @returns false when it has ended or another worker has the post */
export async function keepClaim(
  { db, clock }: Pick<PublishingDeps, 'db' | 'clock'>,
  { id, claim }: Pick<PublicationRow, 'id' | 'claim'>,
): Promise<boolean> {
  const now = clock.now()
  return renewClaim(db, { id, claim, now, until: claimEnd(now) })
}

interface HeldPost extends Pick<PublicationRow, 'id' | 'claim'> {
  readonly renewEveryMs?: number
}

/**
 * Runs `work` and renews the claim meanwhile. A claim that has ended is not renewed: another worker may have the post, and
 * whatever `work` finds out is ignored then. Nor is it renewed for longer than `MAX_HELD_MS`.
 */
export async function holdClaim<Result>(
  deps: Pick<PublishingDeps, 'db' | 'clock' | 'log'>,
  { id, claim, renewEveryMs = RENEW_EVERY_MS }: HeldPost,
  work: () => Promise<Result>,
): Promise<Result> {
  const last = addMs(deps.clock.now(), MAX_HELD_MS)
  const timer = setInterval(() => {
    if (deps.clock.now() > last) clearInterval(timer)
    else
      keepClaim(deps, { id, claim }).catch((error: unknown) =>
        deps.log.warn({ publicationId: id, err: error }, 'the claim on a post was not renewed'),
      )
  }, renewEveryMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
