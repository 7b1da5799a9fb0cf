/** How the person sees a sent message, and whether it can arrive. */
import type { Api } from './api.ts'
import type { ChatMessage, MessageChoice } from './chats.ts'
import { type CloudCode, cloudError } from './errors.ts'
import { fetchLink } from './fetch-link.ts'
import { fits, type MediaKind } from './media.ts'
import type { Interactive, SentMessage } from './read-message.ts'
import { fillTemplate } from './templates.ts'

export interface Described {
  readonly content: Pick<ChatMessage, 'type'> & Partial<Omit<ChatMessage, 'id' | 'direction' | 'at' | 'progress'>>
  /** Reported later: an address is fetched after the answer. */
  readonly failure?: CloudCode | undefined
}

interface Source {
  readonly id?: string | undefined
  readonly link?: string | undefined
}

interface FoundMedia {
  readonly mediaId?: string | undefined
  readonly failure?: CloudCode | undefined
}

/** @throws GraphError for files and templates that do not exist or do not fit */
export async function describeMessage(api: Api, message: SentMessage): Promise<Described> {
  return DESCRIBERS[message.type](api, message as never) // as: the table maps each type to its own content
}

type Describers = {
  readonly [Type in SentMessage['type']]: (
    api: Api,
    message: Extract<SentMessage, { type: Type }>,
  ) => Described | Promise<Described>
}

const DESCRIBERS: Describers = {
  text: (_api, { text }) => ({ content: { type: 'text', text: text.body } }),
  image: (api, { image }) => describeFile(api, 'image', image),
  video: (api, { video }) => describeFile(api, 'video', video),
  document: (api, { document }) => describeFile(api, 'document', document),
  audio: (api, { audio }) => describeFile(api, 'audio', audio),
  sticker: (api, { sticker }) => describeFile(api, 'sticker', sticker),
  interactive: (api, { interactive }) => describeInteractive(api, interactive),
  template: (api, { template }) => ({ content: describeTemplate(api, template) }),
  location: (_api, { location }) => ({ content: { type: 'location', text: `${location.latitude}, ${location.longitude}` } }),
  reaction: (_api, { reaction }) => ({ content: { type: 'reaction', text: reaction.emoji, replyTo: reaction.message_id } }),
  contacts: (_api, { contacts }) => ({
    content: { type: 'contacts', text: contacts.map(({ name }) => name.formatted_name).join(', ') },
  }),
}

interface SentFile extends Source {
  readonly caption?: string | undefined
  readonly filename?: string | undefined
}

async function describeFile(api: Api, kind: MediaKind, file: SentFile): Promise<Described> {
  const { failure, mediaId } = await findFile(api, kind, file)
  const { caption, filename } = file
  return {
    content: {
      type: kind,
      ...(mediaId === undefined ? {} : { mediaId }),
      ...(caption === undefined ? {} : { text: caption }),
      ...(filename === undefined ? {} : { fileName: filename }),
    },
    failure,
  }
}

async function describeInteractive(api: Api, interactive: Interactive): Promise<Described> {
  const { body, header, footer } = interactive
  const { failure, mediaId } = header?.file ? await findFile(api, header.file.kind, header.file.source) : {}
  return {
    content: {
      text: body.text,
      ...(header?.text === undefined ? {} : { header: header.text }),
      ...(mediaId === undefined ? {} : { mediaId }),
      ...(footer ? { footer: footer.text } : {}),
      ...actionOf(interactive),
    },
    failure,
  }
}

function actionOf(interactive: Interactive): Described['content'] {
  const { type } = interactive
  if (type === 'button') return { type, choices: interactive.action.buttons.map(({ reply: { id, title } }) => ({ id, title })) }
  if (type === 'list') return { type, label: interactive.action.button, choices: rowsOf(interactive.action.sections) }
  if (type !== 'cta_url') return { type }
  const { display_text: label, url: address } = interactive.action.parameters
  return { type: 'link', label, address }
}

type Sections = Extract<Interactive, { type: 'list' }>['action']['sections']

function rowsOf(sections: Sections): readonly MessageChoice[] {
  return sections.flatMap(({ title: section, rows }) =>
    rows.map(({ id, title, description }) => ({
      id,
      title,
      ...(description === undefined ? {} : { description }),
      ...(section === undefined ? {} : { section }),
    })),
  )
}

function describeTemplate(api: Api, sent: Extract<SentMessage, { type: 'template' }>['template']): Described['content'] {
  const { template, text, header, footer } = fillTemplate(api.templates, sent)
  const buttons = template.components.find(({ type }) => type.toUpperCase() === 'BUTTONS')?.buttons ?? []
  const replies = buttons.filter(({ type }) => type === 'QUICK_REPLY').map(({ text: title = '' }) => ({ id: title, title }))
  return {
    type: 'template',
    text,
    ...(header === '' ? {} : { header }),
    ...(footer === undefined ? {} : { footer }),
    ...(replies.length === 0 ? {} : { choices: replies }),
  }
}

/** A file by id is checked before the answer, one by address after it. */
async function findFile(api: Api, kind: MediaKind, { id, link }: Source): Promise<FoundMedia> {
  if (id !== undefined) {
    const file = api.media.find(id)
    if (!file) throw cloudError(100, `Param ${kind}['id'] is not a valid whatsapp business account media attachment ID`)
    if (!fits(file, kind)) throw cloudError(131_053, `A file of ${file.mimeType} with ${file.bytes.length} bytes is no ${kind}`)
    return { mediaId: id }
  }
  const fetched = await fetchLink(api, link ?? '')
  return fetched && fits(fetched, kind) ? { mediaId: fetched.id } : { failure: 131_053 }
}
