/** Chats linked to an account by a code: listed there, and unlinked. */
import { recordActivity } from '#features/activity/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { NEW_CHAT } from '#features/chat/conversation/state.ts'
import { type ChatRow, lockChat, listChatsOfMember, updateChat } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import { eraseMessages } from '../erasure/erase-messages.ts'
import { deleteLinkCode } from './link-codes.ts'

export async function listLinkedChats({ db }: Pick<ChatDeps, 'db'>, memberId: string) {
  const linked = (await listChatsOfMember(db, memberId)).filter(({ isLinkedByCode }) => isLinkedByCode)
  return linked.map(({ id, phone, memberSince, createdAt, lastMessageAt }) => ({
    id,
    phone_ends: phone?.slice(-SHOWN_DIGITS) ?? null,
    linked_at: (memberSince ?? createdAt).toISOString(),
    last_message_at: lastMessageAt.toISOString(),
  }))
}

/** Enough for members to recognise their own number. */
export const SHOWN_DIGITS = 4

/**
 * Unlinks a chat: from now on it belongs to an unknown sender, and nothing already under way is sent there. @throws Refusal
 * `not_found`
 */
export async function unlinkChat(
  { db, clock }: Pick<ChatDeps, 'db' | 'clock'>,
  { memberId, chatId }: { readonly memberId: string; readonly chatId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await unlinkLockedChat({ clock }, tx, { memberId, chatId, actor: 'member' }))) refuse('not_found')
  })
}

/** Unlinks all chats and revokes the shown code, for a member who ends all other access. @returns how many */
export async function unlinkChats(
  { clock }: Pick<ChatDeps, 'clock'>,
  tx: Transaction,
  order: Pick<Unlinking, 'memberId' | 'actor' | 'actorId'>,
): Promise<number> {
  await deleteLinkCode(tx, order.memberId)
  const chatIds = (await listChatsOfMember(tx, order.memberId)).map(({ id }) => id)
  // sorted, so that two transactions with several chats cannot deadlock
  let unlinked = 0
  for (const chatId of chatIds.toSorted()) if (await unlinkLockedChat({ clock }, tx, { ...order, chatId })) unlinked += 1
  return unlinked
}

interface Unlinking {
  readonly memberId: string
  readonly chatId: string
  readonly actor: 'member' | 'admin'
  /** The administrator's id. */
  readonly actorId?: string
}

/** False when no code has linked this chat to this member. */
export async function unlinkLockedChat(
  { clock }: Pick<ChatDeps, 'clock'>,
  tx: Transaction,
  { chatId, ...by }: Unlinking,
): Promise<boolean> {
  const chat = await lockChat(tx, chatId)
  if (!chat || !isLinkedTo(chat, by.memberId)) return false
  await eraseMessages(tx, chatId)
  await updateChat(tx, chatId, { ...UNKNOWN_SENDER, state: NEW_CHAT, wakeAt: null })
  await recordActivity(tx, { kind: 'chat_unlinked', at: clock.now(), ...by })
  return true
}

const UNKNOWN_SENDER = { memberId: null, memberSince: null, isLinkedByCode: false } as const

function isLinkedTo({ isLinkedByCode, memberId: owner }: ChatRow, memberId: string): boolean {
  return isLinkedByCode && owner === memberId
}
