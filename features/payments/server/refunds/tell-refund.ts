import { recordActivity } from '#features/activity/server/index.ts'
import { postNotice, withdrawNotices } from '#features/notices/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import type { Refund } from './refund-queries.ts'
import { isGivenUp } from './repeat-refunds.ts'

const NOTICE_OF_STATUS = { pending: 'refund_requested', completed: 'refund_completed', failed: 'refund_failed' } as const

/** What each outcome makes untrue. A failed one may still go through, so it stands until another try has. */
const OUTDATED_BY_STATUS = {
  pending: [],
  failed: ['refund_requested'],
  completed: ['refund_requested', 'refund_failed'],
} as const

/** Each outcome once; a refund that is tried again may fail again in silence, until it is the administrator's to mend. */
export async function tellRefund({ notices, clock }: PaymentsDeps, tx: Transaction, refund: Refund): Promise<void> {
  const { memberId, protocol, amountCents, status } = refund
  if (status !== 'pending' && status !== 'completed' && status !== 'failed') return
  const about = `refund ${protocol} `
  const data = { amountCents, protocol }
  await withdrawNotices(tx, { memberId, kinds: OUTDATED_BY_STATUS[status], now: clock.now(), about })
  await postNotice(notices, tx, { memberId, kind: NOTICE_OF_STATUS[status], key: `${about}${status}`, data })
  if (status === 'completed') await recordCompleted({ clock }, tx, refund)
  if (!isGivenUp(refund)) return
  const detail = { protocol, amount_cents: amountCents, failures: refund.failures }
  await recordActivity(tx, { kind: 'refund_failed', actor: 'system', at: clock.now(), memberId, detail })
}

function recordCompleted({ clock }: Pick<PaymentsDeps, 'clock'>, tx: Transaction, refund: Refund): Promise<void> {
  const { memberId, protocol, amountCents } = refund
  const detail = { protocol, amount_cents: amountCents }
  return recordActivity(tx, { kind: 'refund_completed', actor: 'system', at: clock.now(), memberId, detail })
}
