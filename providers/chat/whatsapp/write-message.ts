/**
 * Messages in the format of the Cloud API:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/send-messages
 */
import type { ChatAddress, MessageContent, MessageHeader, OutgoingMessage, TemplateContent } from '../port.ts'

type Json = Readonly<Record<string, unknown>>

export function writeMessage({ to, content, replyTo, reference }: OutgoingMessage): Json {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...writeAddress(to),
    ...writeContent(content),
    ...(replyTo === undefined ? {} : { context: { message_id: replyTo } }),
    biz_opaque_callback_data: reference,
  }
}

/**
 * Without the plus, Meta may put the sender's own country code in front of a number. When both are known, Meta prefers the phone.
 */
function writeAddress({ phone, userId }: ChatAddress): Json {
  return {
    ...(phone === undefined ? {} : { to: `+${phone.replaceAll(/\D/g, '')}` }),
    ...(userId === undefined ? {} : { recipient: userId }),
  }
}

function writeContent(content: MessageContent): Json {
  return WRITERS[content.kind](content as never) // as: the table maps each kind to its own content
}

type Writers = { readonly [Kind in MessageContent['kind']]: (content: Extract<MessageContent, { kind: Kind }>) => Json }

const WRITERS: Writers = {
  text: ({ text, showsPreview = false }) => ({ type: 'text', text: { body: text, preview_url: showsPreview } }),
  image: ({ image, caption }) => ({ type: 'image', image: { ...image, ...writeCaption(caption) } }),
  document: ({ document, fileName, caption }) => ({
    type: 'document',
    document: { ...document, filename: fileName, ...writeCaption(caption) },
  }),
  template: (content) => ({ type: 'template', template: writeTemplate(content) }),
  buttons: ({ buttons, ...frame }) =>
    writeInteractive('button', frame, { buttons: buttons.map((reply) => ({ type: 'reply', reply })) }),
  list: ({ label, sections, ...frame }) => writeInteractive('list', frame, { button: label, sections }),
  link: ({ label, url, ...frame }) =>
    writeInteractive('cta_url', frame, { name: 'cta_url', parameters: { display_text: label, url } }),
  contact_request: (frame) => writeInteractive('contact_request', frame, { name: 'request_contact_info' }),
}

function writeCaption(caption: string | undefined): Json {
  return caption === undefined ? {} : { caption }
}

interface Frame {
  readonly text: string
  readonly header?: MessageHeader
  readonly footer?: string
}

function writeInteractive(type: string, { text, header, footer }: Frame, action: Json): Json {
  const interactive = {
    type,
    ...(header ? { header: writeHeader(header) } : {}),
    body: { text },
    ...(footer === undefined ? {} : { footer: { text: footer } }),
    action,
  }
  return { type: 'interactive', interactive }
}

function writeHeader(header: MessageHeader): Json {
  return header.kind === 'text' ? { type: 'text', text: header.text } : { type: 'image', image: header.image }
}

/** The code is sent twice: in the text, and for the button that copies it. */
function writeTemplate({ name, language, parameters, code }: TemplateContent): Json {
  const texts = code === undefined ? parameters : [code, ...parameters]
  return {
    name,
    language: { code: language },
    components: [
      ...(texts.length === 0 ? [] : [{ type: 'body', parameters: texts.map(writeParameter) }]),
      ...(code === undefined ? [] : [{ type: 'button', sub_type: 'url', index: '0', parameters: [writeParameter(code)] }]),
    ],
  }
}

function writeParameter(text: string): Json {
  return { type: 'text', text }
}
