/** Refunds that failed are tried again without anybody asking: most often the provider's account had too little in it that day. */
import { DAY, HOUR } from '#platform/clock.ts'
import type { PaymentsDeps } from './deps.ts'
import { refundJob } from './jobs.ts'
import { listRefundsToRepeat, type Refund, reopenRefund } from './refund-queries.ts'

/** After the first failure, the second, and so on; after one more the administrator is told. */
const WAITS_MS = [HOUR, 6 * HOUR, DAY, 3 * DAY] as const
const BATCH = 200

export async function tryRefundsAgain(deps: PaymentsDeps): Promise<void> {
  const failed = await listRefundsToRepeat(deps.db, { now: deps.clock.now(), waitsMs: WAITS_MS, limit: BATCH })
  for (const refund of failed) await tryAgain(deps, refund) // oxlint-disable-line no-await-in-loop -- few
}

async function tryAgain({ db, queue }: PaymentsDeps, { id, requestedBy, reason }: Refund): Promise<void> {
  await db.transaction(async (tx) => {
    const reopened = await reopenRefund(tx, id, { requestedBy, reason })
    if (reopened) await queue.enqueue(tx, refundJob, { payload: { refundId: id } })
  })
}

/** Whether nobody will try this one again but people. */
export function isGivenUp({ status, failures }: Pick<Refund, 'status' | 'failures'>): boolean {
  return status === 'failed' && failures > WAITS_MS.length
}
