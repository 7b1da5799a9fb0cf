import { ProviderFault } from '#platform/errors.ts'
import type { Meaning } from '#providers/words/port.ts'
import { type ChatRow, findChat } from '../chat-queries.ts'
import type { WorkerDeps } from '../deps.ts'
import { type IncomingRow, markFetched } from '../inbox/incoming-queries.ts'
import { mayAsk } from '../inbox/may-ask.ts'

/** Per member, together with voice notes that a model writes down: above this, a message that the classifier does not understand gets the request to rephrase it. */
export const QUESTIONS_PER_DAY = 20

/**
 * Asks an LLM what a member's words mean when the classifier does not know, once, before the message counts as fetched. If that
 * fails, the answer of the classifier stands.
 */
export async function readMeaning(deps: WorkerDeps, row: IncomingRow): Promise<void> {
  if (row.isFetched || row.content?.kind !== 'text') return
  const meaning = await findMeaning(deps, row, row.content.text)
  await markFetched(deps.db, row.id, meaning === undefined ? {} : { meaning })
}

async function findMeaning(deps: WorkerDeps, row: IncomingRow, text: string): Promise<Meaning | undefined> {
  const { reader, log } = deps
  const chat = await findChat(deps.db, row.chatId)
  // a request that was under way when its worker died is not paid for twice
  if (
    !reader ||
    !chat ||
    row.askedAt ||
    !(await isWorthAsking(deps, chat, text)) ||
    !(await mayAsk(deps, row, QUESTIONS_PER_DAY))
  )
    return undefined
  try {
    return await reader.read({ text: withoutNumbers(text), language: chat.language })
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.warn({ err: error }, 'no LLM could read a chat message')
    return undefined
  }
}

/** In a longer message the beginning says what is wanted. */
const LONGEST_QUESTION = 600

/**
 * Removes phone, card and document numbers and e-mail addresses: they say nothing about the intent and must not leave the
 * server. Cuts the text first, to bound the time.
 */
export function withoutNumbers(text: string): string {
  const words = text.slice(0, LONGEST_QUESTION).split(/(\s+)/)
  const withoutMail = words.map((word) => (word.includes('@', 1) ? '…' : word)).join('')
  return withoutMail.replaceAll(/\d[\d\s().-]{4,}\d/g, '…')
}

/** Only a member's text is sent to an LLM, and never a yes, a no or the words for a caption. */
async function isWorthAsking({ words }: WorkerDeps, chat: ChatRow, text: string): Promise<boolean> {
  if (chat.memberId === null || ['yes', 'caption'].includes(chat.state.wait.for)) return false
  return (await words.readMessage({ chat, text })).intent.kind === 'unknown'
}
