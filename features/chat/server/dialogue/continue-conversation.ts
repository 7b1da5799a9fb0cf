/**
 * The conversation with one person. Each message is one transaction with all its effects: state, orders, messages in the
 * outbox. A worker that dies leaves nothing half done, and the lock on the chat's row makes two workers take turns.
 */
import { chatTexts } from '#phrases/chat.ts'
import { DAY, addMs, SECOND } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { endWaits } from '#features/chat/conversation/end-waits.ts'
import { answer, type ChatInput, type Reply } from '#features/chat/conversation/types.ts'
import { type ChatRow, isTimeToWake, lockChat, updateChat } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import { isFromBefore } from '../inbox/find-or-create-chat.ts'
import { gatherFacts } from './gather-facts.ts'
import { findNextIncoming, type IncomingRow, markHandled } from '../inbox/incoming-queries.ts'
import type { Situation } from '../actions/action.ts'
import { perform } from '../actions/perform.ts'
import { listHeldBack, updateOrder } from '../order-queries.ts'
import { type Message, enqueueMessages } from '../outbox/enqueue-messages.ts'
import { noteReply } from '../support/note-reply.ts'
import { findSupportThread, findSupportThreadOf, listHeldAnswers, markHandedOver } from '../support/thread-queries.ts'
import type { IncomingContent } from '#providers/chat/port.ts'

/**
 * Answers the next message, in the order in which they were sent, if it is completely fetched. @returns false when nothing is
 * left, or when the next photo is still being fetched: then its own job continues
 */
export async function answerNextMessage(deps: ChatDeps, chatId: string): Promise<boolean> {
  return deps.db.transaction((tx) => answerNext(deps, tx, chatId))
}

async function answerNext(deps: ChatDeps, tx: Transaction, chatId: string): Promise<boolean> {
  const found = await lockChat(tx, chatId)
  const row = found && (await findNextIncoming(tx, chatId))
  if (!found || !row?.isFetched) return false
  const chat = { ...found, state: endWaits(found.state, deps.clock.now().getTime()) }
  await markHandled(tx, row.id, deps.clock.now())
  if (isFromBefore(chat, row.sentAt)) return true
  const { input, language } = await deps.words.readInput({ chat, row })
  const { id: messageId, replyTo: repliedTo, sentAt: writtenAt } = row
  const isMoreComing = (await findNextIncoming(tx, chatId)) !== undefined
  const context = { chat: { ...chat, language }, messageId, repliedTo, writtenAt, isMoreComing }
  if (input) await answerInput(deps, tx, { ...context, input, written: row.content ?? undefined })
  return isMoreComing
}

/** Marks a message as handled that could not be answered, and apologises to its sender. */
export async function apologise(deps: ChatDeps, chatId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const chat = await lockChat(tx, chatId)
    const row = chat && (await findNextIncoming(tx, chatId))
    if (!chat || !row) return
    await markHandled(tx, row.id, deps.clock.now())
    await enqueueMessages(deps, tx, { chat, messages: [answer(chatTexts[chat.language].failed)] })
  })
}

/** Handles a silence, unless a message has arrived meanwhile. */
export async function answerSilence(deps: ChatDeps, chatId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const chat = await lockChat(tx, chatId)
    if (!chat?.wakeAt || !isTimeToWake(chat.wakeAt, deps.clock.now())) return
    if (isAwaited(deps, chat, await findNextIncoming(tx, chatId)))
      return updateChat(tx, chatId, { wakeAt: addMs(deps.clock.now(), RECHECK_MS) })
    const silence = {
      input: { what: 'silence' },
      written: undefined,
      messageId: null,
      repliedTo: null,
      isMoreComing: false,
    } as const
    await answerInput(deps, tx, { ...silence, chat, writtenAt: deps.clock.now() })
  })
}

const RECHECK_MS = 1000
/** How long an answer waits for a photo that the network is slow to deliver. */
const HELD_FOR_MS = 10 * SECOND

/** Whether to wait: a photo that is still being fetched may belong to the same album. */
function isAwaited({ clock }: ChatDeps, { state }: ChatRow, next: IncomingRow | undefined): boolean {
  if (!next) return false
  return state.wait.for === 'more-photos' || next.receivedAt > addMs(clock.now(), -HELD_FOR_MS)
}

/** Pictures that went out only as a notice follow with the next message of the person. */
const HELD_BACK_FOR_MS = 30 * DAY
/** Each is a message: the others are in the studio. */
const MAX_HELD_BACK = 10

interface MessageContext {
  readonly chat: ChatRow
  readonly input: ChatInput
  readonly written: IncomingContent | undefined
  readonly messageId: string | null
  readonly repliedTo: string | null
  readonly writtenAt: Date
  readonly isMoreComing: boolean
}

async function answerInput(deps: ChatDeps, tx: Transaction, { messageId, written, ...asked }: MessageContext): Promise<void> {
  const { chat, input, writtenAt } = asked
  const held = await findHeld(deps, tx, chat)
  const thread = await findSupportThreadOf(tx, chat)
  const facts = await gatherFacts(deps, tx, { ...asked, thread, arePicturesHeld: held.pictures.length > 0 })
  const reply = await deps.words.converse({ chatId: chat.id, state: chat.state, input, facts })
  await updateChat(tx, chat.id, { state: reply.state, language: chat.language, wakeAt: wakeOf(deps, chat, reply) })
  const situation: Situation = { chat, facts, messageId }
  const outcomes = []
  for (const action of reply.actions) outcomes.push(...(await perform(deps, tx, { situation, action })))
  const messages = [...reply.messages, ...outcomes]
  // it may have been opened by this reply, or ended
  const talk = (await findSupportThreadOf(tx, chat)) ?? (thread && (await findSupportThread(tx, thread.id)))
  if (talk) await noteReply(tx, { thread: talk, written, writtenAt, reply, messages, now: facts.now })
  await enqueueMessages(deps, tx, { chat, messages: [...held.answers, ...messages, ...held.pictures] })
  await held.handOver()
}

/** What could only be announced while the person was away: answers of administrators, and pictures. */
async function findHeld({ clock }: ChatDeps, tx: Transaction, { id: chatId, memberId }: ChatRow) {
  const now = clock.now()
  const editIds = await listHeldBack(tx, { chatId, since: addMs(now, -HELD_BACK_FOR_MS), limit: MAX_HELD_BACK })
  const answerIds = memberId === null ? [] : await listHeldAnswers(tx, { chatId, memberId })
  return {
    answers: answerIds.map((messageId): Message => ({ purpose: 'answer', content: { kind: 'team-answer', messageId } })),
    pictures: editIds.map((editId): Message => ({ purpose: 'answer', content: { kind: 'result' }, editId })),
    handOver: async () => {
      await markHandedOver(tx, answerIds, now)
      for (const editId of editIds) await updateOrder(tx, editId, { handedOverAt: now })
    },
  }
}

/** Words in between that change nothing do not cancel the pending silence of waiting photos. */
function wakeOf({ clock }: ChatDeps, { wakeAt }: ChatRow, { state, wakeAfterMs }: Reply): Date | null {
  if (wakeAfterMs !== undefined) return addMs(clock.now(), wakeAfterMs)
  return state.wait.for === 'more-photos' ? wakeAt : null
}
