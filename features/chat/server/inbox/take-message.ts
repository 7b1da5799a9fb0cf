import type { Attempt } from '#platform/queue.ts'
import type { WorkerDeps } from '../deps.ts'
import { fetchPhoto } from './fetch-photo.ts'
import { transcribeNote } from './transcribe-note.ts'
import { answerNextMessage, apologise } from '../dialogue/continue-conversation.ts'
import { countOpen, findIncoming, findNextIncoming, type IncomingRow } from './incoming-queries.ts'
import { takeMessageJob } from '../jobs.ts'
import { readMeaning } from '../dialogue/read-meaning.ts'

/**
 * So many messages of one person are answered in a row while others wait. Each takes up to a second on a busy machine, and the
 * job ends after two minutes.
 */
const MAX_IN_A_ROW = 5

/** Marks a message as read, fetches its photo, and answers the next messages of this person in order. */
export async function takeMessage(deps: WorkerDeps, { messageId }: { messageId: string }, attempt: Attempt): Promise<void> {
  const row = await findIncoming(deps.db, messageId)
  if (!row || row.handledAt) return
  await showRead(deps, row)
  try {
    await fetchPhoto(deps, row, attempt)
  } catch (error) {
    // a photo that is given up is answered, and the job fails all the same: operators must see why
    if (attempt.isLast) await answer(deps, row, attempt)
    throw error
  }
  await answer(deps, row, attempt)
}

async function answer(deps: WorkerDeps, row: IncomingRow, attempt: Attempt): Promise<void> {
  await transcribeAndAsk(deps, row)
  await converse(deps, row, attempt)
}

/** After the last attempt, apologises for the message that cannot be answered; a new job answers those after it. */
async function converse(deps: WorkerDeps, { chatId }: IncomingRow, { isLast }: Attempt): Promise<void> {
  try {
    for (let turn = 0; turn < MAX_IN_A_ROW; turn += 1)
      if (!(await answerNextMessage(deps, chatId)) && !(await readNext(deps, chatId))) return
    await goOn(deps, chatId)
  } catch (error) {
    if (isLast) {
      await apologise(deps, chatId)
      await goOn(deps, chatId)
    }
    throw error
  }
}

/** Many messages of one person share one job. @returns whether an LLM had to be asked about the next one */
async function readNext(deps: WorkerDeps, chatId: string): Promise<boolean> {
  const next = await findNextIncoming(deps.db, chatId)
  if (next?.isFetched !== false || !(next.content?.kind === 'text' || next.content?.kind === 'audio')) return false
  await transcribeAndAsk(deps, next)
  return true
}

/** Writes down what was said, and asks an LLM what is meant. */
async function transcribeAndAsk(deps: WorkerDeps, row: IncomingRow): Promise<void> {
  await transcribeNote(deps, row)
  await readMeaning(deps, row)
}

async function goOn({ db, queue }: WorkerDeps, chatId: string): Promise<void> {
  const next = await findNextIncoming(db, chatId)
  if (!next) return
  const ahead = (await countOpen(db, [chatId])).get(chatId) ?? 0
  await queue.enqueueAll(db, takeMessageJob, [{ payload: { messageId: next.id }, group: chatId, ahead }])
}

/** Costs nothing, and is not worth a second try. */
async function showRead({ channel, log }: WorkerDeps, { id, content }: IncomingRow): Promise<void> {
  const isTyping = content?.kind !== 'reaction'
  await channel.markRead(id, { isTyping }).catch((error: unknown) => log.warn({ err: error }, 'a message was not marked as read'))
}
