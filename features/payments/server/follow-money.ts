/** What new facts about charges bring with them: receipts are told, refunds move on, money without a contract goes back. */
import type { Settled } from '#features/membership/server/index.ts'
import { postNotice, withdrawNotices } from '#features/notices/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from './deps.ts'
import type { Payment } from './payment-queries.ts'
import { findRefundOf, followRefunds } from './refund-queries.ts'
import { refundPayment } from './request-refund.ts'
import { tellRefund } from './tell-refund.ts'

interface Reading {
  readonly settled: Settled
  readonly before: readonly Payment[]
  readonly after: readonly Payment[]
  readonly turn: number
}

export async function followMoney(deps: PaymentsDeps, tx: Transaction, reading: Reading): Promise<void> {
  const { settled, before, after, turn } = reading
  const { id: subscriptionId } = settled.subscription
  const earlier = new Map(before.map((payment) => [payment.id, payment]))
  for (const payment of after) await tellPayment(deps, tx, { payment, earlier: earlier.get(payment.id) }) // oxlint-disable-line no-await-in-loop -- one or two, as a rule
  const moved = await followRefunds(tx, { subscriptionId, turn, now: deps.clock.now() })
  for (const refund of moved) await tellRefund(deps, tx, refund) // oxlint-disable-line no-await-in-loop -- one, as a rule
  for (const payment of after.filter((each) => isStray(settled, each))) await giveBackStray(deps, tx, { settled, payment }) // oxlint-disable-line no-await-in-loop -- none, as a rule
}

interface Seen {
  readonly payment: Payment
  /** As it was when it was read before. */
  readonly earlier: Payment | undefined
}

/** Money that came is told, and money that went back without anybody having asked us. The newest receipt is told of, not each of them. */
async function tellPayment({ notices, clock }: PaymentsDeps, tx: Transaction, { payment, earlier }: Seen): Promise<void> {
  const { memberId, vendorId, valueCents, paidAt, refundedAt } = payment
  const data = { amountCents: valueCents }
  if (paidAt !== null && earlier?.paidAt == null) {
    const key = `receipt ${vendorId}`
    await withdrawNotices(tx, { memberId, kinds: ['receipt_ready'], now: clock.now(), except: key })
    await postNotice(notices, tx, { memberId, kind: 'receipt_ready', key, data })
  }
  if (refundedAt === null || earlier?.refundedAt != null || (await findRefundOf(tx, payment.id))) return
  const kind = earlier?.state === 'disputed' ? 'dispute_lost' : 'payment_returned'
  await postNotice(notices, tx, { memberId, kind, key: `returned ${vendorId}`, data })
}

/** Taken twice, or after a newer contract had taken the place of this one: the member gets nothing for it. */
function isStray({ subscription: { endedAt } }: Settled, { state, paidAt, isSurplus }: Payment): boolean {
  const isTooLate = endedAt !== null && paidAt !== null && paidAt > endedAt
  return state === 'paid' && (isSurplus || isTooLate)
}

const TWICE = 'Cobrança em dobro'
const IN_SPITE = 'Cobrança depois do cancelamento'
const TOO_LATE = 'Cobrança depois do fim do contrato'

async function giveBackStray(
  deps: PaymentsDeps,
  tx: Transaction,
  { settled, payment }: { settled: Settled; payment: Payment },
): Promise<void> {
  if (await findRefundOf(tx, payment.id)) return
  const order = { requestedBy: 'system', reason: reasonOf(settled, payment) } as const
  await refundPayment(deps, tx, { payment, order })
}

function reasonOf({ subscription: { cancelRequestedAt } }: Settled, { isSurplus, paidAt }: Payment): string {
  if (!isSurplus) return TOO_LATE
  return cancelRequestedAt !== null && paidAt !== null && paidAt > cancelRequestedAt ? IN_SPITE : TWICE
}
