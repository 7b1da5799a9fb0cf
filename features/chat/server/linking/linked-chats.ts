/** Chats that a code has joined to an account: shown there, and parted from it again. */
import { recordActivity } from '#features/activity/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { NEW_CHAT } from '#features/chat/conversation/state.ts'
import { type ChatRow, lockChat, listChatsOfMember, updateChat } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import { eraseMessages } from '../leaving/erase-messages.ts'
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

/** Enough to know one's own by. */
const SHOWN_DIGITS = 4

/** From now on it is a unknown sender's; nothing that is under way is told there any more. @throws Refusal `not_found` */
export async function unlinkChat(
  { db, clock }: Pick<ChatDeps, 'db' | 'clock'>,
  { memberId, chatId }: { readonly memberId: string; readonly chatId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await partChat({ clock }, tx, { memberId, chatId, actor: 'member' }))) refuse('not_found')
  })
}

/** All of them, and no code that was shown joins another one: for whoever ends every access but their own. @returns how many */
export async function unlinkChats(
  { clock }: Pick<ChatDeps, 'clock'>,
  tx: Transaction,
  order: Pick<Parting, 'memberId' | 'actor' | 'actorId'>,
): Promise<number> {
  await deleteLinkCode(tx, order.memberId)
  const chatIds = (await listChatsOfMember(tx, order.memberId)).map(({ id }) => id)
  // always in one order: so nobody who holds several waits for another such
  let parted = 0
  for (const chatId of chatIds.toSorted()) if (await partChat({ clock }, tx, { ...order, chatId })) parted += 1
  return parted
}

interface Parting {
  readonly memberId: string
  readonly chatId: string
  readonly actor: 'member' | 'admin'
  /** Of an administrator. */
  readonly actorId?: string
}

/** False for a chat that no code has joined to this member. */
export async function partChat(
  { clock }: Pick<ChatDeps, 'clock'>,
  tx: Transaction,
  { chatId, ...by }: Parting,
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
