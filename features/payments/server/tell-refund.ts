import { postNotice } from '#features/notices/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from './deps.ts'
import type { Refund } from './refund-queries.ts'

const NOTICE_OF_STATUS = { pending: 'refund_requested', completed: 'refund_completed', failed: 'refund_failed' } as const

/** Each outcome once; a refund that was asked for again may fail again in silence. */
export async function tellRefund({ notices }: PaymentsDeps, tx: Transaction, refund: Refund): Promise<void> {
  const { memberId, protocol, amountCents, status } = refund
  if (status !== 'pending' && status !== 'completed' && status !== 'failed') return
  const data = { amountCents, protocol }
  await postNotice(notices, tx, { memberId, kind: NOTICE_OF_STATUS[status], key: `refund ${protocol} ${status}`, data })
}
