import type { Executor } from '#platform/database.ts'
import { MAX_THREAD_MESSAGES } from './note-reply.ts'
import { listThreadMessages, listThreadsOf } from './thread-queries.ts'

/** A member's conversations with a person, for the member. */
export async function exportThreads(executor: Executor, memberId: string) {
  const threads = await listThreadsOf(executor, memberId)
  const messages = await listThreadMessages(
    executor,
    threads.map(({ id }) => id),
    threads.length * MAX_THREAD_MESSAGES,
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
