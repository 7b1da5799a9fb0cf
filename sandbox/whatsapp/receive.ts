/**
 * A person writes to the number: stores the message and sends the webhook:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages
 */
import { randomBytes } from 'node:crypto'
import { DAY, addMs, SECOND } from '#platform/clock.ts'
import { WHATSAPP_ACCOUNT } from '../credentials.ts'
import type { Api } from './api.ts'
import type { ChatMessage, Person } from './chats.ts'
import { type CloudCode, statusError } from './errors.ts'
import { hashOf, type MediaFile } from './media.ts'
import { digitsOf } from './numbers.ts'
import { newMessageId } from './own-addresses.ts'
import { placeholderOf, shrinkPhoto, typeOf } from './prepare-file.ts'
import { contactOf, namesOf, senderOf, timestampOf } from './present.ts'

/** An action of a person on the phone. */
export interface Action {
  readonly type:
    | 'text'
    | 'image'
    | 'document'
    | 'button'
    | 'list'
    | 'audio'
    | 'sticker'
    | 'video'
    | 'location'
    | 'contact'
    | 'reaction'
    | 'unsupported'
    | 'unavailable'
  readonly text?: string | undefined
  readonly caption?: string | undefined
  readonly file?: Buffer | undefined
  readonly fileName?: string | undefined
  /** What is said in a voice note. */
  readonly transcript?: string | undefined
  /** The id of the button or row. */
  readonly choiceId?: string | undefined
  /** The message that is answered or reacted to. */
  readonly replyTo?: string | undefined
}

/** The webhook's type and node, and the text on the phone. */
interface WrittenMessage {
  readonly node: Readonly<Record<string, unknown>>
  readonly shown?: Partial<Pick<ChatMessage, 'text' | 'mediaId' | 'fileName' | 'replyTo'>>
}

/** @returns the message's id */
export async function receive(api: Api, person: Person, action: Action): Promise<string> {
  const { node, shown = {} } = await WRITERS[action.type](api, person, action)
  const replyTo = shown.replyTo ?? action.replyTo
  const at = api.clock.now()
  const message: ChatMessage = {
    id: newMessageId(),
    direction: 'in',
    type: action.type,
    at,
    progress: 'delivered',
    ...shown,
    ...(replyTo === undefined ? {} : { replyTo }),
  }
  api.chats.add(person, message)
  api.limits.count()
  const context = replyTo === undefined || action.type === 'reaction' ? {} : { context: contextOf(replyTo) }
  tell(api, person, { message, node: { ...context, ...node } })
  return message.id
}

/** A person changes the number and nothing else: a system message without contacts reports it. */
export function changeNumber(api: Api, before: Person, after: Person): string {
  const names = namesOf(after, api.settings)
  const id = newMessageId()
  const system = {
    body: `User ${before.name} changed from ${before.phone ?? ''} to ${after.phone ?? ''}`,
    type: 'user_changed_number',
    ...(names.account === undefined ? {} : { wa_id: names.account }),
    ...(names.userId === undefined ? {} : { user_id: names.userId }),
  }
  const sender = senderOf(namesOf(before, api.settings))
  const message = { ...sender, id, timestamp: timestampOf(api.clock.now()), type: 'system', system }
  api.deliveries.announce({ event: 'message.system', value: { messages: [message] } })
  return id
}

function tell(
  api: Api,
  person: Person,
  { message, node }: { message: ChatMessage; node: Readonly<Record<string, unknown>> },
): void {
  const names = namesOf(person, api.settings)
  api.deliveries.announce({
    event: `message.${String(node['type'])}`,
    value: {
      contacts: [contactOf(person, names)],
      messages: [{ ...senderOf(names), id: message.id, timestamp: timestampOf(message.at), ...node }],
    },
  })
}

/** The context of a reply: our own number, and the id of the message. */
function contextOf(messageId: string) {
  return { from: digitsOf(WHATSAPP_ACCOUNT.phone), id: messageId }
}

const VOICE_TYPE = 'audio/ogg; codecs=opus'

type Writer = (api: Api, person: Person, action: Action) => WrittenMessage | Promise<WrittenMessage>

