/** The data of a conversation: input and facts, then messages and actions. */
import type { ErrorCode } from '#features/error-codes.ts'
import type { Operation } from '#features/photo-edits/contract.ts'
import type { Fit, PublicationState } from '#features/publishing/contract.ts'
import type { Language } from '#phrases/shape.ts'
import { SECOND } from '#platform/clock.ts'
import type { Intent, Order } from '../understanding/intent.ts'
import type { Action, StoredPhoto } from './actions.ts'
import type { ChatState, SmallTalk } from './state.ts'

/** Content without text that we can read. `note-too-long`, `note-not-transcribed`: a voice note that could not be transcribed. */
export type UnsupportedKind =
  | 'note-too-long'
  | 'note-not-transcribed'
  | 'audio'
  | 'video'
  | 'sticker'
  | 'location'
  | 'contacts'
  | 'file'
  | 'unavailable'
  | 'unsupported'

export type ChatInput =
  /** `photo` is missing when the file was refused, or never fetched because the sender may order nothing. */
  | {
      readonly what: 'photo'
      readonly photo?: StoredPhoto
      readonly refusal?: ErrorCode
      readonly order?: Order
      /** The file's name, if it has one. */
      readonly name?: string
      /** A question beside the photo that is no order. */
      readonly aside?: Intent
      /** The caption says that another photo follows. */
      readonly isMoreToCome?: boolean
    }
  /**
   * `text`: as written. `isGuess`: the words may not have been meant as an order. `asks`: which of two wishes is meant?
   * `isChosen`: it was asked, and this is the answer.
   */
  | {
      readonly what: 'text'
      readonly intent: Intent
      readonly text: string
      readonly isGuess?: boolean
      readonly asks?: readonly [Intent, Intent]
      readonly isChosen?: true
    }
  /** A button or list row that we sent and the person tapped, however old. */
  | { readonly what: 'choice'; readonly id: string }
  | { readonly what: 'unsupported'; readonly kind: UnsupportedKind }
  /** Nothing more arrived for a while. */
  | { readonly what: 'silence' }

export interface NamedBackdrop {
  readonly id: string
  readonly name: string
}

export interface DiscussedEdit {
  readonly id: string
  readonly operation: Operation
  readonly state: 'queued' | 'running' | 'done' | 'failed'
  readonly caption?: string | null
  /** Another picture of it takes an edit of the plan: the free redo is used or over. */
  readonly redoCosts?: true
}

export interface KnownRefund {
  readonly state: 'under-way' | 'done' | 'failed'
  /** The amount, formatted for the person's language. */
  readonly amount: string
  readonly protocol: string
}

/** A post that is on its way to Instagram or public. */
export interface DiscussedPost {
  readonly id: string
  readonly editId: string
  /** Several are a carousel. */
  readonly editIds: readonly string[]
  readonly state: PublicationState
  /** When it will be or was published. */
  readonly at: Date
  readonly canMove: boolean
}

/** A possible post of the edit. */
export interface PostDraft {
  /** Without the @; undefined when no account is connected. */
  readonly account: string | undefined
  readonly caption: string
  readonly fitsFeed: boolean
  /** The suggested way to fit the picture when it does not fit the feed. */
  readonly fit: Fit
  readonly latestAt: Date
  /** An earlier post of the same edit. */
  readonly earlier: DiscussedPost | undefined
}

export interface PostFacts {
  /** IANA name of the person's time zone. */
  readonly zone: string
  readonly draft: PostDraft | { readonly refusal: ErrorCode } | undefined
  /** Posts that can still be cancelled, the next one first. */
  readonly scheduled: readonly DiscussedPost[]
}

