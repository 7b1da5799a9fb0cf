/** What an administrator does in a member's thread: read it, write, end it. */
import { newId } from '#platform/crypto.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { type ChatRow, findChat, lockChat } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import { isWindowOpen } from '../notices/window.ts'
import { enqueueMessages } from '../outbox/enqueue-messages.ts'
import { endSupportThread } from './end-thread.ts'
import { deletionOf } from './thread-times.ts'
import { MAX_SUPPORT_MESSAGES } from './note-reply.ts'
import {
  findNewestOfPeople,
  findSupportThread,
  findSupportThreadMessageByKey,
  insertSupportThreadMessages,
  listSupportThreadMessages,
  listSupportThreadsOf,
  type SupportThreadRow,
  updateSupportThread,
} from './thread-queries.ts'

type Deps = Pick<ChatDeps, 'clock' | 'queue'>

/** Nobody asks for a person so often in the time that threads are kept. */
const MAX_SHOWN = 20

/** A member's threads with their messages, the open one or the newest first. */
export async function readSupportThreads({ clock }: Pick<ChatDeps, 'clock'>, executor: Executor, memberId: string) {
  const threads = (await listSupportThreadsOf(executor, memberId)).slice(0, MAX_SHOWN)
  const messages = await listSupportThreadMessages(
    executor,
    threads.map(({ id }) => id),
    MAX_SUPPORT_MESSAGES,
  )
  const messagesOf = Map.groupBy(messages, ({ message }) => message.threadId)
  const found = []
  for (const thread of threads) {
    const chat = await findChat(executor, thread.chatId)
    const isOpenWindow = chat !== undefined && isWindowOpen(chat, clock.now())
    found.push({ ...thread, isWindowOpen: isOpenWindow, messages: messagesOf.get(thread.id) ?? [] })
  }
  return found
}

export type SupportThreadWithMessages = Awaited<ReturnType<typeof readSupportThreads>>[number]

export interface TeamAnswer {
  readonly memberId: string
  readonly adminId: string
  readonly text: string | undefined
  /** The newest message of a person that the administrator has seen. */
  readonly seen: string | null
  readonly ends: boolean
  readonly idempotencyKey: string | undefined
}

/**
 * Writes in the member's open thread, or in the newest, which is open again then. A repeated order with the same key changes
 * nothing. Refuses `not_found`, `conversation_moved` when somebody has written since, `idempotency_conflict`.
 * @returns whether anything was changed
 */
export async function answerSupportThread(deps: Deps, tx: Transaction, answer: TeamAnswer): Promise<boolean> {
  const { chat, thread } = await lockSupportThread(tx, answer.memberId)
  if (await isRepeated(tx, thread, answer)) return false
  if ((await findNewestOfPeople(tx, thread.id))?.id !== (answer.seen ?? undefined)) refuse('conversation_moved')
  const { text, ends } = answer
  if (text !== undefined) await write(deps, tx, { chat, thread, answer: { ...answer, text } })
  const isEnded = ends && (text !== undefined || thread.endedAt === null)
  if (isEnded) await endSupportThread(tx, thread, { by: 'team', now: deps.clock.now() })
  return text !== undefined || isEnded
}

/** Whoever writes in it holds the chat as well, so nothing changes meanwhile. */
async function lockSupportThread(tx: Transaction, memberId: string): Promise<{ chat: ChatRow; thread: SupportThreadRow }> {
  const [newest] = await listSupportThreadsOf(tx, memberId)
  const chat = newest && (await lockChat(tx, newest.chatId))
  const thread = newest && (await findSupportThread(tx, newest.id))
  return chat?.memberId === memberId && thread ? { chat, thread } : refuse('not_found')
}

interface Writing {
  readonly chat: ChatRow
  readonly thread: SupportThreadRow
  readonly answer: TeamAnswer & { readonly text: string }
}

async function write(deps: Deps, tx: Transaction, { chat, thread, answer }: Writing): Promise<void> {
  const now = deps.clock.now()
  const { adminId, text, idempotencyKey } = answer
  const id = newId(now)
  const message = { id, threadId: thread.id, author: 'team', kind: 'text', text, adminId, at: now } as const
  await insertSupportThreadMessages(tx, [{ ...message, ...(idempotencyKey !== undefined && { idempotencyKey }) }])
  const answered = { waitingSince: null, lastMessageAt: now, endedAt: null }
  await updateSupportThread(tx, thread.id, { ...answered, endedBy: null, deleteAfter: deletionOf(answered) })
  await enqueueMessages(deps, tx, { chat, messages: [{ id, purpose: 'news', content: { kind: 'team-answer', messageId: id } }] })
}

async function isRepeated(tx: Transaction, thread: SupportThreadRow, { idempotencyKey, text }: TeamAnswer): Promise<boolean> {
  if (idempotencyKey === undefined) return false
  const earlier = await findSupportThreadMessageByKey(tx, thread.id, idempotencyKey)
  if (!earlier) return false
  return earlier.text === text || refuse('idempotency_conflict')
}
