/**
 * Translates webhooks to our own terms:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages
 */
import type { z } from 'zod'
import type {
  ChangedAddress,
  ChannelProblem,
  ChatAddress,
  ChatEvent,
  ChatReceipt,
  IncomingMessage,
  ReceiptFailure,
  ReceiptPrice,
  ReceiptStatus,
} from '../port.ts'
import { readContent } from './read-content.ts'
import { cloudError, detailOf, meaningOf } from './error-meanings.ts'
import {
  contact,
  envelope,
  message,
  status,
  type WireContact,
  type WireMessage,
  type WireStatus,
  type WireValue,
} from './wire.ts'
import { parseJson } from '#platform/parse-json.ts'

/** @param phoneNumberId our number: webhooks for another number of the same app are ignored */
export function readWebhook(rawBody: Uint8Array, phoneNumberId: string): readonly ChatEvent[] {
  const read = envelope.safeParse(parseJson(rawBody, keepable))
  if (!read.success) return []
  return read.data.entry
    .flatMap(({ changes }) => changes)
    .filter(({ field, value }) => field === 'messages' && (value.metadata?.phone_number_id ?? phoneNumberId) === phoneNumberId)
    .flatMap(({ value }) => readValue(value))
}

/** PostgreSQL accepts no zero byte and no half of a surrogate pair in a text: one such message must not hold up the others. */
function keepable(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value
}

function readValue(value: WireValue): readonly ChatEvent[] {
  const findSender = senderFinder(readEach(contact, value.contacts))
  return [
    ...readEach(message, value.messages).map((each) => (each.system ? readChange(each) : readMessage(each, findSender))),
    ...readEach(status, value.statuses).map(readReceipt),
    ...readEach(cloudError, value.errors).map(readProblem),
  ].filter((event) => event !== undefined)
}

function readEach<Shape extends z.ZodType>(shape: Shape, list: readonly unknown[] | null | undefined): readonly z.infer<Shape>[] {
  return (list ?? []).flatMap((each) => {
    const read = shape.safeParse(each)
    return read.success ? [read.data] : []
  })
}

type FindSender = (message: WireMessage) => WireContact | undefined

function readMessage(given: WireMessage, findSender: FindSender): IncomingMessage | undefined {
  const sender = findSender(given)
  const from = addressOf(given.from ?? sender?.wa_id, given.from_user_id ?? sender?.user_id)
  if (!from) return undefined
  const { name, username } = sender?.profile ?? {}
  return {
    kind: 'message',
    key: given.id,
    at: momentOf(given.timestamp),
    id: given.id,
    from,
    name: name,
    username: username,
    replyTo: given.context?.id,
    content: readContent(given),
  }
}

/** By tables of the contacts: looking through all of them for each message would take the square of their number. */
function senderFinder(contacts: readonly WireContact[]): FindSender {
  if (contacts.length === 1) return () => contacts[0]
  const byUserId = firstBy(contacts, ({ user_id: userId }) => userId)
  const byPhone = firstBy(contacts, ({ wa_id: phone }) => phone)
  return ({ from, from_user_id: userId }) => byUserId.get(userId ?? '') ?? byPhone.get(from ?? '')
}

function firstBy(
  contacts: readonly WireContact[],
  nameOf: (contact: WireContact) => string | undefined,
): ReadonlyMap<string, WireContact> {
  const found = new Map<string, WireContact>()
  for (const each of contacts) {
    const name = nameOf(each)
    if (name !== undefined && !found.has(name)) found.set(name, each)
  }
  return found
}

/** A person with a new number; such messages have no contacts. */
function readChange({ id, timestamp, from, from_user_id: userId, system }: WireMessage): ChangedAddress | undefined {
  const before = addressOf(from, userId)
  const after = addressOf(system?.wa_id ?? system?.new_wa_id, system?.user_id ?? system?.new_user_id)
  if (!before || !after) return undefined
  return { kind: 'changed_address', key: id, at: momentOf(timestamp), before, after }
}

const STATUSES: ReadonlyMap<string, ReceiptStatus> = new Map([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  // a person played our recording
  ['played', 'read'],
  ['failed', 'failed'],
])

function readReceipt(given: WireStatus): ChatReceipt | undefined {
  const known = STATUSES.get(given.status)
  if (!known) return undefined
  return {
    kind: 'receipt',
    key: `${given.id}:${known}`,
    at: momentOf(given.timestamp),
    messageId: given.id,
    reference: given.biz_opaque_callback_data,
    recipient: addressOf(given.recipient_id, given.recipient_user_id) ?? {},
    status: known,
    failure: known === 'failed' ? failureOf(given) : undefined,
    price: priceOf(given),
  }
}

function failureOf({ errors }: WireStatus): ReceiptFailure {
  const [error] = errors ?? []
  return error ? { code: meaningOf(error), detail: detailOf(error) } : { code: 'refused', detail: 'no reason was told' }
}

function priceOf({ pricing }: WireStatus): ReceiptPrice | undefined {
  if (!pricing) return undefined
  return { category: pricing.category, type: pricing.type, isBillable: pricing.billable }
}

function readProblem(error: z.infer<typeof cloudError>): ChannelProblem {
  return { kind: 'problem', code: meaningOf(error), detail: detailOf(error) }
}

/** Digits alone, though some samples have a plus sign. */
function addressOf(phone: string | undefined, userId: string | undefined): ChatAddress | undefined {
  const digits = phone?.replaceAll(/\D/g, '') || undefined
  if (digits === undefined && userId === undefined) return undefined
  return { phone: digits, userId }
}

function momentOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
