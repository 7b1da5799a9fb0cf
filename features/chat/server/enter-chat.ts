/** Who writes: the chat of an address, and whose it is. */
import { newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { memberPhone, phoneKey } from '#platform/phone-keys.ts'
import type { ChangedAddress, ChatAddress, IncomingMessage } from '#providers/chat/port.ts'
import { NEW_CHAT } from '../conversation/state.ts'
import { type ChatRow, insertChat, listChatsOf, mergeChats, updateChat } from './chat-queries.ts'
import type { ChatDeps } from './deps.ts'
import { guessLanguage } from './guess-language.ts'

type Deps = Pick<ChatDeps, 'clock' | 'members'>

/** The chat of whoever sent this, made now if there was none, and joined to the member whose phone it is. */
export async function enterChat(
  deps: Deps,
  tx: Transaction,
  { from, at }: Pick<IncomingMessage, 'from' | 'at'>,
): Promise<ChatRow> {
  const chat = await findOrMake(deps, tx, { from, at })
  const memberId = await memberOf(deps, tx, { chat, from })
  const isNews = memberId !== chat.memberId
  const changes = {
    ...namesOf(from),
    memberId,
    heardAt: at > chat.heardAt ? at : chat.heardAt,
    isLinkedByCode: chat.isLinkedByCode && memberId === chat.memberId,
    ...(isNews && memberId !== null && { language: await deps.members.findLanguage(tx, memberId) }),
    // what a person ordered is not for whoever has the number after them
    ...(isNews && chat.memberId !== null && { state: NEW_CHAT, wakeAt: null }),
  }
  await updateChat(tx, chat.id, changes)
  return { ...chat, ...changes }
}

async function findOrMake(deps: Deps, tx: Transaction, { from, at }: { from: ChatAddress; at: Date }): Promise<ChatRow> {
  const names = { phoneKey: from.phone && phoneKey(from.phone), networkId: from.userId }
  const [chat, other] = await listChatsOf(tx, names)
  if (chat && other) await separate(tx, chat, other)
  if (chat) return chat
  const now = deps.clock.now()
  const made = {
    id: newId(now),
    ...namesOf(from),
    language: guessLanguage(from.phone),
    state: NEW_CHAT,
    heardAt: at,
    createdAt: now,
  }
  await insertChat(tx, made)
  const [found] = await listChatsOf(tx, names)
  if (!found) throw new Error('a chat vanished between insert and select')
  return found
}

/** Known by phone in one row and by the network's id in another: one person, unless that one has a phone of its own. */
function separate(tx: Transaction, chat: ChatRow, other: ChatRow): Promise<void> {
  return other.phone === null ? mergeChats(tx, { from: other.id, into: chat.id }) : updateChat(tx, other.id, { networkId: null })
}

/** The names that this address shows; what it leaves out stays as it was known. */
function namesOf({ phone, userId }: ChatAddress) {
  return { ...(phone && { phone, phoneKey: phoneKey(phone) }), ...(userId && { networkId: userId }) }
}

/** A phone says itself whose it is, at every message: so nobody stays joined to a number that they gave up. */
async function memberOf(
  { members }: Deps,
  tx: Transaction,
  { chat, from }: { chat: ChatRow; from: ChatAddress },
): Promise<string | null> {
  const phone = from.phone ?? chat.phone
  const memberId = phone ? await members.findByPhone(tx, memberPhone(phone)) : undefined
  return memberId ?? (chat.isLinkedByCode ? chat.memberId : null)
}

/** The network tells that a person has another number. Whose account that is, the next message shows by itself. */
export async function changeAddress(tx: Transaction, { before, after }: ChangedAddress): Promise<void> {
  const [chat] = await listChatsOf(tx, { phoneKey: before.phone && phoneKey(before.phone), networkId: before.userId })
  const [taken] = await listChatsOf(tx, { phoneKey: after.phone && phoneKey(after.phone), networkId: after.userId })
  if (!chat || taken) return
  await updateChat(tx, chat.id, { ...namesOf(after), memberId: chat.isLinkedByCode ? chat.memberId : null })
}
