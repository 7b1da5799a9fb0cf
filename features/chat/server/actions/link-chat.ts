import { recordActivity } from '#features/activity/server/index.ts'
import { postNotice } from '#features/notices/server/index.ts'
import { MINUTE } from '#platform/clock.ts'
import { lockAfterWrongTry, secondsLocked, UNLOCKED } from '#platform/guess-lock.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import type { Transaction } from '#platform/database.ts'
import { answer, type ReplyMessage } from '#features/chat/conversation/types.ts'
import { updateChat } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import { findIncoming } from '../inbox/incoming-queries.ts'
import { toStoredLock, fromStoredLock } from '../stored-lock.ts'
import { isBeingGuessed, noteWrongCode, takeLinkCode } from '../linking/link-codes.ts'
import { SHOWN_DIGITS } from '../linking/linked-chats.ts'
import type { Perform, Situation } from './action.ts'

/** Five wrong codes lock the chat, each time for longer. */
const RULE = { maxTries: 5, firstLockMs: 15 * MINUTE }

/** Links a chat whose phone is hidden or unknown to the account whose code the person typed. */
export const linkChat: Perform<'link'> = async (deps, tx, { situation, action }) => {
  const { chat, facts } = situation
  const texts = chatTexts[facts.language]
  const lock = fromStoredLock(chat.linkLock)
  if (secondsLocked(lock, facts.now) > 0) return explainLock(tx, situation)
  if (await isBeingGuessed(tx, facts.now)) {
    deps.log.error({ chatId: chat.id }, 'link codes are being guessed: none is accepted')
    return explainLock(tx, situation)
  }
  const memberId = await takeLinkCode(deps, tx, action.code)
  if (memberId !== undefined) return [answer(await join(deps, tx, { situation, memberId }))]
  await noteWrongCode(tx, facts.now)
  await updateChat(tx, chat.id, { linkLock: toStoredLock(lockAfterWrongTry(lock, RULE, facts.now)) })
  return [answer(texts.linkRefused)]
}

/** Explains the lock at most once in this time, because every answer costs money. */
async function explainLock(tx: Transaction, { chat, facts }: Situation): Promise<readonly ReplyMessage[]> {
  const kept = chat.linkLock ?? toStoredLock(UNLOCKED)
  const now = facts.now.getTime()
  if (kept.notifiedAt !== undefined && now - kept.notifiedAt < RULE.firstLockMs) return []
  await updateChat(tx, chat.id, { linkLock: { ...kept, notifiedAt: now } })
  return [answer(chatTexts[facts.language].linkLocked)]
}

/**
 * Tells the owner in the account and in the chat where they wrote last. The notice comes first: after the link, that chat
 * could be this one.
 * @returns the answer, which names the account: a stranger may have sent the code for this person to pass on, so that their photos
 * come to the stranger
 */
async function join(
  deps: ChatDeps,
  tx: Transaction,
  { situation, memberId }: { situation: Situation; memberId: string },
): Promise<string> {
  const { chat, facts, messageId } = situation
  const { now } = facts
  const data = { date: now.toISOString() }
  await postNotice(deps.notices, tx, { memberId, kind: 'chat_linked', key: `chat ${chat.id} ${now.getTime()}`, data })
  const language = await deps.members.findLanguage(tx, memberId)
  // the time when the code was written: messages after it come from the member
  const memberSince = (messageId === null ? undefined : (await findIncoming(tx, messageId))?.sentAt) ?? now
  await updateChat(tx, chat.id, { memberId, memberSince, isLinkedByCode: true, linkLock: null, language })
  await recordActivity(tx, { kind: 'chat_linked', actor: 'member', at: now, memberId })
  const phone = (await deps.members.findPhone(tx, memberId)) ?? ''
  return fill(chatTexts[language].linked, { end: phone.slice(-SHOWN_DIGITS) })
}
