import type { Attempt } from '#platform/queue.ts'
import type { WorkerDeps } from './deps.ts'
import { fetchPhoto } from './fetch-photo.ts'
import { apologise, holdConversation } from './hold-conversation.ts'
import { findIncoming, type IncomingRow } from './incoming-queries.ts'
import { readMeaning } from './read-meaning.ts'

/** Shows that a message was read, fetches its photo, and answers whatever is next in this person's order. */
export async function takeMessage(deps: WorkerDeps, { messageId }: { messageId: string }, attempt: Attempt): Promise<void> {
  const row = await findIncoming(deps.db, messageId)
  if (!row || row.handledAt) return
  await showRead(deps, row)
  await fetchPhoto(deps, row, attempt)
  await readMeaning(deps, row)
  await converse(deps, row, attempt)
}

/** Last attempt: the message that cannot be answered is apologised for, and those after it are answered by their own jobs. */
async function converse(deps: WorkerDeps, { chatId }: IncomingRow, { isLast }: Attempt): Promise<void> {
  try {
    await holdConversation(deps, chatId)
  } catch (error) {
    if (isLast) await apologise(deps, chatId)
    throw error
  }
}

/** Free of charge, and worth no second try. */
async function showRead({ channel, log }: WorkerDeps, { id, content }: IncomingRow): Promise<void> {
  const isTyping = content?.kind !== 'reaction'
  await channel.markRead(id, { isTyping }).catch((error: unknown) => log.warn({ err: error }, 'a message was not shown as read'))
}
