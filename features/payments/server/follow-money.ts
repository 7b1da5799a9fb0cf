/** What new facts about charges bring with them: receipts are told, refunds move on, money without a contract goes back. */
import type { Settled } from '#features/membership/server/index.ts'
import { postNotice } from '#features/notices/server/index.ts'
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
  const { id: subscriptionId, memberId } = settled.subscription
  const isNews = (payment: Payment) => before.find(({ id }) => id === payment.id)?.paidAt == null
  for (const { vendorId, valueCents } of after.filter((payment) => payment.paidAt !== null && isNews(payment))) {
    const data = { amountCents: valueCents }
    await postNotice(deps.notices, tx, { memberId, kind: 'receipt_ready', key: `receipt ${vendorId}`, data }) // oxlint-disable-line no-await-in-loop -- one, as a rule
  }
  const moved = await followRefunds(tx, { subscriptionId, turn, now: deps.clock.now() })
  for (const refund of moved) await tellRefund(deps, tx, refund) // oxlint-disable-line no-await-in-loop -- one, as a rule
  for (const payment of after.filter((each) => isStray(settled, each))) await giveBackStray(deps, tx, payment) // oxlint-disable-line no-await-in-loop -- none, as a rule
}

/** Taken twice, or after a newer contract had taken the place of this one: the member gets nothing for it. */
function isStray({ subscription: { endedAt } }: Settled, { state, paidAt, isSurplus }: Payment): boolean {
  const isTooLate = endedAt !== null && paidAt !== null && paidAt > endedAt
  return state === 'paid' && (isSurplus || isTooLate)
}

const TWICE = 'Cobrança em dobro'
const TOO_LATE = 'Cobrança depois do fim do contrato'

async function giveBackStray(deps: PaymentsDeps, tx: Transaction, payment: Payment): Promise<void> {
  const order = { requestedBy: 'system', reason: payment.isSurplus ? TWICE : TOO_LATE } as const
  if (!(await findRefundOf(tx, payment.id))) await refundPayment(deps, tx, { payment, order })
}
