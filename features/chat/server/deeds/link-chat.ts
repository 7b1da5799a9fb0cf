import { recordActivity } from '#features/activity/server/index.ts'
import { MINUTE } from '#platform/clock.ts'
import { lockAfterWrongTry, secondsLocked } from '#platform/guess-lock.ts'
import { chatTexts } from '#phrases/chat.ts'
import { answer } from '#features/chat/conversation/turn.ts'
import { updateChat } from '../chat-queries.ts'
import { keepLock, openLock } from '../kept-lock.ts'
import { takeLinkCode } from '../link-codes.ts'
import type { Perform } from '../perform.ts'

/** Five wrong codes lock the chat, each time for longer. */
const RULE = { mostTries: 5, firstLockMs: 15 * MINUTE }

/** Joins the chat of somebody whose phone we do not see to the account whose code they have typed. */
export const linkChat: Perform<'link'> = async (deps, tx, { situation, deed }) => {
  const { chat, facts } = situation
  const lock = openLock(chat.linkLock)
  const texts = chatTexts[facts.language]
  if (secondsLocked(lock, facts.now) > 0) return [answer(texts.linkLocked)]
  const memberId = await takeLinkCode(deps, tx, deed.code)
  if (memberId === undefined) {
    await updateChat(tx, chat.id, { linkLock: keepLock(lockAfterWrongTry(lock, RULE, facts.now)) })
    return [answer(texts.linkRefused)]
  }
  const language = await deps.members.findLanguage(tx, memberId)
  await updateChat(tx, chat.id, { memberId, isLinkedByCode: true, linkLock: null, language })
  await recordActivity(tx, { kind: 'chat_linked', actor: 'member', at: facts.now, memberId })
  return [answer(chatTexts[language].linked)]
}
