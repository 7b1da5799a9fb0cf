/** A worker's claim on a post: short, so that the post of one that died is soon another's, and renewed while a step runs. */
import { addMs, SECOND } from '#platform/clock.ts'
import type { PublishingDeps } from '../deps.ts'
import { renewClaim, type PublicationRow } from '../queries.ts'

/** Some renewals may fail or come late before another worker takes the post over. */
const CLAIM_MS = 20 * SECOND
const RENEW_EVERY_MS = 5 * SECOND

/** @returns until when a worker that claims a post now holds it */
export function claimEnd(now: Date): Date {
  return addMs(now, CLAIM_MS)
}

interface HeldPost extends Pick<PublicationRow, 'id' | 'claim'> {
  readonly renewEveryMs?: number
}

/**
 * Runs `work` and renews the claim meanwhile. A claim that has ended is not renewed: another worker may have the post, and
 * whatever `work` finds out is ignored then.
 */
export async function holdClaim<Result>(
  { db, clock, log }: Pick<PublishingDeps, 'db' | 'clock' | 'log'>,
  { id, claim, renewEveryMs = RENEW_EVERY_MS }: HeldPost,
  work: () => Promise<Result>,
): Promise<Result> {
  const renew = async () => {
    const now = clock.now()
    await renewClaim(db, { id, claim, now, until: claimEnd(now) })
  }
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ publicationId: id, err: error }, 'the claim on a post was not renewed'))
  }, renewEveryMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
