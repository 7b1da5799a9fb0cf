import { DAY, addMs } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import { chatTexts } from '#phrases/chat.ts'
import { linkTo } from '#features/chat/conversation/explain.ts'
import type { ChatRow } from '../chat-queries.ts'
import { type AccountAction, accountActionJob } from '../jobs.ts'
import type { Perform } from './action.ts'

/** Gives the account's owner time to notice a chat that somebody else has linked. */
const TRUSTED_AFTER_MS = DAY

/**
 * Starts cancelling, refunding or deleting the account. They need other services, so a job does them and reports the result.
 * A chat that was linked by a code less than a day ago may do none of them (decision 034).
 */
export function requestAccountAction<Kind extends AccountAction>(action: Kind): Perform<Kind> {
  return async (deps, tx, { situation: { chat, facts, messageId } }) => {
    if (chat.memberId === null || messageId === null) return []
    if (isJustLinked(chat, facts.now)) {
      const { linkedJustNow, openAccount } = chatTexts[facts.language]
      return [linkTo({ text: linkedJustNow, label: openAccount, url: facts.links.account })]
    }
    const payload = { chatId: chat.id, memberId: chat.memberId, answerId: newId(facts.now), action }
    await deps.queue.enqueue(tx, accountActionJob, { payload })
    return []
  }
}

function isJustLinked({ isLinkedByCode, memberSince }: ChatRow, now: Date): boolean {
  return isLinkedByCode && memberSince !== null && now < addMs(memberSince, TRUSTED_AFTER_MS)
}
