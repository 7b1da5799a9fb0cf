/** The actions that a reply of the conversation orders, as data. `server/actions` performs them. */
import type { Format, Operation } from '#features/photo-edits/contract.ts'
import type { Fit } from '#features/publishing/contract.ts'
import type { Language } from '#phrases/shape.ts'
import type { Length, AdjustmentStep, Order, Tone, Wishes as SaidWishes } from '../understanding/intent.ts'

/** A photo that the member sent and that was stored. */
export interface StoredPhoto {
  readonly photoId: string
  /** The incoming message that contained it. */
  readonly messageId: string
}

/** Every wish for a caption so far, so that one change keeps the others. Texts are the member's own. */
export interface CaptionWish {
  readonly message?: string
  /** Something to mention in addition to the message. */
  readonly offer?: string
  readonly tone?: Tone
  readonly length?: Length
  readonly language?: Language
  readonly hashtags?: boolean
}

export interface RedoWishes extends SaidWishes {
  readonly lightMatch?: boolean
}

/**
 * Times are ISO strings, because an action that waits for confirmation is stored as JSON. `seenAt`: the publishing time that
 * was shown to the person.
 */
export type PostAction =
  | {
      readonly do: 'post'
      readonly editId: string
      readonly caption: string
      readonly fit: Fit
      /** Undefined: publish now. */
      readonly at?: string
      /** The earlier post of the same edit, which the person knows of. */
      readonly again?: string
    }
  /** Null: publish now. */
  | { readonly do: 'move-post'; readonly postId: string; readonly seenAt: string; readonly at: string | null }
  | { readonly do: 'cancel-post'; readonly postId: string; readonly seenAt: string }

export interface RedoAction {
  readonly do: 'redo'
  readonly editId: string
  readonly operation?: Operation
  readonly wishes: RedoWishes
  /** How many of our messages this redo has used so far. */
  readonly questions: number
}

/** An action to perform; building it has no effect. */
export type Action =
  | {
      readonly do: 'order'
      readonly photos: readonly StoredPhoto[]
      readonly order: Order
      /** How many of our messages this order has used so far. */
      readonly questions: number
    }
  | RedoAction
  | PostAction
  /** A caption without a photo. */
  | { readonly do: 'write-caption'; readonly wish: CaptionWish }
  /** `isOfTags`: the text stays as it is, and gets hashtags. */
  | { readonly do: 'change-caption'; readonly editId: string; readonly wish: CaptionWish; readonly isOfTags?: true }
  /** The member's own words, unchanged. */
  | { readonly do: 'save-caption'; readonly editId: string; readonly text: string }
  /** The same picture in another light, or closer. */
  | { readonly do: 'adjust'; readonly editId: string; readonly adjustment: readonly AdjustmentStep[] }
  | { readonly do: 'send-format'; readonly editId: string; readonly format: Format }
  | { readonly do: 'send-full-size'; readonly editId: string }
  | { readonly do: 'link'; readonly code: string }
  | { readonly do: 'unlink' }
  | { readonly do: 'set-language'; readonly language: Language }
  /** Opens a thread in which a person answers. */
  | { readonly do: 'call-person' }
  | { readonly do: 'end-thread' }
  | { readonly do: 'stop' }
  | { readonly do: 'resume'; readonly isAnnounced: boolean }
  | { readonly do: 'cancel-subscription' }
  | { readonly do: 'refund' }
  | { readonly do: 'delete-account' }
  | { readonly do: 'delete-photo'; readonly editId: string }
