/** What members and administrators write to each other in the chat. */
import { type Admin, recordAdminAction, recordView } from '#features/admin/server/index.ts'
import {
  answerSupportThread,
  type ChatDeps,
  listOpenSupportThreads,
  readSupportThreads,
  type TeamAnswer,
  type SupportThread,
  type SupportThreadWithMessages,
} from '#features/chat/server/index.ts'
import { findPeople } from '#features/sign-in/server/index.ts'
import type { Executor } from '#platform/database.ts'
import type {
  PanelConversation,
  PanelConversationRow,
  PanelSupportThreadMessage,
} from '#features/back-office/support-contract.ts'
import type { PanelDeps } from '../panel/deps.ts'
import { presentPerson } from '../panel/present.ts'
import { requireMember } from '../panel/require-member.ts'
import { recordListView } from '../panel/trace.ts'

/** More people wait only where nobody answers at all. */
const MAX_SHOWN = 200

export type ConversationsDeps = Pick<PanelDeps, 'db' | 'clock' | 'keyring'> & Pick<ChatDeps, 'queue'>

export async function listConversations(deps: ConversationsDeps, admin: Admin) {
  const found = await listOpenSupportThreads(deps.db, MAX_SHOWN + 1)
  const threads = found.slice(0, MAX_SHOWN)
  const memberIds = threads.map(({ memberId }) => memberId)
  const people = await findPeople(deps.db, memberIds)
  await recordListView(deps, admin, { list: 'conversations', query: {}, people: memberIds })
  const rows: PanelConversationRow[] = threads.map((thread) => ({
    id: thread.id,
    user: presentPerson(thread.memberId, people),
    ...standingOf(thread),
  }))
  return { conversations: rows, is_cut: found.length > MAX_SHOWN }
}

interface SupportThreadView {
  readonly admin: Admin
  readonly memberId: string
}

/** @throws Refusal `not_found` */
export async function readConversation(deps: ConversationsDeps, { admin, memberId }: SupportThreadView) {
  await requireMember(deps.db, memberId)
  await deps.db.transaction((tx) => recordView(deps, tx, { ...admin, kind: 'conversation_read', memberId }))
  return { conversations: await present(deps, deps.db, memberId) }
}

type AnswerRequest = SupportThreadView & Pick<TeamAnswer, 'text' | 'seen' | 'ends' | 'idempotencyKey'>

/** @throws Refusal `not_found`, `conversation_moved`, `idempotency_conflict` */
export function answerConversation(deps: ConversationsDeps, { admin, ...request }: AnswerRequest) {
  return deps.db.transaction(async (tx) => {
    const { memberId, text, ends } = request
    await requireMember(tx, memberId)
    if (await answerSupportThread(deps, tx, { ...request, adminId: admin.session.memberId })) {
      const detail = { is_text: text !== undefined, is_end: ends }
      await recordAdminAction(deps, tx, { ...admin, kind: text === undefined ? 'help_ended' : 'help_answered', memberId, detail })
    }
    return { conversations: await present(deps, tx, memberId) }
  })
}

async function present(deps: ConversationsDeps, executor: Executor, memberId: string): Promise<PanelConversation[]> {
  const threads = await readSupportThreads(deps, executor, memberId)
  const adminIds = threads.flatMap(({ messages }) => messages.flatMap(({ message }) => message.adminId ?? []))
  const admins = await findPeople(executor, [...new Set(adminIds)])
  const nameOf = (adminId: string | null) => (adminId === null ? null : (admins.get(adminId)?.name ?? null))
  return threads.map((thread) => ({
    id: thread.id,
    ...standingOf(thread),
    ended_at: thread.endedAt?.toISOString() ?? null,
    ended_by: thread.endedBy,
    delete_after: thread.deleteAfter.toISOString(),
    is_window_open: thread.isWindowOpen,
    messages: thread.messages.map((row) => presentMessage(row, nameOf(row.message.adminId))),
  }))
}

function standingOf({ waitingSince, lastMessageAt, openedAt, endedAt }: SupportThread) {
  const openState = waitingSince === null ? ('answered' as const) : ('waiting' as const)
  return {
    state: endedAt === null ? openState : ('ended' as const),
    waiting_since: waitingSince?.toISOString() ?? null,
    last_message_at: lastMessageAt.toISOString(),
    opened_at: openedAt.toISOString(),
  }
}

type MessageRow = SupportThreadWithMessages['messages'][number]

function presentMessage(row: MessageRow, by: string | null): PanelSupportThreadMessage {
  const { id, author, kind, text, at } = row.message
  return { id, author, by, kind, text, at: at.toISOString(), delivery: author === 'team' ? deliveryOf(row) : null }
}

/** A message that was only announced is there once it followed. */
function deliveryOf({ message, state, receipt, isTemplate }: MessageRow): PanelSupportThreadMessage['delivery'] {
  if (message.handedOverAt !== null) return 'sent'
  if (state === 'sent' && isTemplate === true) return receipt === 'failed' ? 'failed' : 'held'
  if (state === 'sent') return receipt ?? 'sent'
  return state === 'sending' || state === null ? 'waiting' : state
}
