import { addMs, SECOND } from '#platform/clock.ts'
import type { WorkerDeps } from '../deps.ts'
import { listOrdersToShow, type OrderRow, updateOrder } from '../order-queries.ts'
import { enqueueMessages } from './enqueue-messages.ts'

/** The network shows the typing indicator for 25 seconds. */
const TYPING_MS = 20 * SECOND
const SLOW_AFTER_MS = 28 * SECOND
const BATCH = 100
/** The network answers slowly, so this many calls run in parallel. */
const AT_ONCE = 10
/** At most two messages are sent for an edit, and the result is one of them. */
const MAX_BESIDES_RESULT = 1

/** Keeps the typing indicator on, which is free; sends a message only when the edit takes long and no question was asked. */
export async function refreshTyping(deps: WorkerDeps): Promise<void> {
  const now = deps.clock.now()
  const queue = [...(await listOrdersToShow(deps.db, addMs(now, -TYPING_MS), BATCH))]
  const showOn = async () => {
    for (let order = queue.shift(); order; order = queue.shift()) await show(deps, order, now)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, showOn))
}

async function show(deps: WorkerDeps, order: OrderRow, now: Date): Promise<void> {
  const { db, channel, log } = deps
  const isSlow = order.orderedAt <= addMs(now, -SLOW_AFTER_MS)
  if (isSlow && order.questions < MAX_BESIDES_RESULT) await reportSlow(deps, order)
  await updateOrder(db, order.editId, { shownTypingAt: now })
  await channel
    .markRead(order.messageId, { isTyping: true })
    .catch((error: unknown) => log.warn({ err: error }, 'the typing indicator was not shown'))
}

async function reportSlow(deps: WorkerDeps, { chatId, memberId, editId }: OrderRow): Promise<void> {
  const messages = [{ purpose: 'progress' as const, content: { kind: 'progress' as const }, editId }]
  await deps.db.transaction((tx) => enqueueMessages(deps, tx, { chat: { id: chatId, memberId }, messages }))
}