/** What is known when the input is handled. */
export interface Facts {
  readonly now: Date
  /** When the message was sent, in whole seconds of the network's clock. */
  readonly writtenAt: Date
  /** When the open question was shown to the person; undefined while it was not. */
  readonly shownAt: Date | undefined
  /** Another message of this person is already waiting. */
  readonly isMoreComing: boolean
  readonly language: Language
  readonly brand: string
  readonly isMember: boolean
  readonly allowance: {
    readonly isActive: boolean
    /** The plan was never charged. */
    readonly isCourtesy: boolean
    /** A renewal was not paid, or a payment is disputed. */
    readonly problem: 'late' | 'suspended' | undefined
    readonly used: number
    readonly remaining: number
    readonly limit: number
    readonly renewsAt: Date | undefined
    /** Until when access continues after an unpaid renewal. */
    readonly lateUntil: Date | undefined
    /** When a plan ends that is not renewed: a cancelled one, or one that a coupon paid. */
    readonly endsAt: Date | undefined
  }
  /** The refund that the member requested, else their newest one. Loaded only when the person asks about money back. */
  readonly refund: KnownRefund | undefined
  /** Why the member's payment cannot be refunded. Loaded only when the person asks for it. */
  readonly refundRefusal: 'refund_not_due' | 'refund_too_late' | undefined
  /** The edit that the message quotes or whose button was tapped, else the newest of this chat. */
  readonly edit: DiscussedEdit | undefined
  /** Whether the message refers to that edit. */
  readonly isEditMeant: boolean
  /** Pictures that could not be sent while the person was away, and are sent with this answer. */
  readonly arePicturesHeld: boolean
  /** Nothing was ordered in this chat after it. */
  readonly isEditNewest: boolean
  /** Whether a code linked the chat, instead of the account's own phone. */
  readonly isLinkedByCode: boolean
  /** Whether the person turned notices off. */
  readonly isStopped: boolean
  /** A generator makes the pictures of described backdrops: nothing is known to be impossible. */
  readonly showsAnything: boolean
  /** Ready backdrops to offer, the most suitable first. */
  readonly backdrops: readonly NamedBackdrop[]
  readonly links: {
    readonly signUp: string
    readonly plan: string
    /** Plan and payments. */
    readonly account: string
    /** The form for a new card. */
    readonly card: string
    readonly settings: string
    /** The page where the phone is changed. */
    readonly profile: string
    readonly studio: string
    readonly connect: string
  }
  readonly support: string
  /** When people answer, in the person's language; `opensAt`: missing while they do. */
  readonly team: { readonly hours: string; readonly opensAt?: string }
  /** The open conversation with a person. */
  readonly thread: { readonly id: string } | undefined
  /** The plan's price, formatted for the person's language. */
  readonly price: string
  /** Loaded only when the person asks about a post. */
  readonly post: PostFacts | undefined
}

export interface ReplyButton {
  readonly id: string
  readonly title: string
}

export interface ReplyRow extends ReplyButton {
  readonly description?: string
}

export type ReplyContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'buttons'; readonly text: string; readonly buttons: readonly ReplyButton[] }
  | {
      readonly kind: 'list'
      readonly text: string
      readonly label: string
      readonly sections: readonly { readonly title: string; readonly rows: readonly ReplyRow[] }[]
    }
  | { readonly kind: 'link'; readonly text: string; readonly label: string; readonly url: string }
  /** Backdrops numbered in one picture. */
  | {
      readonly kind: 'backdrops'
      readonly text: string
      readonly backdrops: readonly string[]
      readonly buttons: readonly ReplyButton[]
    }

export interface ReplyMessage {
  readonly purpose: 'question' | 'answer'
  readonly content: ReplyContent
  readonly smallTalk?: SmallTalk
}

export interface Reply {
  readonly state: ChatState
  readonly actions: readonly Action[]
  readonly messages: readonly ReplyMessage[]
  /** It is meant for the person who was called, and not for us. */
  readonly isForTeam?: true
  /** After this time without input, the silence is handled as an input. */
  readonly wakeAfterMs?: number
}

export interface Conversation {
  readonly state: ChatState
  readonly facts: Facts
}

export function replyWith({ state }: Conversation, change: Partial<Reply> = {}): Reply {
  return { state, actions: [], messages: [], ...change }
}

/** The state with no open question. */
export function withoutQuestion({ state }: Conversation): ChatState {
  return { ...state, wait: { for: 'nothing' } }
}

export function answer(text: string): ReplyMessage {
  return { purpose: 'answer', content: { kind: 'text', text } }
}

export function smallTalk(kind: SmallTalk, text: string): ReplyMessage {
  return { ...answer(text), smallTalk: kind }
}

/**
 * The state with a new question. Versions follow the time in seconds, so that they are never reused, even in a chat that was
 * reset.
 */
export function withQuestion({ state, facts }: Conversation, wait: ChatState['wait']): ChatState {
  const seconds = Math.floor(facts.now.getTime() / SECOND)
  return { ...state, version: Math.max(state.version + 1, seconds), wait }
}
