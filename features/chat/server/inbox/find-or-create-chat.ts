/** Finds or creates the chat of a sender, and the member it belongs to. */
import { addMs, SECOND } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { memberPhone, phoneKey } from '#platform/phone-keys.ts'
import type { ChangedAddress, ChatAddress, IncomingMessage } from '#providers/chat/port.ts'
import { NEW_CHAT } from '#features/chat/conversation/state.ts'
import { type ChatRow, insertChat, listChatsOf, mergeChats, updateChat } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import { eraseMessages } from '../erasure/erase-messages.ts'
import { guessLanguage } from './guess-language.ts'

type Deps = Pick<ChatDeps, 'clock' | 'members'>

/** Returns the sender's chat, created if there was none, and linked to the member with that phone. */
export async function enterChat(
  deps: Deps,
  tx: Transaction,
  { from, at }: Pick<IncomingMessage, 'from' | 'at'>,
): Promise<ChatRow> {
  const chat = await findOrMake(deps, tx, { from, at })
  const fresh = freshOf(chat, { from, at })
  const phone = fresh.phone ?? chat.phone
  const memberId = await memberOf(deps, tx, { chat, phone })
  const isOtherMember = memberId !== chat.memberId
  const isAnothers = isOtherMember && chat.memberId !== null
  const changes = {
    ...fresh,
    memberId,
    memberSince: await sinceWhen(deps, tx, { chat, memberId }),
    isLinkedByCode: chat.isLinkedByCode && !isOtherMember,
    ...(isOtherMember && memberId !== null && { language: await deps.members.findLanguage(tx, memberId) }),
    // what the previous owner of a number ordered is not for the next one
    ...(isAnothers && { state: NEW_CHAT, wakeAt: null }),
  }
  if (isAnothers) await eraseMessages(tx, chat.id)
  await updateChat(tx, chat.id, changes)
  return { ...chat, ...changes }
}

/**
 * Returns the changes that a message makes to its chat. A message older than the last one changes nothing: its number may
 * have been given up since.
 */
function freshOf(
  chat: ChatRow,
  { from, at }: Pick<IncomingMessage, 'from' | 'at'>,
): ReturnType<typeof namesOf> & { lastMessageAt?: Date } {
  return at < chat.lastMessageAt ? {} : { ...namesOf(from), lastMessageAt: at }
}

async function findOrMake(deps: Deps, tx: Transaction, { from, at }: { from: ChatAddress; at: Date }): Promise<ChatRow> {
  const names = { phoneKey: from.phone && phoneKey(from.phone), networkId: from.userId }
  const [chat, other] = await listChatsOf(tx, names)
  if (chat && other) return separate(tx, chat, other)
  if (chat) return chat
  const now = deps.clock.now()
  const made = {
    id: newId(now),
    ...namesOf(from),
    language: guessLanguage(from.phone),
    state: NEW_CHAT,
    lastMessageAt: at,
    createdAt: now,
  }
  await insertChat(tx, made)
  const [found] = await listChatsOf(tx, names)
  if (!found) throw new Error('a chat disappeared between insert and select')
  return found
}

/** One row has the phone, the other the network's id: merges them as one person, unless the other row has a phone of its own. */
async function separate(tx: Transaction, chat: ChatRow, other: ChatRow): Promise<ChatRow> {
  if (other.phone !== null) {
    await updateChat(tx, other.id, { networkId: null })
    return chat
  }
  const inherited = heritageOf(chat, other)
  await mergeChats(tx, { from: other.id, into: chat.id })
  await updateChat(tx, chat.id, inherited)
  return { ...chat, ...inherited }
}

/** What a merged chat takes over from the other one, above all its member. */
function heritageOf(chat: ChatRow, other: ChatRow): Partial<ChatRow> {
  const kept = { stoppedAt: chat.stoppedAt ?? other.stoppedAt, linkLock: chat.linkLock ?? other.linkLock }
  if (chat.memberId !== null || other.memberId === null) return kept
  const { memberId, memberSince, isLinkedByCode, language, state, wakeAt, lastMessageAt } = other
  return { ...kept, memberId, memberSince, isLinkedByCode, language, state, wakeAt, lastMessageAt }
}

/** The names that this address contains; a missing one keeps its stored value. */
function namesOf({ phone, userId }: ChatAddress) {
  return { ...(phone && { phone, phoneKey: phoneKey(phone) }), ...(userId && { networkId: userId }) }
}

/** Looks up the member of the phone at every message, so that a number that changed hands does not stay linked. */
async function memberOf(
  { members }: Deps,
  tx: Transaction,
  { chat, phone }: { chat: ChatRow; phone: string | null },
): Promise<string | null> {
  const memberId = phone ? await members.findByPhone(tx, memberPhone(phone)) : undefined
  return memberId ?? (chat.isLinkedByCode ? chat.memberId : null)
}

async function sinceWhen(
  { members }: Deps,
  tx: Transaction,
  { chat, memberId }: { chat: ChatRow; memberId: string | null },
): Promise<Date | null> {
  if (memberId === null) return null
  if (memberId === chat.memberId && chat.memberSince !== null) return chat.memberSince
  return (await members.findJoinedAt(tx, memberId)) ?? null
}

/** The network's times are whole seconds, and its clock differs from ours. */
const CLOCKS_DIFFER_MS = 5 * SECOND

/** Whether a message was written before the chat belonged to its current member; such a message orders nothing. */
export function isFromBefore({ memberSince }: Pick<ChatRow, 'memberSince'>, sentAt: Date): boolean {
  return memberSince !== null && addMs(sentAt, CLOCKS_DIFFER_MS) < memberSince
}

/**
 * Applies the network's message that a person changed their number. Ignored when repeated or late, because it would move the
 * chat to a number that was given up since. The next message shows by itself whose account it is.
 */
export async function changeAddress(tx: Transaction, { before, after, at }: ChangedAddress): Promise<void> {
  const [chat] = await listChatsOf(tx, { phoneKey: before.phone && phoneKey(before.phone), networkId: before.userId })
  const [taken] = await listChatsOf(tx, { phoneKey: after.phone && phoneKey(after.phone), networkId: after.userId })
  if (!chat || taken || at < chat.lastMessageAt) return
  const isOfNow = before.phone === undefined || chat.phoneKey === null || chat.phoneKey === phoneKey(before.phone)
  if (!isOfNow) return
  await updateChat(tx, chat.id, { ...namesOf(after), ...(!chat.isLinkedByCode && { memberId: null, memberSince: null }) })
}