const WRITERS: Readonly<Record<Action['type'], Writer>> = {
  text: (_api, _person, { text = '' }) => ({ node: { type: 'text', text: { body: text } }, shown: { text } }),
  image: async (api, _person, { file = Buffer.alloc(0), caption, text = caption }) => {
    const isShrunk = api.settings.get('recompress') === 1
    const photo = isShrunk ? await shrinkPhoto(file) : { bytes: file, mimeType: await typeOf(file) }
    return writeFile(api, { kind: 'image', file: api.media.keep(photo, 'received'), caption: text })
  },
  document: async (api, _person, { file = Buffer.alloc(0), fileName = 'foto.jpg', caption, text = caption }) => {
    const kept = api.media.keep({ bytes: file, mimeType: await typeOf(file), fileName }, 'received')
    return writeFile(api, { kind: 'document', file: kept, caption: text, more: { filename: fileName } })
  },
  audio: async (api, _person, { file, transcript }) => {
    // no two recordings are the same
    const bytes = file ?? Buffer.concat([Buffer.from('OggS\0sandbox'), randomBytes(16)])
    const note = { bytes, mimeType: VOICE_TYPE }
    if (transcript !== undefined) api.transcripts.add(note.bytes, transcript)
    return writeFile(api, { kind: 'audio', file: api.media.keep(note, 'received'), more: { voice: true } })
  },
  video: async (api) => writePlaceholder(api, 'video', {}),
  sticker: async (api) => writePlaceholder(api, 'sticker', { animated: false }),
  button: (_api, person, action) => writeChoice(person, action, 'button_reply'),
  list: (_api, person, action) => writeChoice(person, action, 'list_reply'),
  location: (_api, _person, { text }) => ({
    node: {
      type: 'location',
      location: { latitude: -8.0631, longitude: -34.8711, ...(text === undefined ? {} : { name: text }) },
    },
    shown: { text: text ?? '-8.0631, -34.8711' },
  }),
  contact: (_api, person) => {
    const phone = `+${person.phone ?? ''}`
    const name = { formatted_name: person.name, first_name: person.name }
    const vcard = `BEGIN:VCARD\nVERSION:3.0\nFN:${person.name}\nTEL;type=CELL:${phone}\nEND:VCARD`
    const own = { name, phones: [{ phone, wa_id: person.phone, type: 'CELL' }], vcard, origin: 'contact_request' }
    return { node: { type: 'contacts', contacts: [own] }, shown: { text: phone } }
  },
  reaction: (_api, _person, { text, replyTo = '' }) => ({
    node: { type: 'reaction', reaction: { message_id: replyTo, ...(text === undefined ? {} : { emoji: text }) } },
    shown: { text: text ?? '', replyTo },
  }),
  unsupported: () => writeRefused(131_051, 'Message type is currently not supported.', 'poll_creation'),
  // as in the first message to a number that was shared with an app
  unavailable: () => writeRefused(131_060, 'The message is currently unavailable.', 'media_placeholder'),
}

/** The network has the message but does not deliver it. */
function writeRefused(code: CloudCode, details: string, type: string): WrittenMessage {
  const { href: _, ...error } = statusError(code, details)
  return { node: { type: 'unsupported', errors: [error], unsupported: { type } } }
}

interface SentFile {
  readonly kind: string
  readonly file: MediaFile
  readonly caption?: string | undefined
  readonly more?: Readonly<Record<string, unknown>>
}

function writeFile({ settings, clock, media }: Api, { kind, file, caption, more = {} }: SentFile): WrittenMessage {
  // newer webhooks contain the file's address too; it still needs the token, and expires as fast
  const secret = media.openAddress(file.id, addMs(clock.now(), settings.get('media_url_seconds') * SECOND))
  const ext = Math.floor(addMs(clock.now(), DAY).getTime() / SECOND)
  const content = {
    id: file.id,
    mime_type: file.mimeType,
    sha256: hashOf(file, settings.get('hex_hashes') === 1),
    ...(caption === undefined ? {} : { caption }),
    ...more,
    url: `https://lookaside.fbsbx.com/whatsapp_business/attachments/?mid=${file.id}&ext=${ext}&hash=${secret}`,
  }
  return {
    node: { type: kind, [kind]: content },
    shown: {
      mediaId: file.id,
      ...(caption === undefined ? {} : { text: caption }),
      ...(file.fileName === undefined ? {} : { fileName: file.fileName }),
    },
  }
}

async function writePlaceholder(api: Api, kind: 'video' | 'sticker', more: Readonly<Record<string, unknown>>) {
  return writeFile(api, { kind, file: api.media.keep(await placeholderOf(kind), 'received'), more })
}

/** Buttons can be pressed forever, so an old message may be answered too; an id that was never offered is sent unchanged. */
function writeChoice(
  person: Person,
  { choiceId = '', text, replyTo }: Action,
  kind: 'button_reply' | 'list_reply',
): WrittenMessage {
  const { offering, choice } = findOffer(person, choiceId, replyTo)
  const { title, description } = choice ?? { title: text ?? choiceId, description: undefined }
  const isDescribed = kind === 'list_reply' && description !== undefined
  // as the app shows a chosen row
  const shown = { text: isDescribed ? `${title}\n${description}` : title, ...(offering ? { replyTo: offering.id } : {}) }
  // a template's quick reply has another format than a button
  if (offering?.type === 'template') return { node: { type: 'button', button: { payload: choiceId, text: title } }, shown }
  const reply = { id: choiceId, title, ...(isDescribed ? { description } : {}) }
  return { node: { type: 'interactive', interactive: { type: kind, [kind]: reply } }, shown }
}

function findOffer({ messages }: Person, choiceId: string, replyTo: string | undefined) {
  for (const offering of messages.list()) {
    const choice = offering.choices?.find(({ id }) => id === choiceId)
    if (choice && (replyTo === undefined || replyTo === offering.id)) return { offering, choice }
  }
  return {}
}
