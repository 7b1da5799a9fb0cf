/** The controls of a person's phone: what they send and see. Our own format, not Meta's. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { WHATSAPP_ACCOUNT } from '../credentials.ts'
import { ControlError } from '../control-error.ts'
import { originOf } from '../graph/read-request.ts'
import type { Api } from './api.ts'
import type { ChatMessage, Person } from './chats.ts'
import { changeNumber, type Action, receive } from './receive.ts'

/** A file of 25 MB in base64, and a little more. */
const MAX_BYTES = 40_000_000

/** What a phone can send. */
export const MESSAGE_TYPES = [
  'text',
  'image',
  'document',
  'button',
  'list',
  'audio',
  'sticker',
  'video',
  'location',
  'contact',
  'reaction',
  'unsupported',
  'unavailable',
] as const

const sending = z.object({
  from: z.string(),
  type: z.enum(MESSAGE_TYPES),
  text: z.string().optional(),
  caption: z.string().optional(),
  image_base64: z.string().optional(),
  audio_base64: z.string().optional(),
  transcript: z.string().optional(),
  file_name: z.string().optional(),
  button_id: z.string().optional(),
  row_id: z.string().optional(),
  reply_to: z.string().optional(),
})
type Sending = z.infer<typeof sending>

export function serveChatControl(scope: FastifyInstance, api: Api): void {
  const { chats, subscription } = api
  scope.post('/send', { bodyLimit: MAX_BYTES }, async ({ body }) => {
    const read = sending.safeParse(body)
    if (!read.success)
      throw new ControlError(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
    const person = meet(api, read.data.from)
    return { id: await receive(api, person, actionOf(read.data)) }
  })
  scope.get('/', (request) => {
    const { phone } = request.query as { phone?: string } // texts, whatever their meaning
    if (phone === undefined) throw new ControlError('phone is needed: a phone or a business-scoped id')
    return showChat(api, request, chats.find(phone))
  })
  scope.get('/people', () => ({
    number: WHATSAPP_ACCOUNT.phone,
    people: chats.people().map(({ phone, userId, name, messages }) => ({
      phone: phone === undefined ? null : `+${phone}`,
      user_id: userId,
      name,
      messages: messages.list().length,
    })),
  }))
  scope.post('/number-change', ({ body }) => {
    const read = z.object({ from: z.string(), to: z.string() }).safeParse(body)
    if (!read.success) throw new ControlError('from and to are needed')
    return { id: changeNumber(api, meet(api, read.data.from), meet(api, read.data.to)) }
  })
  scope.post('/handshake', async () => {
    const callback = subscription.callback()
    if (!callback) throw new ControlError('there is no callback: no product, and no subscription with an address')
    const { status, isVerified } = await subscription.verifyCallback(callback)
    return { url: callback.url, status, is_verified: isVerified }
  })
  serveFiles(scope, api)
}

/** Pictures are shown; other files are only offered for download, so that none of our pages runs them. */
function serveFiles(scope: FastifyInstance, { media }: Api): void {
  scope.get('/media/:id', (request, reply) => {
    const { id } = request.params as { id: string } // named in the path
    const file = media.find(id)
    if (!file) throw new ControlError('this file was deleted', 404)
    const isPicture = /^image\/(?:jpeg|png|webp|gif|avif)$/.test(file.mimeType)
    return reply
      .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, max-age=3600' })
      .header('content-disposition', isPicture ? 'inline' : 'attachment')
      .type(isPicture ? file.mimeType : 'application/octet-stream')
      .send(file.bytes)
  })
}

function meet({ chats }: Api, address: string): Person {
  const person = chats.meet(address)
  if (!person) throw new ControlError('from: a phone such as +5511987654321, or a business-scoped id such as BR.1234')
  return person
}

/** The fields that an action requires. */
const NEEDED: Readonly<Partial<Record<Sending['type'], keyof Sending>>> = {
  text: 'text',
  image: 'image_base64',
  document: 'image_base64',
  button: 'button_id',
  list: 'row_id',
  reaction: 'reply_to',
}

/** @throws ControlError for an action that no phone could do */
function actionOf(sent: Sending): Action {
  const needed = NEEDED[sent.type]
  if (needed !== undefined && !sent[needed]) throw new ControlError(`${sent.type}: ${needed} is needed`)
  const { type, text, caption, file_name: fileName, reply_to: replyTo, transcript } = sent
  const encoded = sent.image_base64 ?? sent.audio_base64
  const file = encoded === undefined ? undefined : Buffer.from(encoded.replace(/^data:[^,]*,/, ''), 'base64')
  return { type, text, caption, file, fileName, transcript, choiceId: type === 'list' ? sent.row_id : sent.button_id, replyTo }
}

/** Oldest first, in the order of a chat. */
function showChat({ chats, clock, settings }: Api, request: FastifyRequest, person: Person | undefined) {
  if (!person) return { messages: [], is_typing: false, is_window_open: false }
  return {
    messages: person.messages
      .list()
      .toReversed()
      .map((message) => showMessage(request, message)),
    is_typing: person.typingUntil !== undefined && person.typingUntil > clock.now(),
    is_window_open: chats.isWindowOpen(person, settings.get('window_hours')),
  }
}

const PICTURES: ReadonlySet<string> = new Set(['image', 'sticker', 'button', 'link', 'document'])

function showMessage(request: FastifyRequest, message: ChatMessage) {
  const {
    id,
    direction,
    type,
    at,
    text,
    mediaId,
    choices,
    replyTo,
    progress,
    failure,
    fileName,
    header,
    footer,
    label,
    address,
  } = message
  const fileAddress = mediaId === undefined ? undefined : `${originOf(request)}/control/chat/media/${mediaId}`
  const all = {
    id,
    direction,
    type,
    text,
    image_url: PICTURES.has(type) ? fileAddress : undefined,
    file_url: fileAddress,
    file_name: fileName,
    header,
    footer,
    label,
    link: address,
    buttons: choices,
    reply_to: replyTo,
    status: progress,
    error_code: failure,
    at: at.toISOString(),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
