import type { Attempt } from '#platform/queue.ts'
import type { WorkerDeps } from '../deps.ts'
import { fetchPhoto } from './fetch-photo.ts'
import { apologise, holdConversation } from '../talk/hold-conversation.ts'
import { findIncoming, findNextIncoming, type IncomingRow } from './incoming-queries.ts'
import { takeMessageJob } from '../jobs.ts'
import { readMeaning } from '../talk/read-meaning.ts'

/** Shows that a message was read, fetches its photo, and answers whatever is next in this person's order. */
export async function takeMessage(deps: WorkerDeps, { messageId }: { messageId: string }, attempt: Attempt): Promise<void> {
  const row = await findIncoming(deps.db, messageId)
  if (!row || row.handledAt) return
  await showRead(deps, row)
  await fetchPhoto(deps, row, attempt)
  await readMeaning(deps, row)
  await converse(deps, row, attempt)
}

/** Last attempt: the message that cannot be answered is apologised for, and those after it are answered by a job of their own. */
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

/** Many words of one person have one job. @returns whether there were any that a model had to be asked about */
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

/** Free of charge, and worth no second try. */
async function showRead({ channel, log }: WorkerDeps, { id, content }: IncomingRow): Promise<void> {
  const isTyping = content?.kind !== 'reaction'
  await channel.markRead(id, { isTyping }).catch((error: unknown) => log.warn({ err: error }, 'a message was not shown as read'))
}
