/** What a chat tells us, in our own words: people's messages, and what became of ours. Entered by `port.ts`. */
import type { ChatFaultCode } from './faults.ts'

/**
 * Who is meant. Whoever goes by a username has no phone; whoever has one may still be known by phone alone. At least one is there.
 */
export interface ChatAddress {
  /** Digits exactly as they were received: answers go to these, whatever the number's other form is. */
  readonly phone?: string | undefined
  /** The network's name of this person for our business alone; ends when the person changes the number. */
  readonly userId?: string | undefined
}

export type ChatEvent = IncomingMessage | ChatReceipt | ChangedAddress | ChannelTrouble

interface ChatEventBase {
  /** The same for every repetition, and for nothing else. */
  readonly key: string
  readonly at: Date
}

export interface IncomingMessage extends ChatEventBase {
  readonly kind: 'message'
  readonly id: string
  readonly from: ChatAddress
  /** As the person calls herself or himself: words from outside. */
  readonly name: string | undefined
  readonly username: string | undefined
  /** The message of ours, mostly, that this one answers. */
  readonly replyTo: string | undefined
  readonly content: IncomingContent
}

export interface IncomingFile {
  readonly id: string
  readonly type: string
}

export type IncomingContent =
  | { readonly kind: 'text'; readonly text: string }
  /** An album is several of these, in any order, the words on one of them. */
  | { readonly kind: 'image'; readonly file: IncomingFile; readonly caption: string | undefined }
  | {
      readonly kind: 'document'
      readonly file: IncomingFile
      readonly caption: string | undefined
      readonly fileName: string | undefined
    }
  | { readonly kind: 'audio' | 'video' | 'sticker'; readonly file: IncomingFile }
  /** A button or a row of ours. */
  | { readonly kind: 'choice'; readonly id: string; readonly title: string }
  | { readonly kind: 'location' }
  /** Digits as they were given; several for a card with several. */
  | { readonly kind: 'contacts'; readonly phones: readonly string[]; readonly isAnswer: boolean }
  /** `emoji` is undefined when it was taken back. */
  | { readonly kind: 'reaction'; readonly to: string; readonly emoji: string | undefined }
  /** The network could not hand it over; asking for it again may help. */
  | { readonly kind: 'unavailable' }
  /** A kind that the network or we do not know. */
  | { readonly kind: 'unsupported'; readonly type: string }

/** What became of a message of ours. `read` can come without `delivered`, and nothing at all may come after `sent`. */
export interface ChatReceipt extends ChatEventBase {
  readonly kind: 'receipt'
  readonly messageId: string
  /** Ours. */
  readonly reference: string | undefined
  readonly recipient: ChatAddress
  readonly status: ReceiptStatus
  /** Of `failed` alone. */
  readonly failure: ReceiptFailure | undefined
  /** Told once for each message. */
  readonly price: ReceiptPrice | undefined
}

export type ReceiptStatus = 'sent' | 'delivered' | 'read' | 'failed'

export interface ReceiptFailure {
  readonly code: ChatFaultCode
  /** The network's own number and words, for the log. */
  readonly detail: string
}

/** For the cost ledger: the network's own words of what it is and whether it is charged. */
export interface ReceiptPrice {
  readonly category: string
  readonly type: string | undefined
  readonly isBillable: boolean | undefined
}

/** The person goes by other names from now on. */
export interface ChangedAddress extends ChatEventBase {
  readonly kind: 'changed_address'
  readonly before: ChatAddress
  readonly after: ChatAddress
}

/** The network tells that something is wrong with our number or account, and not when. */
export interface ChannelTrouble extends Omit<ChatEventBase, 'at'> {
  readonly kind: 'trouble'
  readonly code: ChatFaultCode
  readonly detail: string
}
