/**
 * Receives the network's webhook: stores every message once with the job that answers it, records every receipt, then answers
 * 200.
 */
import type { Transaction } from '#platform/database.ts'
import { hasErrorClass } from '#platform/has-error-code.ts'
import { refuse } from '#platform/errors.ts'
import type { ChangedAddress, ChatEvent, ChatReceipt, IncomingMessage, WebhookRequest } from '#providers/chat/port.ts'
import type { ChatDeps } from '../deps.ts'
import { changeAddress } from './find-or-create-chat.ts'
import { onReceipts } from '../outbox/on-receipt.ts'
import { markEventsSeen } from './seen-event-queries.ts'
import { SEEN_EVENTS, storeMessages, nameOf } from './store-messages.ts'
import { BATCH, createSenderBatches } from './sender-batches.ts'

/**
 * A part that cannot be stored does not stop the others, and a person whose chat is locked delays nobody else.
 * @throws Refusal `webhook_refused` for bytes that the network did not sign
 */
export function createWebhookReceiver(deps: ChatDeps): (request: WebhookRequest) => Promise<void> {
  const batches = createSenderBatches((messages: readonly IncomingMessage[]) => storePart(deps, messages, { mayWait: true }))

  const storeAny = async (part: readonly ChatEvent[]): Promise<readonly unknown[]> => {
    if (!part.every(isMessage)) return storePart(deps, part, { mayWait: true })
    const senders = Map.groupBy(part, ({ from }) => nameOf(from))
    try {
      if (![...senders.keys()].some(batches.isWaiting)) return await storePart(deps, part, { mayWait: false })
    } catch (error) {
      if (!(error instanceof ChatLocked)) throw error
    }
    const problems = await Promise.all([...senders].map(([sender, messages]) => batches.add(sender, messages)))
    return problems.flat()
  }
  return async (request) => {
    const { channel } = deps
    if (!channel) refuse('not_found')
    if (!channel.isGenuine(request)) refuse('webhook_refused')
    const problems: unknown[] = []
    for (const part of partsOf(channel.readWebhook(request))) problems.push(...(await storeAny(part)))
    // the network sends everything again, and what was stored is recognised
    if (problems.length > 0) throw new AggregateError(problems, 'a webhook could not be stored completely')
  }
}

/** Another transaction has locked the chat of one of the senders. */
class ChatLocked extends Error {}

interface LockOption {
  /** Whether to wait for a chat that another transaction has locked. */
  readonly mayWait: boolean
}

/** Splits the events in their order: consecutive messages stay together, and so do receipts; everything else stands alone. */
function partsOf(events: readonly ChatEvent[]): readonly (readonly ChatEvent[])[] {
  const parts: ChatEvent[][] = []
  for (const event of events) {
    const last = parts.at(-1)
    const goesOn = isJoined(event) && last?.[0]?.kind === event.kind && last.length < BATCH
    if (goesOn) last.push(event)
    else parts.push([event])
  }
  return parts
}

/** SQLSTATE class of what is in use by another transaction. */
const IN_USE = '55'

/** @returns the errors that a retry may solve. @throws ChatLocked when it may not wait */
async function storePart(deps: ChatDeps, part: readonly ChatEvent[], lock: LockOption): Promise<readonly unknown[]> {
  try {
    await retryRolledBack(() => deps.db.transaction((tx) => store(deps, tx, { part, ...lock })))
    return []
  } catch (error) {
    if (!lock.mayWait && hasErrorClass(error, IN_USE)) throw new ChatLocked('a chat is locked', { cause: error })
    if (!isOfTheData(error)) return [error]
    const [event] = part
    if (part.length === 1 && event) return storeUnreadable(deps, { event, error, ...lock })
    const problems: unknown[] = []
    for (const alone of part) problems.push(...(await storePart(deps, [alone], lock)))
    return problems
  }
}

/** SQLSTATE class of a transaction rolled back by the database, for example because two webhooks deadlocked. */
const ROLLED_BACK = '40'
const TRIES = 3

async function retryRolledBack(action: () => Promise<void>, tries = TRIES): Promise<void> {
  try {
    await action()
  } catch (error) {
    if (tries <= 1 || !hasErrorClass(error, ROLLED_BACK)) throw error
    await retryRolledBack(action, tries - 1)
  }
}

async function store(
  deps: ChatDeps,
  tx: Transaction,
  { part, mayWait }: LockOption & { readonly part: readonly ChatEvent[] },
): Promise<void> {
  const [event] = part
  if (!event) return
  switch (event.kind) {
    case 'message':
      return storeMessages(deps, tx, { messages: part.filter(isMessage), mayWait })
    case 'receipt':
      return onReceipts(deps, tx, part.filter(isReceipt))
    case 'changed_address':
      return (await isSeenBefore(deps, tx, event)) ? undefined : changeAddress(tx, event)
    case 'problem':
      deps.log.error({ code: event.code, detail: event.detail }, 'the chat network reported a problem')
  }
}

async function isSeenBefore({ clock, keyring }: ChatDeps, tx: Transaction, { key }: ChangedAddress): Promise<boolean> {
  return (await markEventsSeen(tx, { keys: [keyring.hash(SEEN_EVENTS, key)], now: clock.now() })).size === 0
}

function isJoined({ kind }: ChatEvent): boolean {
  return kind === 'message' || kind === 'receipt'
}

function isReceipt(event: ChatEvent): event is ChatReceipt {
  return event.kind === 'receipt'
}

function isMessage(event: ChatEvent): event is IncomingMessage {
  return event.kind === 'message'
}

/**
 * Stores a message that the database rejects as one that we cannot open, so that the person is told; drops it if even that
 * fails.
 */
async function storeUnreadable(
  deps: ChatDeps,
  { event, error, ...lock }: LockOption & { readonly event: ChatEvent; readonly error: unknown },
): Promise<readonly unknown[]> {
  deps.log.error({ err: error, kind: event.kind }, 'an event of the chat network could not be stored')
  if (event.kind !== 'message' || event.content.kind === 'unsupported') return []
  const content = { kind: 'unsupported', type: 'unreadable' } as const
  return storePart(deps, [{ ...event, replyTo: undefined, content }], lock)
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: data exceptions, and limits of a table or index. */
const OF_THE_DATA = ['22', '54']

function isOfTheData(error: unknown): boolean {
  return OF_THE_DATA.some((errorClass) => hasErrorClass(error, errorClass))
}
