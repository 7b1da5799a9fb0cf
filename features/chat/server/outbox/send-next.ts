/**
 * Sends one person's outbox, in order. The row is set to `sending` before the network is called, so a worker that dies in
 * between leaves a message in doubt, which is looked up by its receipt before it is sent again: see `react-to-fault.ts`.
 */
import { addMs, SECOND } from '#platform/clock.ts'
import type { Executor } from '#platform/database.ts'
import { otherForm } from '#platform/phone-keys.ts'
import { CHAT_PACE, ChatFault, type ChatAddress, type MessageContent } from '#providers/chat/port.ts'
import { type ChatRow, lockChat, updateChat } from '../chat-queries.ts'
import type { Composed } from '../messages/draft.ts'
import { composeMessage } from '../messages/compose-message.ts'
import { drop, scheduleCheck, putOff, recordSent, type Taken } from './conclude.ts'
import type { WorkerDeps } from '../deps.ts'
import {
  countAttemptsSince,
  findNextOutgoing,
  findOutgoingForUpdate,
  isOpen,
  type OutgoingRow,
  updateOutgoing,
} from './outgoing-queries.ts'
import { freeMoment, spend } from './pace.ts'
import { UNCERTAIN_MS } from './react-to-fault.ts'

/** Longer than composing a message and uploading its picture take: a worker that exceeds it counts as dead. */
const LEASE_MS = 30 * SECOND
/** Half of the network's limit, which counts both directions. */
const MAX_PER_SECOND = CHAT_PACE.messagesPerSecond / 2

export async function sendNext(deps: WorkerDeps, { chatId }: { chatId: string }): Promise<void> {
  while (await sendOne(deps, chatId));
}

/** False when nothing is due. */
async function sendOne(deps: WorkerDeps, chatId: string): Promise<boolean> {
  const message = await takeNext(deps, chatId)
  if (!message) return false
  const content = await compose(deps, message)
  if (content === 'later') {
    await scheduleCheck(deps, message)
    return false
  }
  if (content === null) await drop(deps, message)
  else if (content) await send(deps, message, content)
  return true
}

/** Undefined when it was postponed: a message that cannot be composed must not block those after it. */
async function compose(deps: WorkerDeps, message: Taken): Promise<Composed | undefined> {
  try {
    return await composeMessage(deps, message)
  } catch (error) {
    const problem = error instanceof ChatFault ? error : ({ code: 'not_composed', cause: error } as const)
    await putOff(deps, { ...message, attempts: message.row.attempts + 1 }, problem)
    return undefined
  }
}

/** Takes this person's oldest message if it is due, and leases it to this worker. */
async function takeNext({ db, clock }: WorkerDeps, chatId: string): Promise<Taken | undefined> {
  return db.transaction(async (tx) => {
    const chat = await lockChat(tx, chatId)
    const row = chat && (await findNextOutgoing(tx, chatId))
    const now = clock.now()
    if (!chat || !row || row.dueAt > now) return undefined
    const freeAt = await findFreeMoment(tx, chat, now)
    if (freeAt > now) {
      await updateOutgoing(tx, row.id, { dueAt: freeAt })
      return undefined
    }
    await updateOutgoing(tx, row.id, { dueAt: addMs(now, LEASE_MS) })
    return { chat, row }
  })
}

/** When the network's limits, for this person and in total, allow one more message. */
async function findFreeMoment(executor: Executor, { burst }: ChatRow, now: Date): Promise<Date> {
  const freeAt = freeMoment(burst, now)
  if (freeAt > now) return freeAt
  return (await countAttemptsSince(executor, addMs(now, -SECOND))) < MAX_PER_SECOND ? now : addMs(now, SECOND)
}

async function send(deps: WorkerDeps, message: Taken, content: MessageContent): Promise<void> {
  const attempted = await beginAttempt(deps, message, content)
  if (!attempted) return
  const { chat } = message
  const to = addressOf(chat, attempted)
  try {
    const replyTo = attempted.replyTo === null ? {} : { replyTo: attempted.replyTo }
    await recordSent(
      deps,
      { chat, row: attempted },
      await deps.channel.send({ to, content, reference: attempted.id, ...replyTo }),
    )
  } catch (error) {
    if (!(error instanceof ChatFault)) throw error
    await putOff(deps, { chat, row: attempted, attempts: attempted.attempts }, error)
  }
}

/** Undefined when its receipt has arrived meanwhile, another worker has leased it, or the network's limit is reached. */
async function beginAttempt(
  { db, clock }: WorkerDeps,
  { chat, row }: Taken,
  { kind }: MessageContent,
): Promise<OutgoingRow | undefined> {
  return db.transaction(async (tx) => {
    const held = await lockChat(tx, chat.id)
    const now = clock.now()
    const current = await findOutgoingForUpdate(tx, row.id)
    if (!held || !current || current.attempts !== row.attempts || !isOpen(current)) return undefined
    // composing and uploading a picture took time
    const freeAt = freeMoment(held.burst, now)
    if (freeAt > now) {
      await updateOutgoing(tx, row.id, { dueAt: freeAt })
      return undefined
    }
    const begun = {
      state: 'sending' as const,
      attempts: row.attempts + 1,
      attemptedAt: now,
      dueAt: addMs(now, UNCERTAIN_MS),
      isTemplate: kind === 'template',
    }
    await updateOutgoing(tx, row.id, begun)
    await updateChat(tx, chat.id, { burst: spend(held.burst, now) })
    return { ...current, ...begun }
  })
}

/** The address the person wrote from, or the number's other form once the network said that this one has no account. */
function addressOf({ phone, networkId }: ChatRow, { isToOtherForm }: OutgoingRow): ChatAddress {
  const other = phone !== null && isToOtherForm ? otherForm(phone) : undefined
  return { phone: other ?? phone ?? undefined, userId: networkId ?? undefined }
}
