/** The network's door: every message is kept once with the job that answers it, every receipt is noted, then 200. */
import { later, HOUR } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { ChatEvent, IncomingContent, IncomingMessage } from '#providers/chat/port.ts'
import type { ChatDeps } from './deps.ts'
import { changeAddress, enterChat } from './enter-chat.ts'
import { followReceipt } from './follow-receipt.ts'
import { insertIncoming } from './incoming-queries.ts'
import { takeMessageJob } from './jobs.ts'

/** The network tries for days to hand over what we missed. Later than this nobody waits for an answer, and the day's window is closing. */
const ANSWERED_WITHIN_MS = 20 * HOUR

/** @throws Refusal `webhook_refused` for what the network did not sign, byte for byte */
export async function receiveWebhook(
  deps: ChatDeps,
  { signature, rawBody }: { signature: string | undefined; rawBody: Uint8Array },
): Promise<void> {
  const { channel } = deps
  if (!channel) refuse('not_found')
  if (!channel.isGenuine(signature, rawBody)) refuse('webhook_refused')
  for (const event of channel.readWebhook(rawBody)) await deps.db.transaction((tx) => keepEvent(deps, tx, event)) // oxlint-disable-line no-await-in-loop -- in their order
}

async function keepEvent(deps: ChatDeps, tx: Transaction, event: ChatEvent): Promise<void> {
  switch (event.kind) {
    case 'message':
      return keepMessage(deps, tx, event)
    case 'receipt':
      return followReceipt(deps, tx, event)
    case 'changed_address':
      return changeAddress(tx, event)
    case 'trouble':
      deps.log.error({ code: event.code, detail: event.detail }, 'the chat network reports trouble')
  }
}

async function keepMessage(deps: ChatDeps, tx: Transaction, message: IncomingMessage): Promise<void> {
  const now = deps.clock.now()
  const chat = await enterChat(deps, tx, message)
  const isLate = message.at < later(now, -ANSWERED_WITHIN_MS)
  const isNew = await insertIncoming(tx, {
    id: message.id,
    chatId: chat.id,
    sentAt: message.at,
    receivedAt: now,
    replyTo: message.replyTo ?? null,
    content: isLate ? null : message.content,
    isFetched: isLate || !(hasPicture(message.content) || isForModel(deps, message.content)),
    handledAt: isLate ? now : null,
  })
  if (isNew && !isLate) await deps.queue.enqueue(tx, takeMessageJob, { payload: { messageId: message.id } })
}

/** Words wait until a model was asked about them, if there is one. */
function isForModel({ reader }: ChatDeps, content: IncomingContent): boolean {
  return reader !== undefined && content.kind === 'text'
}

/** Whatever may be a photo: many send theirs as a document, for the quality. */
export function hasPicture(content: IncomingContent): content is Extract<IncomingContent, { kind: 'image' | 'document' }> {
  return content.kind === 'image' || (content.kind === 'document' && content.file.type.startsWith('image/'))
}
