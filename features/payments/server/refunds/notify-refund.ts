import { recordActivity } from '#features/activity/server/index.ts'
import { postNotice, withdrawNotices } from '#features/notices/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import type { Refund } from './refund-queries.ts'
import { isGivenUp } from './retry-refunds.ts'

const NOTICE_OF_STATUS = { pending: 'refund_requested', completed: 'refund_completed', failed: 'refund_failed' } as const

/** Notices that each outcome withdraws. A failed refund may still go through, so its notice stays until another try succeeds. */
const OUTDATED_BY_STATUS = {
  pending: [],
  failed: ['refund_requested'],
  completed: ['refund_requested', 'refund_failed'],
} as const

/**
 * One notice for each outcome: the member gets a notice of the first failure only. The log has every failure and marks the last.
 */
export async function notifyRefund({ notices, clock }: PaymentsDeps, tx: Transaction, refund: Refund): Promise<void> {
  const { memberId, protocol, amountCents, status } = refund
  if (status !== 'pending' && status !== 'completed' && status !== 'failed') return
  const about = `refund ${protocol} `
  const data = { amountCents, protocol }
  await withdrawNotices(tx, { memberId, kinds: OUTDATED_BY_STATUS[status], now: clock.now(), about })
  await postNotice(notices, tx, { memberId, kind: NOTICE_OF_STATUS[status], key: `${about}${status}`, data })
  const line = { actor: 'system', at: clock.now(), memberId } as const
  const detail = { protocol, amount_cents: amountCents }
  if (status === 'completed') await recordActivity(tx, { ...line, kind: 'refund_completed', detail })
  if (status !== 'failed') return
  const failed = { ...detail, failures: refund.failures, is_last: isGivenUp(refund) }
  await recordActivity(tx, { ...line, kind: 'refund_failed', detail: failed })
}
