import type { Executor } from '#platform/database.ts'
import { MAX_SUPPORT_MESSAGES } from './note-reply.ts'
import { listSupportThreadMessages, listSupportThreadsOf } from './thread-queries.ts'

/** A member's conversations with a person, for the member. */
export async function exportSupportThreads(executor: Executor, memberId: string) {
  const threads = await listSupportThreadsOf(executor, memberId)
  const messages = await listSupportThreadMessages(
    executor,
    threads.map(({ id }) => id),
    MAX_SUPPORT_MESSAGES,
  )
  const messagesOf = Map.groupBy(messages, ({ message }) => message.threadId)
  return threads.map(({ id, openedAt, endedAt, endedBy, deleteAfter }) => ({
    opened_at: openedAt,
    ended_at: endedAt,
    ended_by: endedBy,
    delete_after: deleteAfter,
    messages: (messagesOf.get(id) ?? []).map(({ message }) => ({
      at: message.at,
      by: message.author,
      what: message.kind,
      text: message.text,
    })),
  }))
}
