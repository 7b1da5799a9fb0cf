/** The state of a conversation between two messages. Plain data, because it is stored as JSON. */
import type { CaptionChange, Intent, Order } from '../understanding/intent.ts'
import type { CaptionWish, Action, StoredPhoto, PostAction, RedoAction } from './actions.ts'

type Added = Extract<CaptionChange, { to: 'added' }>

/** Actions that need a confirmation. */
export type Confirmable = Extract<Action, { do: 'cancel-subscription' | 'refund' | 'delete-account' | 'delete-photo' | 'unlink' }>

export type Question = 'operation' | 'backdrop' | 'words' | 'message' | 'album' | 'scene'

export interface PendingPhotos {
  readonly photos: readonly StoredPhoto[]
  /** The wishes known so far. */
  readonly order?: Order
  /** How many of our messages these photos have used so far. */
  readonly questions: number
  /** How many photos the last question mentioned, and so how many edits the person agreed to. */
  readonly photosConfirmed: number
  /** The description that the person wants although not all of it can be shown. */
  readonly wordsConfirmed?: string
  /** How many files among them were refused. */
  readonly refused?: number
}

/** Photos whose operation is known; details may still be missing. */
export interface PendingOrder extends PendingPhotos {
  readonly order: Order
}

/** What the next message may answer. */
export type Wait =
  | { readonly for: 'nothing' }
  /** Photos of an album arrive one by one, in any order, with the words on one of them. */
  | ({
      readonly for: 'more-photos'
      /** The person announced more photos; other words end the wait. */
      readonly isTold?: true
    } & PendingPhotos)
  /** The order came before the photo. */
  | { readonly for: 'photo'; readonly order: Order }
  | ({
      readonly for: 'answer'
      readonly question: Question
      /** Ids of the ready backdrops that were offered, in the order shown. */
      readonly options?: readonly string[]
    } & PendingPhotos)
  /** Waits for what to do differently. */
  | { readonly for: 'change'; readonly editId: string; readonly options?: readonly string[] }
  /** Waits for new words for a caption. Without `editId`: the caption that was written without a photo. */
  | { readonly for: 'caption'; readonly editId?: string; readonly toAdd?: Added['at'] }
  /** Waits for which of two wishes was meant; `before` is what was open until then. */
  | { readonly for: 'wish'; readonly wishes: readonly [Intent, Intent]; readonly text: string; readonly before: Wait }
  /** Waits for the time of a post. */
  | { readonly for: 'when'; readonly editId: string }
  | {
      readonly for: 'yes'
      readonly to: Confirmable | PostAction | RedoAction
      /** Set after an answer that was neither yes nor no, so that we remind only once. */
      readonly isAskedBack?: true
      /** Set after the question was repeated because it had not been shown. */
      readonly isAskedAnew?: true
    }

/** The caption under discussion. Without `editId`: the one that was written without a photo. */
export interface DiscussedCaption {
  readonly editId?: string
  readonly wish: CaptionWish
  /** The caption before the last change, with the wishes that it was written for. */
  readonly former?: { readonly text: string; readonly wish: CaptionWish }
  /** In milliseconds, like all times in this file. */
  readonly at: number
}

/** Replies that can wait, the least useful first: only one of them is sent, and none next to any other reply. */
export const SMALL_TALK = ['not-understood', 'greeting', 'send-photo'] as const
export type SmallTalk = (typeof SMALL_TALK)[number]

/** A reply that waits for the person's next message. */
export interface PendingReply {
  readonly text: string
  readonly smallTalk?: SmallTalk
}

/** What unknown senders ask; each topic is answered once. */
export type UnknownSenderTopic = 'hello' | 'price' | 'person' | 'sent'

export interface ChatState {
  /** Increases with every question and is never reused, so that buttons of earlier questions are stale. */
  readonly version: number
  readonly wait: Wait
  /** When the current wait began. */
  readonly since?: number
  readonly caption?: DiscussedCaption
  /** The last input, if it was a button: the same button again right away is a double tap. */
  readonly pressed?: { readonly id: string; readonly at: number }
  readonly pendingReplies?: readonly PendingReply[]
  /** When an input of theirs was last answered. */
  readonly answeredAt?: number
  /** When an unknown sender was last sent the sign-up link. */
  readonly invitedAt?: number
  readonly answeredTopics?: readonly UnknownSenderTopic[]
}

export const NEW_CHAT: ChatState = { version: 0, wait: { for: 'nothing' } }
