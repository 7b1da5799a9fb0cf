/** What a conversation remembers between two messages. Plain data: it is kept as JSON. */
import type { Order } from '../understanding/intent.ts'
import type { Deed, PostDeed } from './turn.ts'

/** A photo of the member's that was received and kept. */
export interface KeptPhoto {
  readonly photoId: string
  /** The message that brought it. */
  readonly messageId: string
}

/** What is done only after a yes. */
export type Confirmable = Extract<Deed, { do: 'cancel-subscription' | 'refund' | 'delete-account' | 'delete-photo' }>

export type Question = 'operation' | 'backdrop' | 'words' | 'message' | 'album'

export interface PendingPhotos {
  readonly photos: readonly KeptPhoto[]
  /** As far as it is known. */
  readonly order?: Order
  /** Messages of ours that it has taken so far. */
  readonly asked: number
  /** How many photos the last question spoke of: whoever answered it knows what it will use. */
  readonly told: number
}

/** What the next message may be the answer to. */
export type Wait =
  | { readonly for: 'nothing' }
  /** Photos of an album come one by one, in any order, the words on one of them. */
  | ({ readonly for: 'more-photos' } & PendingPhotos)
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
  /** New words for the caption. */
  | { readonly for: 'caption'; readonly editId: string }
  /** When to post it. */
  | { readonly for: 'when'; readonly editId: string }
  | { readonly for: 'yes'; readonly to: Confirmable | PostDeed }

export interface ChatState {
  /** One more for every question: the buttons of earlier ones are stale. */
  readonly version: number
  readonly wait: Wait
  /** When a stranger was last told where to sign up, in milliseconds: an album is answered once. */
  readonly invitedAt?: number
}

export const NEW_CHAT: ChatState = { version: 0, wait: { for: 'nothing' } }
