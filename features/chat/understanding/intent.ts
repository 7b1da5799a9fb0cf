/** What a member's message can ask for. Pure data; the conversation acts on it. */

import type { LENGTHS, TONES } from '#features/captions/contract.ts'
import type { Format, Operation } from '#features/photo-edits/contract.ts'
import type { Language } from '#phrases/shape.ts'

export type Tone = (typeof TONES)[number]
export type Length = (typeof LENGTHS)[number]

/** Wishes that may accompany any order. Texts are the member's own, as typed. */
export interface Wishes {
  /** A backdrop in words; only with `describe` and `redo`. */
  readonly words?: string
  /** Id of a ready backdrop; only with `swap` and `redo`. A `swap` without it asks for the list. */
  readonly backdrop?: string
  readonly format?: Format
  /** Text for the picture; the empty string removes it. */
  readonly headline?: string
  /** What the caption should say. */
  readonly message?: string
  readonly tone?: Tone
  readonly length?: Length
  /** The caption's language. */
  readonly language?: Language
}

export interface Order extends Wishes {
  readonly kind: 'order'
  readonly operation: Operation
}

export type CaptionChange =
  | { readonly to: 'shorter' | 'longer' | 'rewrite' | 'without-hashtags' | 'with-hashtags' }
  | { readonly to: 'tone'; readonly tone: Tone }
  /** An offer, price or discount; `text` is what was said about it. */
  | { readonly to: 'offer'; readonly text: string }
  /** Without `language`: one that we do not write. */
  | { readonly to: 'language'; readonly language?: Language }
  | { readonly to: 'own-words'; readonly text: string }
  /** An addition to the caption; without `text`, the words are still missing. */
  | { readonly to: 'added'; readonly at: 'start' | 'end'; readonly text?: string }
  | { readonly to: 'without-emoji' }
  /** The caption before the last change. */
  | { readonly to: 'former' }
  /** Something is wrong with it; the correction is still missing. */
  | { readonly to: 'unsaid' }

/** ISO: Monday is 1. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7
export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening'
export type Day =
  /** Days from today; 0 is today. */
  | { readonly in: number }
  /** The next such day, including today while the time is still ahead; `isNextWeek` skips the rest of this week. */
  | { readonly weekday: Weekday; readonly isNextWeek?: true }
  /** A missing month or year means the next one that fits. */
  | { readonly date: number; readonly month?: number; readonly year?: number }

/** In the member's local time; the caller knows the time zone and the present time. */
export type When =
  | { readonly kind: 'after'; readonly minutes: number }
  | {
      readonly kind: 'at'
      readonly day?: Day
      readonly time?: { readonly hour: number; readonly minute: number }
      /** Set when no hour is named. */
      readonly part?: DayPart
    }

/** What to cancel; `unclear` needs a question. */
export type Cancelled = 'subscription' | 'scheduled' | 'order' | 'unclear'

/** What is changed of a finished picture without cost. */
export const ADJUSTMENT_STEPS = ['lighter', 'darker', 'warmer', 'cooler', 'closer'] as const
export type AdjustmentStep = (typeof ADJUSTMENT_STEPS)[number]

/** What a question is about; without one, how all of it works. */
export type HelpTopic = (typeof HELP_TOPICS)[number]
export const HELP_TOPICS = ['prices', 'refund', 'photos', 'publish', 'cancel', 'product', 'sending'] as const

export type Intent =
  | Order
  /** `isOfLight`: the wish was for the same picture in another light or closer; `adjustment`: which. */
  | ({ readonly kind: 'redo'; readonly isOfLight?: true; readonly adjustment?: readonly AdjustmentStep[] } & Wishes)
  | { readonly kind: 'help'; readonly topic?: HelpTopic }
  | { readonly kind: 'caption-change'; readonly change: CaptionChange }
  /** Asks what the caption says. */
  | { readonly kind: 'show-caption' }
  | { readonly kind: 'other-format'; readonly format?: Format }
  /** Asks for the list of ready backdrops. */
  | { readonly kind: 'backdrops' }
  /** Asks where the order is. */
  | { readonly kind: 'status' }
  /** Asks for the picture in full size, to save it. */
  | { readonly kind: 'full-size' }
  | { readonly kind: 'publish' }
  /** Asks to post where we do not: Instagram's stories, or another network. */
  | { readonly kind: 'publish-elsewhere'; readonly where: 'stories' | 'network' }
  | { readonly kind: 'schedule'; readonly when?: When }
  /** Asks what is scheduled. */
  | { readonly kind: 'posts' }
  | { readonly kind: 'cancel'; readonly what: Cancelled }
  /** `isForMore`: asks how to get more edits than the plan has. */
  | { readonly kind: 'balance'; readonly isForMore?: true }
  | { readonly kind: 'renewal' | 'price' }
  /** Asks about a refund that was already requested. */
  | { readonly kind: 'refund-status' }
  | { readonly kind: 'refund' | 'delete-account' | 'delete-photo' | 'export-data' }
  | { readonly kind: 'sign-up' }
  /** Asks to link this chat to an account; six digits alone are its code. */
  | { readonly kind: 'link'; readonly code?: string }
  /** Asks to unlink this chat from the account. */
  | { readonly kind: 'unlink' }
  | { readonly kind: 'connect-instagram' }
  /** A new card, a failed payment, a receipt: all handled on the account page. */
  | { readonly kind: 'payment' }
  | { readonly kind: 'language'; readonly language?: Language }
  | { readonly kind: 'robot' | 'person' | 'greeting' | 'thanks' | 'yes' | 'no' }
  /** Counted from 1; -1 is the last. */
  | { readonly kind: 'choice'; readonly number: number }
  /** Announces another photo: nothing is made yet. */
  | { readonly kind: 'more-coming' }
  /** Insults: answered calmly, without any action. */
  | { readonly kind: 'abuse' }
  /** Stops notices; does not concern the subscription. */
  | { readonly kind: 'stop' }
  | { readonly kind: 'unknown' }

export type IntentKind = Intent['kind']

/**
 * - `sure`: the words say so. Intents that cost or delete something are only given with this, and are still confirmed.
 * - `guess`: likely; harmless if wrong.
 * - `none`: only with `unknown`.
 */
export type Certainty = 'sure' | 'guess' | 'none'

export const EXPECTATIONS = ['agreement', 'confirmation', 'choice', 'words', 'message'] as const
/** The kind of answer that our last message asked for. */
export type Expectation = (typeof EXPECTATIONS)[number]

export interface About {
  /** The text came with a photo, or answers the question about one. */
  readonly hasPhoto: boolean
  /** The language of the conversation so far. */
  readonly languageHint: Language
  /**
   * - `agreement`: a yes or a no to what is published or costs edits; anything else in the words makes it no yes
   * - `confirmation`: a yes or a no to ending something
   * - `choice`: a position in a list
   * - `words`: a backdrop in words; the result is a `describe` or `swap` order
   * - `message`: what a caption should say; the result is a `caption` order
   */
  readonly expecting?: Expectation
}

export interface Understanding {
  readonly intent: Intent
  /** The language of the text if recognisable, else the hint. */
  readonly language: Language
  readonly certainty: Certainty
  /** 0…1: how likely the intent is, by the trained classifier and the rules together. */
  readonly probability: number
  /** What to ask before anything is done: the two likeliest wishes. */
  readonly asks?: readonly [Intent, Intent]
}
