/** What a conversation remembers between two messages. Plain data: it is kept as JSON. */
import type { CaptionChange, Order } from '../understanding/intent.ts'
import type { CaptionWish, Action, KeptPhoto, PostAction } from './actions.ts'

type Added = Extract<CaptionChange, { to: 'added' }>

/** What is done only after a yes. */
export type Confirmable = Extract<Action, { do: 'cancel-subscription' | 'refund' | 'delete-account' | 'delete-photo' | 'unlink' }>

export type Question = 'operation' | 'backdrop' | 'words' | 'message' | 'album'

export interface PendingPhotos {
  readonly photos: readonly KeptPhoto[]
  /** As far as it is known. */
  readonly order?: Order
  /** Messages of ours that it has taken so far. */
  readonly asked: number
  /** How many photos the last question spoke of: whoever answered it knows what it will use. */
  readonly told: number
  /** Files among them that were refused. */
  readonly refused?: number
}

/** Photos whose order is known, and may still miss something. */
export interface PendingOrder extends PendingPhotos {
  readonly order: Order
}

/** What the next message may be the answer to. */
export type Wait =
  | { readonly for: 'nothing' }
  /** Photos of an album come one by one, in any order, the words on one of them. */
  | ({
      readonly for: 'more-photos'
      /** It was said that more are to come: other words end the wait. */
      readonly isTold?: true
    } & PendingPhotos)
  /** The words came first. */
  | { readonly for: 'photo'; readonly order: Order }
  | ({
      readonly for: 'answer'
      readonly question: Question
      /** Ids of the ready backdrops that were offered, in their order. */
      readonly options?: readonly string[]
    } & PendingPhotos)
  /** What to do differently. */
  | { readonly for: 'change'; readonly editId: string; readonly options?: readonly string[] }
  /** New words for a caption; of no edit: for the one that was written of words alone. */
  | { readonly for: 'caption'; readonly editId?: string; readonly toAdd?: Added['at'] }
  /** When to post it. */
  | { readonly for: 'when'; readonly editId: string }
  | {
      readonly for: 'yes'
      readonly to: Confirmable | PostAction
      /** What was neither a yes nor a no has been asked about. */
      readonly isAskedBack?: true
      /** Nobody had seen the question: it was asked anew. */
      readonly isAskedAnew?: true
    }

/** The caption that is talked of; of no edit: the one that was written of words alone. */
export interface CaptionTalk {
  readonly editId?: string
  readonly wish: CaptionWish
  /** The one that stood before the last change, and what had been asked of it. */
  readonly former?: { readonly text: string; readonly wish: CaptionWish }
  /** In milliseconds, as all times here. */
  readonly at: number
}

/** What can wait for a moment, the least telling first: of several, one is said, and none when anything else is. */
export const SMALL_TALK = ['not-understood', 'greeting', 'send-photo'] as const
export type SmallTalk = (typeof SMALL_TALK)[number]

/** An answer that waits for what the person writes next. */
export interface Unsaid {
  readonly text: string
  readonly smallTalk?: SmallTalk
}

/** What unknown senders ask, each answered once. */
export type UnknownSenderTopic = 'hello' | 'price' | 'person' | 'sent'

export interface ChatState {
  /** Another for every question, never used twice: the buttons of earlier ones are stale. */
  readonly version: number
  readonly wait: Wait
  /** When that wait began. */
  readonly since?: number
  readonly caption?: CaptionTalk
  /** The button that was the last thing heard: pressed again at once, it is a double tap. */
  readonly pressed?: { readonly id: string; readonly at: number }
  readonly unsaid?: readonly Unsaid[]
  /** When a unknown sender was last told where to sign up. */
  readonly invitedAt?: number
  readonly told?: readonly UnknownSenderTopic[]
}

export const NEW_CHAT: ChatState = { version: 0, wait: { for: 'nothing' } }
