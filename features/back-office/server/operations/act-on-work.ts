/** What an administrator does about work that is stuck. Each action and its log entry are written in one transaction. */
import { type Admin, recordAdminAction, recordView } from '#features/admin/server/index.ts'
import { replayMessage, replayStuckMessages } from '#features/chat/server/index.ts'
import { replayFailedWebhookEvents, replayWebhookEvent } from '#features/payments/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { OperationsDeps } from './deps.ts'

/** How many subscriptions and charges are read again at once; the next order continues. */
const MAX_REPLAYED = 1000

/** Gives a failed job one more attempt. @returns false when someone else did so first */
export function retryJob(deps: OperationsDeps, admin: Admin, id: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const queue = await deps.queues.retry(tx, id)
    if (queue === undefined) return false
    const moved = { before: { state: 'failed' }, after: { state: 'retry' } }
    await recordAdminAction(deps, tx, { ...admin, kind: 'job_retried', detail: { queue, job_id: id }, ...moved })
    return true
  })
}

/** @param id of one webhook; undefined for all that failed. @throws Refusal `not_found` */
export function replayWebhookEvents(deps: OperationsDeps, admin: Admin, id: string | undefined): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const replayed = id === undefined ? await replayFailed(deps, tx) : await replayOne(deps, tx, id)
    const detail = { ...(id !== undefined && { webhook_id: id }), replayed }
    if (replayed > 0) await recordAdminAction(deps, tx, { ...admin, kind: 'webhooks_replayed', detail })
    return replayed
  })
}

function replayFailed({ payments, clock }: OperationsDeps, tx: Transaction): Promise<number> {
  return replayFailedWebhookEvents(payments, tx, { now: clock.now(), limit: MAX_REPLAYED })
}

async function replayOne({ payments }: OperationsDeps, tx: Transaction, id: string): Promise<number> {
  return (await replayWebhookEvent(payments, tx, id)) === undefined ? refuse('not_found') : 1
}

/** @param id of one message of the chat; undefined for all that are stuck. @throws Refusal `not_found` */
export function replayMessages(deps: OperationsDeps, admin: Admin, id: string | undefined): Promise<number> {
  const { chat, clock } = deps
  return deps.db.transaction(async (tx) => {
    if (id !== undefined && !(await replayMessage(chat, tx, id))) refuse('not_found')
    const replayed = id === undefined ? await replayStuckMessages(chat, tx, { now: clock.now(), limit: MAX_REPLAYED }) : 1
    const detail = { list: 'chat', ...(id !== undefined && { webhook_id: id }), replayed }
    if (replayed > 0) await recordAdminAction(deps, tx, { ...admin, kind: 'webhooks_replayed', detail })
    return replayed
  })
}

/** Logs the look, because the findings of a reconciliation name members. */
export function recordReconciliationLook(deps: OperationsDeps, admin: Admin): Promise<void> {
  return deps.db.transaction((tx) =>
    recordView(deps, tx, { ...admin, kind: 'lists_viewed', detail: { list: 'reconciliations' } }),
  )
}
