import { recordActivity } from '#features/activity/server/index.ts'
import { addMs, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Perform } from '../actions/action.ts'
import { endSupportThread } from './end-thread.ts'
import { deletionOf } from './thread-times.ts'
import {
  deleteSupportThreadsOfOthers,
  findSupportThreadOf,
  insertSupportThread,
  insertSupportThreadMessages,
  listLatelySaid,
} from './thread-queries.ts'

/** What we said just before may be what the member complains of. */
const JUST_BEFORE_MS = 30 * MINUTE
const MAX_BEFORE = 5

/** Opens a thread in which an administrator answers; the message that wished for it is added with the rest of what was said. */
export const callPerson: Perform<'call-person'> = async (_deps, tx, { situation: { chat, facts } }) => {
  const { now } = facts
  const { memberId } = chat
  if (memberId === null) return []
  await deleteSupportThreadsOfOthers(tx, chat.id, memberId)
  const threadId = newId(now)
  const standing = { waitingSince: now, lastMessageAt: now, endedAt: null }
  const thread = { id: threadId, chatId: chat.id, memberId, openedAt: now, ...standing, deleteAfter: deletionOf(standing) }
  if (!(await insertSupportThread(tx, thread))) return []
  const before = await listLatelySaid(tx, { chatId: chat.id, since: addMs(now, -JUST_BEFORE_MS), limit: MAX_BEFORE })
  await insertSupportThreadMessages(
    tx,
    before.map(({ text, createdAt }) => ({
      id: newId(now),
      threadId,
      author: 'product' as const,
      kind: 'text' as const,
      text,
      at: createdAt,
    })),
  )
  await recordActivity(tx, { kind: 'help_wanted', actor: 'member', at: now, memberId })
  return []
}

/** The member says that nothing more is needed. */
export const endByMember: Perform<'end-thread'> = async (_deps, tx, { situation: { chat, facts } }) => {
  const thread = await findSupportThreadOf(tx, chat)
  if (!thread) return []
  await endSupportThread(tx, thread, { by: 'member', now: facts.now })
  await recordActivity(tx, { kind: 'help_ended', actor: 'member', at: facts.now, memberId: thread.memberId })
  return []
}
