/** What a message of a member can ask for, and what comes back from reading one. Pure data: who acts on it is the conversation. */

import type { LENGTHS, TONES } from '#features/captions/contract.ts'
import type { Format, Operation } from '#features/photo-edits/contract.ts'
import type { Language } from '#phrases/shape.ts'

export type Tone = (typeof TONES)[number]
export type Length = (typeof LENGTHS)[number]

/** What may come along with any order. Texts are the member's own, as typed. */
export interface Wishes {
  /** A backdrop in words; only with `describe` and `redo`. */
  readonly words?: string
  /** Id of a ready backdrop; only with `swap` and `redo`. A `swap` without it wants to be shown the list. */
  readonly backdrop?: string
  readonly format?: Format
  /** What to write on the picture; the empty text takes the writing off. */
  readonly headline?: string
  /** What the caption is to say. */
  readonly message?: string
  readonly tone?: Tone
  readonly length?: Length
  /** Of the caption. */
  readonly language?: Language
}

export interface Order extends Wishes {
  readonly kind: 'order'
  readonly operation: Operation
}

export type CaptionChange =
  | { readonly to: 'shorter' | 'longer' | 'rewrite' | 'without-hashtags' | 'with-hashtags' }
  | { readonly to: 'tone'; readonly tone: Tone }
  /** An offer, a price, a discount: `text` is what was said of it. */
  | { readonly to: 'offer'; readonly text: string }
  | { readonly to: 'language'; readonly language: Language }
  | { readonly to: 'own-words'; readonly text: string }
  /** What is there stays; without `text` the words are still to be told. */
  | { readonly to: 'added'; readonly at: 'start' | 'end'; readonly text?: string }
  | { readonly to: 'without-emoji' }
  /** The one that was there before. */
  | { readonly to: 'former' }
  /** Something is wrong with it; how it is to be was not said. */
  | { readonly to: 'unsaid' }

/** ISO: Monday is 1. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7
export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening'
export type Day =
  /** 0 is today. */
  | { readonly in: number }
  /** The next such day, today included while the time is still ahead; `isNextWeek` skips the rest of this one. */
  | { readonly weekday: Weekday; readonly isNextWeek?: true }
  /** Whatever is left out is the next one there is. */
  | { readonly date: number; readonly month?: number; readonly year?: number }

/** Local to the member; the caller knows the zone and the present moment. */
export type When =
  | { readonly kind: 'after'; readonly minutes: number }
  | {
      readonly kind: 'at'
      readonly day?: Day
      readonly time?: { readonly hour: number; readonly minute: number }
      /** Where no hour is named. */
      readonly part?: DayPart
    }

/** Which thing is to be cancelled; `unclear` has to be asked. */
export type Cancelled = 'subscription' | 'scheduled' | 'order' | 'unclear'

export type Intent =
  | Order
  /** `isOfLight`: lighter or darker is what was wished for. */
  | ({ readonly kind: 'redo'; readonly isOfLight?: true } & Wishes)
  | { readonly kind: 'caption-change'; readonly change: CaptionChange }
  /** What does the caption say? */
  | { readonly kind: 'show-caption' }
  | { readonly kind: 'other-format'; readonly format?: Format }
  /** What ready backdrops are there. */
  | { readonly kind: 'backdrops' }
  /** Where is what I asked for? */
  | { readonly kind: 'status' }
  /** The picture in full size, to save it. */
  | { readonly kind: 'full-size' }
  | { readonly kind: 'publish' }
  /** Where we post nothing: Instagram's stories, or another network. */
  | { readonly kind: 'publish-elsewhere'; readonly where: 'stories' | 'network' }
  | { readonly kind: 'schedule'; readonly when?: When }
  /** What is scheduled? */
  | { readonly kind: 'posts' }
  | { readonly kind: 'cancel'; readonly what: Cancelled }
  /** `isForMore`: how to get more edits than the plan has. */
  | { readonly kind: 'balance'; readonly isForMore?: true }
  | { readonly kind: 'renewal' | 'price' }
  /** Where is the money that I asked back? */
  | { readonly kind: 'refund-status' }
  | { readonly kind: 'refund' | 'delete-account' | 'delete-photo' | 'export-data' }
  | { readonly kind: 'sign-up' }
  /** Join this chat to an account; six digits alone are its code. */
  | { readonly kind: 'link'; readonly code?: string }
  /** Part this chat from the account. */
  | { readonly kind: 'unlink' }
  | { readonly kind: 'connect-instagram' }
  /** A new card, a failed payment, a receipt: the account page's matters. */
  | { readonly kind: 'payment' }
  | { readonly kind: 'language'; readonly language?: Language }
  | { readonly kind: 'help' | 'robot' | 'person' | 'greeting' | 'thanks' | 'yes' | 'no' }
  /** Counted from 1; -1 is the last. */
  | { readonly kind: 'choice'; readonly number: number }
  /** Another photo is about to come: nothing is to be made yet. */
  | { readonly kind: 'more-coming' }
  /** Insults: answered calmly, never acted on. */
  | { readonly kind: 'abuse' }
  /** No more messages, please. Says nothing about the subscription. */
  | { readonly kind: 'stop' }
  | { readonly kind: 'unknown' }

export type IntentKind = Intent['kind']

/**
 * - `sure`: the words say so. Intents that cost or delete something come with nothing less, and are confirmed all the same.
 * - `guess`: likely; harmless if wrong.
 * - `none`: comes with `unknown` only.
 */
export type Certainty = 'sure' | 'guess' | 'none'

/** What the last message of ours waits for. */
export type Expectation = 'agreement' | 'confirmation' | 'choice' | 'words' | 'message'

export interface About {
  /** The text came with a photo, or answers the question about one. */
  readonly hasPhoto: boolean
  /** The language of the conversation so far. */
  readonly languageHint: Language
  /**
   * - `agreement`: a yes or a no to what goes out or costs edits: whoever says anything besides has not said yes
   * - `confirmation`: a yes or a no to an end of something
   * - `choice`: a place in a list
   * - `words`: a backdrop in words; they come back as a `describe` or `swap` order
   * - `message`: what a caption is to say; it comes back as a `caption` order
   */
  readonly expecting?: Expectation
}

export interface Understanding {
  readonly intent: Intent
  /** Of the text where it tells, else the hint. */
  readonly language: Language
  readonly certainty: Certainty
}
