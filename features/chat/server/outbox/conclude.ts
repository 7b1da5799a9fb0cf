/** Records the outcome of an attempt at a message, unless a receipt has recorded more meanwhile. */
import { addMs, SECOND } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { SentMessage } from '#providers/chat/port.ts'
import type { ChatRow } from '../chat-queries.ts'
import type { WorkerDeps } from '../deps.ts'
import { contentToKeep } from './resend.ts'
import { findOutgoingForUpdate, isOpen, type OutgoingRow, updateOutgoing } from './outgoing-queries.ts'
import { type Fault, isForOperators, reactTo } from './react-to-fault.ts'
import { notifyElsewhere } from './notify-elsewhere.ts'

export interface Taken {
  readonly chat: ChatRow
  /** The row as this worker last read it. */
  readonly row: OutgoingRow
}

const RECHECK_MS = 2 * SECOND

export async function scheduleCheck(deps: WorkerDeps, { row }: Taken): Promise<void> {
  await conclude(deps, row, () => Promise.resolve({ dueAt: addMs(deps.clock.now(), RECHECK_MS) }))
}

/** Ends a message that is no longer worth sending. */
export async function drop(deps: WorkerDeps, { row }: Taken): Promise<void> {
  await conclude(deps, row, () => Promise.resolve({ state: 'dropped', content: null }))
}

export async function recordSent(deps: WorkerDeps, { row }: Taken, { id }: SentMessage): Promise<void> {
  const sent = { state: 'sent', networkId: id, sentAt: deps.clock.now(), content: contentToKeep(row, id) } as const
  // an apology stands for another message, whose failure stays on record
  const failure = row.form === 'apology' ? row.failure : null
  await conclude(deps, row, () => Promise.resolve({ ...sent, failure }))
}

interface Problem extends Fault {
  readonly detail?: string | undefined
  readonly cause?: unknown
}

/** @param attempts made so far, including this one */
export async function putOff(
  deps: WorkerDeps,
  { chat, row, attempts }: Taken & { readonly attempts: number },
  problem: Problem,
): Promise<void> {
  const about = { messageId: row.id, code: problem.code, detail: problem.detail, attempts, err: problem.cause }
  if (isForOperators(problem.code)) deps.log.error(about, 'a chat message failed for a reason that an operator has to fix')
  else deps.log.warn(about, 'an attempt to send a chat message failed')
  const changes = reactTo(problem, { ...row, attempts }, { now: deps.clock.now(), phone: chat.phone })
  await conclude(deps, row, async (tx) => {
    if (changes.state !== 'failed') return { ...changes, attempts }
    await notifyElsewhere(deps, tx, row)
    return { ...changes, attempts, content: null }
  })
}

/** Changes nothing in a row that is finished, or that another worker has begun again. */
async function conclude(
  { db }: WorkerDeps,
  row: OutgoingRow,
  changes: (tx: Transaction) => Promise<Partial<OutgoingRow>>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const current = await findOutgoingForUpdate(tx, row.id)
    const isOurs = current && isOpen(current) && current.state === row.state && current.attempts === row.attempts
    if (isOurs) await updateOutgoing(tx, row.id, await changes(tx))
  })
}
