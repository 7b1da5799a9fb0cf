/** What the network reports, in our own terms: people's messages, and the receipts of our messages. Exported by `port.ts`. */
import type { ChatFaultCode } from './faults.ts'

/** The person. One with a username has no phone; one with a phone may have no user id. At least one of them is present. */
export interface ChatAddress {
  /** Digits exactly as received: answers must go to these, whatever the number's other form is. */
  readonly phone?: string | undefined
  /** The network's id of this person, valid for our business alone; it changes with the person's number. */
  readonly userId?: string | undefined
}

export type ChatEvent = IncomingMessage | ChatReceipt | ChangedAddress | ChannelProblem

interface ChatEventBase {
  /** The same for every repetition of this event, and for no other event. */
  readonly key: string
  readonly at: Date
}

export interface IncomingMessage extends ChatEventBase {
  readonly kind: 'message'
  readonly id: string
  readonly from: ChatAddress
  /** The person's own profile name: untrusted text. */
  readonly name: string | undefined
  readonly username: string | undefined
  /** The message that this one answers, mostly one that we sent. */
  readonly replyTo: string | undefined
  readonly content: IncomingContent
}

export interface IncomingFile {
  readonly id: string
  readonly type: string
}

export type IncomingContent =
  | { readonly kind: 'text'; readonly text: string }
  /** An album is several of these, in any order, with the text on one of them. */
  | { readonly kind: 'image'; readonly file: IncomingFile; readonly caption: string | undefined }
  | {
      readonly kind: 'document'
      readonly file: IncomingFile
      readonly caption: string | undefined
      readonly fileName: string | undefined
    }
  | { readonly kind: 'audio' | 'video' | 'sticker'; readonly file: IncomingFile }
  /** A button or a list row that we sent. */
  | { readonly kind: 'choice'; readonly id: string; readonly title: string }
  | { readonly kind: 'location' }
  /** Digits as they were received; several for a card with several. */
  | { readonly kind: 'contacts'; readonly phones: readonly string[]; readonly isAnswer: boolean }
  /** `emoji` is undefined when the reaction was removed. */
  | { readonly kind: 'reaction'; readonly to: string; readonly emoji: string | undefined }
  /** The network could not deliver the message; asking the person to send it again may help. */
  | { readonly kind: 'unavailable' }
  /** A type that the network or we do not know. */
  | { readonly kind: 'unsupported'; readonly type: string }

/** What happened to one of our messages. `read` can come without `delivered`, and after `sent` nothing may follow at all. */
export interface ChatReceipt extends ChatEventBase {
  readonly kind: 'receipt'
  readonly messageId: string
  /** Our own id of the message. */
  readonly reference: string | undefined
  readonly recipient: ChatAddress
  readonly status: ReceiptStatus
  /** Only with the status `failed`. */
  readonly failure: ReceiptFailure | undefined
  /** Reported once for each message. */
  readonly price: ReceiptPrice | undefined
}

export type ReceiptStatus = 'sent' | 'delivered' | 'read' | 'failed'

export interface ReceiptFailure {
  readonly code: ChatFaultCode
  /** The network's error code and message, for the log. */
  readonly detail: string
}

/** For the cost ledger: the network's own category and whether it charges. */
export interface ReceiptPrice {
  readonly category: string
  readonly type: string | undefined
  readonly isBillable: boolean | undefined
}

/** The person has other addresses from now on. */
export interface ChangedAddress extends ChatEventBase {
  readonly kind: 'changed_address'
  readonly before: ChatAddress
  readonly after: ChatAddress
}

/** The network reports a problem with our number or account. It has neither an id nor a time. */
export interface ChannelProblem {
  readonly kind: 'problem'
  readonly code: ChatFaultCode
  readonly detail: string
}
