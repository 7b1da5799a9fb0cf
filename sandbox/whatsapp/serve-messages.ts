/** One address sends, marks as read and shows typing: https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/send-messages */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addMs } from '#platform/clock.ts'
import { WHATSAPP_ACCOUNT } from '../credentials.ts'
import { NODE } from '../graph/read-request.ts'
import { hangUp, waitTooLong } from '../sms/late-answers.ts'
import type { Api } from './api.ts'
import { type ChatMessage, type Person, TYPING_MS } from './chats.ts'
import { describeMessage } from './describe-message.ts'
import { type CloudCode, cloudError } from './errors.ts'
import { failToSend } from './faults.ts'
import type { Outgoing } from './status-reporter.ts'
import { digitsOf, keyOf } from './numbers.ts'
import { newMessageId } from './own-addresses.ts'
import { namesOf } from './present.ts'
import { readMessage, type SentMessage } from './read-message.ts'
import { expectNumber } from './read-request.ts'

const reading = z.looseObject({
  messaging_product: z.literal('whatsapp'),
  status: z.literal('read'),
  message_id: z.string(),
  typing_indicator: z.looseObject({ type: z.literal('text') }).optional(),
})

export function serveMessages(scope: FastifyInstance, api: Api): void {
  scope.post(`${NODE}/messages`, (request, reply) => {
    expectNumber(request)
    const { body } = request
    const isReading = typeof body === 'object' && body !== null && 'status' in body
    return isReading ? markRead(api, body) : send(api, request, reply)
  })
}

/** Neither is a message: nothing is charged, no status follows, and the window stays unchanged. */
function markRead({ chats, clock }: Api, body: object) {
  const read = reading.safeParse(body)
  if (!read.success) throw cloudError(131_009, 'status, message_id or typing_indicator is not valid')
  const found = chats.findMessage(read.data.message_id)
  if (found?.message.direction !== 'in')
    throw cloudError(131_009, 'Param message_id is not the id of a message that was received')
  const { person, message } = found
  for (const each of person.messages.list()) if (each.direction === 'in' && each.at <= message.at) each.progress = 'read'
  if (read.data.typing_indicator) person.typingUntil = addMs(clock.now(), TYPING_MS)
  return { success: true }
}

async function send(api: Api, request: FastifyRequest, reply: FastifyReply) {
  const { chats, clock, faults, statuses, limits, settings, signal } = api
  failToSend(faults)
  const sent = readMessage(request.body, settings.get('list_body'))
  const person = recipientOf(api, sent)
  const { content, failure } = await describeMessage(api, sent)
  limits.spend(person.userId)
  const quoted = sent.context ? { replyTo: sent.context.message_id } : {}
  const message: ChatMessage = {
    id: newMessageId(),
    direction: 'out',
    at: clock.now(),
    progress: 'accepted',
    ...quoted,
    ...content,
  }
  const outgoing: Outgoing = {
    person,
    message,
    callbackData: sent.biz_opaque_callback_data,
    category: categoryOf(api, sent),
    failure: failure ?? closedWindow(api, sent, person),
  }
  chats.add(person, message)
  statuses.report(outgoing)
  if (faults.take('lost_answer')) return hangUp(request, reply)
  if (faults.take('slow_answer')) await waitTooLong(signal)
  return present(api, sent, outgoing)
}

/** @throws GraphError */
function recipientOf({ chats }: Api, { to, recipient, ...message }: SentMessage): Person {
  if (to === undefined) return knownRecipient(chats, recipient ?? '', isOneTimeCode(message))
  if (keyOf(digitsOf(to)) === keyOf(digitsOf(WHATSAPP_ACCOUNT.phone))) throw cloudError(131_021)
  const person = chats.meet(digitsOf(to))
  if (!person) throw cloudError(131_009, 'Param to is not a phone number')
  return person
}

/** Only a known user id can be found: it reveals nothing else of the person. */
function knownRecipient(chats: Api['chats'], userId: string, isCode: boolean): Person {
  if (isCode) throw cloudError(131_062)
  const person = chats.find(userId)
  if (!person) throw cloudError(131_026)
  return person
}

function isOneTimeCode(message: object): boolean {
  return 'template' in message && JSON.stringify(message.template).includes('"sub_type":"url"')
}

/** Reported later, after an answer of 200. */
function closedWindow({ chats, settings }: Api, { type }: SentMessage, person: Person): CloudCode | undefined {
  return type === 'template' || chats.isWindowOpen(person, settings.get('window_hours')) ? undefined : 131_047
}

const CATEGORIES = { AUTHENTICATION: 'authentication', MARKETING: 'marketing', UTILITY: 'utility' } as const

function categoryOf({ templates }: Api, sent: SentMessage): Outgoing['category'] {
  if (sent.type !== 'template') return 'service'
  const template = templates.find(({ name }) => name === sent.template.name)
  return template ? CATEGORIES[template.category] : 'utility'
}

function present({ settings }: Api, { to, recipient, type }: SentMessage, { person, message }: Outgoing) {
  const { account } = namesOf(person, settings)
  const contact = to === undefined ? { input: recipient, user_id: person.userId } : { input: to, wa_id: account ?? digitsOf(to) }
  return {
    messaging_product: 'whatsapp',
    contacts: [contact],
    messages: [{ id: message.id, ...(type === 'template' ? { message_status: 'accepted' } : {}) }],
  }
}
