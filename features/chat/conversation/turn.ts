/** The two sides of a conversation as pure data: what was heard and what is known, then what is said and done. */
import type { ErrorCode } from '#features/error-codes.ts'
import type { Operation } from '#features/photo-edits/contract.ts'
import type { Fit, PublicationState } from '#features/publishing/contract.ts'
import type { Language } from '#phrases/shape.ts'
import { SECOND } from '#platform/clock.ts'
import type { Intent, Order } from '../understanding/intent.ts'
import type { Action, KeptPhoto } from './actions.ts'
import type { ChatState, SmallTalk } from './state.ts'

/** What came in without words that we could read. */
export type UnsupportedKind = 'audio' | 'video' | 'sticker' | 'location' | 'contacts' | 'file' | 'unavailable' | 'unsupported'

export type ChatInput =
  /** Without `photo`: refused, or of somebody who may order nothing, and so never fetched. */
  | {
      readonly what: 'photo'
      readonly photo?: KeptPhoto
      readonly refusal?: ErrorCode
      readonly order?: Order
      /** Of the file, where it has one. */
      readonly name?: string
      /** What is asked beside it, and is no order. */
      readonly aside?: Intent
      /** The words with it say that another one follows. */
      readonly isMoreToCome?: boolean
    }
  /** `text`: as it was written. `isGuess`: it may as well have been said by the way. */
  | { readonly what: 'words'; readonly intent: Intent; readonly text: string; readonly isGuess?: boolean }
  /** A button or a row of ours, however old. */
  | { readonly what: 'choice'; readonly id: string }
  | { readonly what: 'oddity'; readonly kind: UnsupportedKind }
  /** Nothing more came for a while. */
  | { readonly what: 'silence' }

export interface NamedBackdrop {
  readonly id: string
  readonly name: string
}

export interface TalkedEdit {
  readonly id: string
  readonly operation: Operation
  readonly state: 'queued' | 'running' | 'done' | 'failed'
  readonly caption?: string | null
}

export interface ToldRefund {
  readonly state: 'under-way' | 'done' | 'failed'
  /** As it is written where the person is. */
  readonly amount: string
  readonly protocol: string
}

/** A post that is on its way to Instagram, or public. */
export interface TalkedPost {
  readonly id: string
  readonly editId: string
  readonly state: PublicationState
  /** When it goes out, or went. */
  readonly at: Date
  readonly canMove: boolean
}

/** What a post of the edit would be. */
export interface PostDraft {
  /** Without the @; undefined: connect first. */
  readonly account: string | undefined
  readonly caption: string
  readonly fitsFeed: boolean
  /** What suits it where it does not fit. */
  readonly fit: Fit
  readonly latestAt: Date
  /** Of the same edit. */
  readonly earlier: TalkedPost | undefined
}

export interface PostFacts {
  /** IANA: where the person is. */
  readonly zone: string
  readonly draft: PostDraft | { readonly refusal: ErrorCode } | undefined
  /** Those that can still be called off, the next one first. */
  readonly scheduled: readonly TalkedPost[]
}

/** What is known at this moment. */
export interface Facts {
  readonly now: Date
  /** When the message was sent, by the network's clock, which knows whole seconds. */
  readonly writtenAt: Date
  /** When what the conversation waits for was shown to the person; undefined while it was not. */
  readonly shownAt: Date | undefined
  /** Another message of theirs is here already. */
  readonly isMoreComing: boolean
  readonly language: Language
  readonly brand: string
  readonly isMember: boolean
  readonly allowance: {
    readonly isActive: boolean
    /** Nothing was ever charged for it. */
    readonly isCourtesy: boolean
    /** A renewal was not paid, or a payment is disputed. */
    readonly trouble: 'late' | 'suspended' | undefined
    readonly used: number
    readonly remaining: number
    readonly limit: number
    readonly renewsAt: Date | undefined
    /** Until when an unpaid renewal leaves the access as it is. */
    readonly lateUntil: Date | undefined
  }
  /** The one that the member asked for, or had last. Looked for when money back is spoken of. */
  readonly refund: ToldRefund | undefined
  /** Why the member's own payment does not go back. Looked for when that is asked for. */
  readonly refundRefusal: 'refund_not_due' | 'refund_too_late' | undefined
  /** The one that is answered or whose button is pressed, else the newest of this chat. */
  readonly edit: TalkedEdit | undefined
  /** The message answers that very edit. */
  readonly isEditMeant: boolean
  /** Nothing was ordered in this chat after it. */
  readonly isEditNewest: boolean
  /** And not by the account's own number. */
  readonly isLinkedByCode: boolean
  /** Wants no notices. */
  readonly isStopped: boolean
  /** Ready backdrops to offer, the most fitting first. */
  readonly backdrops: readonly NamedBackdrop[]
  readonly links: {
    readonly signUp: string
    readonly plan: string
    /** Plan and payments. */
    readonly account: string
    /** Where a new card is put in. */
    readonly card: string
    readonly settings: string
    /** Where the number is changed. */
    readonly profile: string
    readonly studio: string
    readonly connect: string
  }
  readonly support: string
  /** Of the plan, as it is written where the person is. */
  readonly price: string
  /** Looked for when a post is spoken of. */
  readonly post: PostFacts | undefined
}

export interface SaidButton {
  readonly id: string
  readonly title: string
}

export interface SaidRow extends SaidButton {
  readonly description?: string
}

export type SaidContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'buttons'; readonly text: string; readonly buttons: readonly SaidButton[] }
  | {
      readonly kind: 'list'
      readonly text: string
      readonly label: string
      readonly sections: readonly { readonly title: string; readonly rows: readonly SaidRow[] }[]
    }
  | { readonly kind: 'link'; readonly text: string; readonly label: string; readonly url: string }
  /** Numbered in one picture. */
  | {
      readonly kind: 'backdrops'
      readonly text: string
      readonly backdrops: readonly string[]
      readonly buttons: readonly SaidButton[]
    }

export interface Said {
  readonly purpose: 'question' | 'answer'
  readonly content: SaidContent
  readonly smallTalk?: SmallTalk
}

export interface Turn {
  readonly state: ChatState
  readonly actions: readonly Action[]
  readonly said: readonly Said[]
  /** Silence after this long is heard too. */
  readonly wakeAfterMs?: number
}

export interface Talk {
  readonly state: ChatState
  readonly facts: Facts
}

export function turn({ state }: Talk, change: Partial<Turn> = {}): Turn {
  return { state, actions: [], said: [], ...change }
}

/** Back to waiting for nothing. */
export function rested({ state }: Talk): ChatState {
  return { ...state, wait: { for: 'nothing' } }
}

export function answer(text: string): Said {
  return { purpose: 'answer', content: { kind: 'text', text } }
}

export function smallTalk(kind: SmallTalk, text: string): Said {
  return { ...answer(text), smallTalk: kind }
}

/** The state with a new question in it. Versions go with the time, so that none comes again, not even in a chat that began anew. */
export function asking({ state, facts }: Talk, wait: ChatState['wait']): ChatState {
  const seconds = Math.floor(facts.now.getTime() / SECOND)
  return { ...state, version: Math.max(state.version + 1, seconds), wait }
}
