/** Failed refunds are retried automatically: usually the account at the provider had too little money that day. */
import { DAY, HOUR, addMs, MINUTE } from '#platform/clock.ts'
import type { PaymentsDeps } from '../deps.ts'
import { refundJob } from '../jobs.ts'
import { listRefundsToRetry, type Refund, markRefundRetried, takeLostRefunds } from './refund-queries.ts'

/** After the first failure, the second, and so on; after one more failure the member or an administrator has to request it again. */
const WAITS_MS = [HOUR, 6 * HOUR, DAY, 3 * DAY] as const
const BATCH = 200
/** What has no job by then gets a new one. */
const LOST_AFTER_MS = MINUTE

export async function retryRefunds(deps: PaymentsDeps): Promise<void> {
  const failed = await listRefundsToRetry(deps.db, { now: deps.clock.now(), waitsMs: WAITS_MS, limit: BATCH })
  for (const refund of failed) await retryRefundAutomatically(deps, refund)
}

async function retryRefundAutomatically({ db, clock, queue }: PaymentsDeps, { id, requestedBy, reason }: Refund): Promise<void> {
  await db.transaction(async (tx) => {
    const reopened = await markRefundRetried(tx, id, { requestedBy, reason, pendingSince: clock.now() })
    if (reopened) await queue.enqueue(tx, refundJob, { payload: { refundId: id }, key: id })
  })
}

/**
 * Restarts refunds whose job was lost, died in its last attempt, or was refused by the queue because the one that had failed was about to
 * end; otherwise they would stay pending. Never one whose job still waits for an attempt, which can take half a day: two runs beside each
 * other could request the refund twice.
 */
export async function requeueLostRefunds({ db, clock, queue }: PaymentsDeps): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const lost = await takeLostRefunds(tx, { now, before: addMs(now, -LOST_AFTER_MS), limit: BATCH })
    for (const refundId of lost) await queue.enqueue(tx, refundJob, { payload: { refundId }, key: refundId })
  })
}

/** When the next automatic retry is due; undefined if it has not failed, or has failed too often. */
export function nextRetryAt({ status, failures, failedAt }: Pick<Refund, 'status' | 'failures' | 'failedAt'>): Date | undefined {
  const waitMs = WAITS_MS[failures - 1]
  return status === 'failed' && failedAt !== null && waitMs !== undefined ? addMs(failedAt, waitMs) : undefined
}

/** True when there are no more automatic retries. */
export function isGivenUp({ status, failures }: Pick<Refund, 'status' | 'failures'>): boolean {
  return status === 'failed' && failures > WAITS_MS.length
}
