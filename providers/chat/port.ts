/**
 * Talks with people in a messaging app through one business number. Texts are UTF-8 as typed; characters are counted as UTF-16
 * units, the strictest reading of an undocumented limit.
 */
import type { ChatAddress, ChatEvent, ReceiptStatus } from './events.ts'
import type { ChatFault } from './faults.ts'
import type { WebhookRequest } from '../webhook-request.ts'

/** The incoming half of this port. */
export type * from './events.ts'
export { ChatFault, type ChatFaultCode } from './faults.ts'
export type { WebhookRequest } from '../webhook-request.ts'

export interface ChatChannel {
  /**
   * Sends one message; an answer means accepted, not delivered: the outcome comes as a `ChatReceipt`. Never repeated here: after
   * `in_doubt` it may have been sent. Messages to one person go one after the other, see `CHAT_PACE`.
   * @throws ChatFault; `message_invalid` before anything is sent, when the message breaks `CHAT_LIMITS`
   */
  readonly send: (message: OutgoingMessage) => Promise<SentMessage>
  /**
   * Shows that this message and those before it were read, and that we are typing: for 25 s, or until we write. Costs nothing.
   */
  readonly markRead: (messageId: string, options?: { readonly isTyping?: boolean }) => Promise<void>
  /** A file to send by its id, any number of times for 30 days. */
  readonly uploadFile: (file: ChatFile) => Promise<string>
  /** Fetches a file that a person sent. Call it at once: the network keeps the file for a week only. */
  readonly downloadFile: (fileId: string, limits: DownloadLimits) => Promise<DownloadOutcome>

  /** The challenge to answer with, as plain text, when our own callback is being set up; undefined means answer 403. */
  readonly readHandshake: (query: Readonly<Record<string, unknown>>) => string | undefined
  /**
   * Whether the network itself sent exactly these bytes, in constant time.
   */
  readonly isGenuine: (request: WebhookRequest) => boolean
  /**
   * The events of a webhook, in its order, oldest first; unknown ones are left out, and it never throws. Webhooks repeat,
   * overtake each other and come days late: `key` is for the inbox, and the times show what is too old to answer.
   */
  readonly readWebhook: (request: WebhookRequest) => readonly ChatEvent[]

  /** The address that opens the chat with this text already written. @param place.number E.164 */
  readonly linkTo: (place: { readonly number: string; readonly greeting: string }) => string
}

export interface OutgoingMessage {
  readonly to: ChatAddress
  readonly content: MessageContent
  /** The message that ours quotes. */
  readonly replyTo?: string
  /** Our own id; every receipt repeats it, so that a message whose answer was lost can be identified. At most 512 characters. */
  readonly reference: string
}

/**
 * By `id` after `uploadFile`, which is faster and more reliable; by `link` the network fetches it, and caches it for ten minutes.
 */
export type FileSource = { readonly id: string } | { readonly link: string }

export type MessageContent =
  | { readonly kind: 'text'; readonly text: string; readonly showsPreview?: boolean }
  /** JPEG or PNG; the network reduces it for display. */
  | { readonly kind: 'image'; readonly image: FileSource; readonly caption?: string }
  /** Keeps every pixel. */
  | { readonly kind: 'document'; readonly document: FileSource; readonly fileName: string; readonly caption?: string }
  | ({ readonly kind: 'buttons'; readonly buttons: readonly ReplyButton[] } & Framed<MessageHeader>)
  | ({ readonly kind: 'list'; readonly label: string; readonly sections: readonly ListSection[] } & Framed<TextHeader>)
  /** The network does not report whether it is pressed. */
  | ({ readonly kind: 'link'; readonly label: string; readonly url: string } & Framed<MessageHeader>)
  /** Requests the phone of a person with a username; the answer is a message of `contacts`. */
  | { readonly kind: 'contact_request'; readonly text: string }
  | TemplateContent

interface Framed<Header> {
  readonly text: string
  readonly header?: Header
  readonly footer?: string
}
export interface TextHeader {
  readonly kind: 'text'
  readonly text: string
}
export type MessageHeader = TextHeader | { readonly kind: 'image'; readonly image: FileSource }

/** Can be pressed forever: the id should name the state that it belongs to. */
export interface ReplyButton {
  readonly id: string
  readonly title: string
}

export interface ListSection {
  /** Required when there are several. */
  readonly title?: string
  readonly rows: readonly ListRow[]
}

export interface ListRow {
  readonly id: string
  readonly title: string
  readonly description?: string
}

/** Approved beforehand: the only message that may be sent to a person who has not written for a day. */
export interface TemplateContent {
  readonly kind: 'template'
  readonly name: string
  /** In the network's format: `pt_BR`. */
  readonly language: string
  /** In the order of the placeholders. */
  readonly parameters: readonly string[]
  /** For an authentication template, at most 15 characters: the button that copies it repeats it. Needs a phone. */
  readonly code?: string
}

export interface SentMessage {
  readonly id: string
  /** The person as the network identifies them; the phone may have another form than the one that was used. */
  readonly recipient: ChatAddress
}

export interface ChatFile {
  readonly bytes: Uint8Array
  readonly type: string
  readonly name: string
}

export interface DownloadLimits {
  readonly bytes: number
  /** A pattern for the type that the network names, such as `/^image\//`; the caller must check the content. */
  readonly types: RegExp
}

export type DownloadOutcome =
  | { readonly outcome: 'fetched'; readonly bytes: Buffer; readonly type: string }
  /** Not fetched at all, or not completely. */
  | { readonly outcome: 'refused'; readonly reason: 'size' | 'type' }
  /** The network no longer has it. */
  | { readonly outcome: 'gone' }

/** Later receipts never lower a message's state: only a higher rank counts. A failure reported after delivery is ignored. */
export const RECEIPT_RANK: Readonly<Record<ReceiptStatus, number>> = { sent: 1, failed: 2, delivered: 3, read: 4 }

/**
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/throughput: one message to one person in six
 * seconds, with up to 45 at once on the credit of the time after them; 80 messages a second for the number, in and out.
 */
export const CHAT_PACE = { msBetweenMessagesToOne: 6000, burstToOne: 45, messagesPerSecond: 80 } as const

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 10 * 60_000

/**
 * How long to wait before the same message may be sent again: what the network stated, else twice as long each time, or four
 * times after too many messages to one person, as it recommends. @param attempts made so far, 1 or more
 */
export function waitBeforeRetryMs({ code, retryAfterMs }: Pick<ChatFault, 'code' | 'retryAfterMs'>, attempts: number): number {
  const growth = code === 'pair_limited' ? 4 : 2
  const first = code === 'pair_limited' ? 4 * FIRST_WAIT_MS : FIRST_WAIT_MS
  return Math.max(retryAfterMs ?? 0, Math.min(LONGEST_WAIT_MS, first * growth ** (attempts - 1)))
}

/**
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/send-messages. The text of a list is 4096
 * in a guide and 1024 in the specification: the smaller one.
 */
export const CHAT_LIMITS = {
  text: 4096,
  caption: 1024,
  body: 1024,
  header: 60,
  footer: 60,
  buttons: 3,
  buttonTitle: 20,
  buttonId: 256,
  listLabel: 20,
  listSections: 10,
  /** In all sections together. */
  listRows: 10,
  sectionTitle: 24,
  rowId: 200,
  rowTitle: 24,
  rowDescription: 72,
  linkLabel: 20,
  fileName: 240,
  code: 15,
  reference: 512,
  imageBytes: 5 * 1024 * 1024,
  documentBytes: 100 * 1024 * 1024,
  windowMs: 24 * 60 * 60_000,
} as const
