/**
 * Receives the network's webhook: stores every message once with the job that answers it, records every receipt, then answers
 * 200.
 */
import type { Transaction } from '#platform/database.ts'
import { hasErrorClass } from '#platform/has-error-code.ts'
import { refuse } from '#platform/errors.ts'
import type { ChatEvent, IncomingMessage, WebhookRequest } from '#providers/chat/port.ts'
import type { ChatDeps } from '../deps.ts'
import { changeAddress } from './find-or-create-chat.ts'
import { followReceipt } from '../outbox/follow-receipt.ts'
import { markEventsSeen } from './seen-event-queries.ts'
import { HEARD, keepMessages } from './keep-messages.ts'

/** The most messages that one transaction stores. */
const BATCH = 250

/**
 * A part that cannot be stored does not stop the others.
 * @throws Refusal `webhook_refused` for bytes that the network did not sign
 */
export async function receiveWebhook(deps: ChatDeps, request: WebhookRequest): Promise<void> {
  const { channel } = deps
  if (!channel) refuse('not_found')
  if (!channel.isGenuine(request)) refuse('webhook_refused')
  const troubles: unknown[] = []
  for (const part of partsOf(channel.readWebhook(request))) troubles.push(...(await keepPart(deps, part)))
  // the network sends everything again, and what was stored is recognised
  if (troubles.length > 0) throw new AggregateError(troubles, 'a webhook could not be stored completely')
}

/** Splits the events in their order: consecutive messages stay together, everything else stands alone. */
function partsOf(events: readonly ChatEvent[]): readonly (readonly ChatEvent[])[] {
  const parts: ChatEvent[][] = []
  for (const event of events) {
    const last = parts.at(-1)
    const goesOn = event.kind === 'message' && last?.[0]?.kind === 'message' && last.length < BATCH
    if (goesOn) last.push(event)
    else parts.push([event])
  }
  return parts
}

/** @returns the errors that a retry may solve */
async function keepPart(deps: ChatDeps, part: readonly ChatEvent[]): Promise<readonly unknown[]> {
  try {
    await again(() => deps.db.transaction((tx) => keep(deps, tx, part)))
    return []
  } catch (error) {
    if (!isOfTheData(error)) return [error]
    const [event] = part
    if (part.length === 1 && event) return keepUnreadable(deps, event, error)
    const troubles: unknown[] = []
    for (const alone of part) troubles.push(...(await keepPart(deps, [alone])))
    return troubles
  }
}

/** SQLSTATE class of a transaction rolled back by the database, for example because two webhooks deadlocked. */
const ROLLED_BACK = '40'
const TRIES = 3

async function again(action: () => Promise<void>, tries = TRIES): Promise<void> {
  try {
    await action()
  } catch (error) {
    if (tries <= 1 || !hasErrorClass(error, ROLLED_BACK)) throw error
    await again(action, tries - 1)
  }
}

async function keep(deps: ChatDeps, tx: Transaction, part: readonly ChatEvent[]): Promise<void> {
  const [event] = part
  if (!event) return
  switch (event.kind) {
    case 'message':
      return keepMessages(deps, tx, part.filter(isMessage))
    case 'receipt':
      return followReceipt(deps, tx, event)
    case 'changed_address':
      return (await isSeenBefore(deps, tx, event)) ? undefined : changeAddress(tx, event)
    case 'trouble':
      deps.log.error({ code: event.code, detail: event.detail }, 'the chat network reported a problem')
  }
}

async function isSeenBefore({ clock, keyring }: ChatDeps, tx: Transaction, { key }: ChatEvent): Promise<boolean> {
  return (await markEventsSeen(tx, { keys: [keyring.sign(HEARD, key)], now: clock.now() })).size === 0
}

function isMessage(event: ChatEvent): event is IncomingMessage {
  return event.kind === 'message'
}

/**
 * Stores a message that the database rejects as one that we cannot open, so that the person is told; drops it if even that
 * fails.
 */
async function keepUnreadable(deps: ChatDeps, event: ChatEvent, error: unknown): Promise<readonly unknown[]> {
  deps.log.error({ err: error, kind: event.kind }, 'an event of the chat network could not be stored')
  if (event.kind !== 'message' || event.content.kind === 'unsupported') return []
  const content = { kind: 'unsupported', type: 'unreadable' } as const
  return keepPart(deps, [{ ...event, replyTo: undefined, content }])
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: data exceptions, and limits of a table or index. */
const OF_THE_DATA = ['22', '54']

function isOfTheData(error: unknown): boolean {
  return OF_THE_DATA.some((errorClass) => hasErrorClass(error, errorClass))
}
