import type { IncomingContent, IncomingFile } from '../port.ts'
import type { WireMessage, WireNodes } from './wire.ts'

/** A person's message in our own terms; never fails, since the person waits for an answer. */
export function readContent(message: WireMessage): IncomingContent {
  return READERS.get(message.type)?.(message) ?? unread(message)
}

type ContentReader = (message: WireMessage) => IncomingContent | undefined

/** A map, since types come from outside: inherited properties of an object are no readers. */
const READERS: ReadonlyMap<string, ContentReader> = new Map(
  Object.entries<ContentReader>({
    text: ({ text }) => text && { kind: 'text', text: text.body },
    image: ({ image }) => image && { kind: 'image', file: fileOf(image), caption: image.caption },
    document: ({ document }) =>
      document && {
        kind: 'document',
        file: fileOf(document),
        caption: document.caption,
        fileName: document.filename,
      },
    audio: ({ audio }) => audio && { kind: 'audio', file: fileOf(audio) },
    video: ({ video }) => video && { kind: 'video', file: fileOf(video) },
    sticker: ({ sticker }) => sticker && { kind: 'sticker', file: fileOf(sticker) },
    interactive: ({ interactive }) => {
      const reply = interactive?.button_reply ?? interactive?.list_reply
      return reply && { kind: 'choice', ...reply }
    },
    // the button of a template: another structure for the same action
    button: ({ button }) => button && { kind: 'choice', id: button.payload, title: button.text },
    location: ({ location }) => location && { kind: 'location' },
    contacts: ({ contacts, origin }) =>
      contacts && {
        kind: 'contacts',
        phones: contacts.flatMap(({ phones }) => phones.flatMap(phoneIn)),
        isAnswer: [origin, ...contacts.map((each) => each.origin)].some((each) => each?.startsWith('contact_request') ?? false),
      },
    reaction: ({ reaction }) => reaction && { kind: 'reaction', to: reaction.message_id, emoji: reaction.emoji },
  }),
)

function fileOf({ id, mime_type: type }: NonNullable<WireNodes['image']>): IncomingFile {
  return { id, type }
}

/** The account's number where it is known: the text of a card may be anything. */
function phoneIn({
  phone,
  wa_id: account,
}: {
  phone?: string | null | undefined
  wa_id?: string | null | undefined
}): readonly string[] {
  const digits = (account ?? phone ?? '').replaceAll(/\D/g, '')
  return digits === '' ? [] : [digits]
}

/** 131060: currently unavailable, 131052: the file could not be transferred. Both may work when sent again. */
const PASSING_ERRORS: ReadonlySet<number> = new Set([131_060, 131_052])

function unread({ type, unsupported, errors }: WireMessage): IncomingContent {
  if (errors?.some(({ code }) => PASSING_ERRORS.has(code))) return { kind: 'unavailable' }
  return { kind: 'unsupported', type: unsupported?.type ?? type }
}
