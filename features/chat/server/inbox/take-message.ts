import type { Attempt } from '#platform/queue.ts'
import type { WorkerDeps } from '../deps.ts'
import { fetchPhoto } from './fetch-photo.ts'
import { apologise, holdConversation } from '../talk/hold-conversation.ts'
import { findIncoming, findNextIncoming, type IncomingRow } from './incoming-queries.ts'
import { takeMessageJob } from '../jobs.ts'
import { readMeaning } from '../talk/read-meaning.ts'

/** Marks a message as read, fetches its photo, and answers the next messages of this person in order. */
export async function takeMessage(deps: WorkerDeps, { messageId }: { messageId: string }, attempt: Attempt): Promise<void> {
  const row = await findIncoming(deps.db, messageId)
  if (!row || row.handledAt) return
  await showRead(deps, row)
  await fetchPhoto(deps, row, attempt)
  await readMeaning(deps, row)
  await converse(deps, row, attempt)
}

/** After the last attempt, apologises for the message that cannot be answered; a new job answers those after it. */
async function converse(deps: WorkerDeps, { chatId }: IncomingRow, { isLast }: Attempt): Promise<void> {
  try {
    do await holdConversation(deps, chatId)
    while (await readNext(deps, chatId))
  } catch (error) {
    if (isLast) {
      await apologise(deps, chatId)
      await goOn(deps, chatId)
    }
    throw error
  }
}

/** Many messages of one person share one job. @returns whether a model had to be asked about the next one */
async function readNext(deps: WorkerDeps, chatId: string): Promise<boolean> {
  const next = await findNextIncoming(deps.db, chatId)
  if (next?.isFetched !== false || next.content?.kind !== 'text') return false
  await readMeaning(deps, next)
  return true
}

async function goOn({ db, queue }: WorkerDeps, chatId: string): Promise<void> {
  const next = await findNextIncoming(db, chatId)
  if (next) await queue.enqueue(db, takeMessageJob, { payload: { messageId: next.id } })
}

/** Costs nothing, and is not worth a second try. */
async function showRead({ channel, log }: WorkerDeps, { id, content }: IncomingRow): Promise<void> {
  const isTyping = content?.kind !== 'reaction'
  await channel.markRead(id, { isTyping }).catch((error: unknown) => log.warn({ err: error }, 'a message was not marked as read'))
}
