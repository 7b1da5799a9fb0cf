/** What a turn of the conversation wants done, as data: whoever performs it is elsewhere. */
import type { Format, Operation } from '#features/photo-edits/contract.ts'
import type { Fit } from '#features/publishing/contract.ts'
import type { Language } from '#phrases/shape.ts'
import type { Length, Order, Tone, Wishes as SaidWishes } from '../understanding/intent.ts'

/** A photo of the member's that was received and kept. */
export interface KeptPhoto {
  readonly photoId: string
  /** The message that brought it. */
  readonly messageId: string
}

/** All that was asked of a caption so far: one change leaves the others as they are. Texts are the member's own. */
export interface CaptionWish {
  readonly message?: string
  /** What it is to say besides. */
  readonly offer?: string
  readonly tone?: Tone
  readonly length?: Length
  readonly language?: Language
  readonly hashtags?: boolean
}

export interface RedoWishes extends SaidWishes {
  readonly lightMatch?: boolean
}

/** Moments as ISO texts: what waits for a yes is kept as JSON. `seenAt`: when the post was to go out, as the person was shown. */
export type PostAction =
  | {
      readonly do: 'post'
      readonly editId: string
      readonly caption: string
      readonly fit: Fit
      /** Left out: now. */
      readonly at?: string
      /** The post of the same edit that the person knows of. */
      readonly again?: string
    }
  /** Null: now. */
  | { readonly do: 'move-post'; readonly postId: string; readonly seenAt: string; readonly at: string | null }
  | { readonly do: 'cancel-post'; readonly postId: string; readonly seenAt: string }

/** What is to be done, by whoever performs it: nothing here has happened yet. */
export type Action =
  | {
      readonly do: 'order'
      readonly photos: readonly KeptPhoto[]
      readonly order: Order
      /** Messages of ours that it took. */
      readonly asked: number
    }
  | {
      readonly do: 'redo'
      readonly editId: string
      readonly operation?: Operation
      readonly wishes: RedoWishes
      readonly asked: number
    }
  | PostAction
  /** Of words alone. */
  | { readonly do: 'write-caption'; readonly wish: CaptionWish }
  | { readonly do: 'change-caption'; readonly editId: string; readonly wish: CaptionWish }
  /** The member's own words, as they are. */
  | { readonly do: 'save-caption'; readonly editId: string; readonly text: string }
  | { readonly do: 'send-format'; readonly editId: string; readonly format: Format }
  | { readonly do: 'send-full-size'; readonly editId: string }
  | { readonly do: 'link'; readonly code: string }
  | { readonly do: 'unlink' }
  | { readonly do: 'set-language'; readonly language: Language }
  | { readonly do: 'note-help-wanted' }
  | { readonly do: 'stop' }
  | { readonly do: 'resume'; readonly isTold: boolean }
  | { readonly do: 'cancel-subscription' }
  | { readonly do: 'refund' }
  | { readonly do: 'delete-account' }
  | { readonly do: 'delete-photo'; readonly editId: string }
