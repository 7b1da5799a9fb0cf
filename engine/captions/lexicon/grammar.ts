/** The shape of a caption grammar: what each language must be able to say. */

import type { CaptionOrder } from '#engine/types.ts'

export const OBJECTIVES = [
  'sell',
  'new',
  'agenda',
  'result',
  'tip',
  'thanks',
  'celebration',
  'hiring',
  'hours',
  'testimonial',
  'share',
  'untold',
] as const
/** Why the member posts; `untold` where there are no words, so that nothing may be said but about looking. */
export type Objective = (typeof OBJECTIVES)[number]

export const PROFESSIONS = [
  'beauty',
  'hair',
  'nails',
  'brows',
  'bakery',
  'confectionery',
  'food',
  'dentistry',
  'medicine',
  'real-estate',
  'fitness',
  'fashion',
  'crafts',
  'pet',
  'flowers',
  'photography',
  'generic',
] as const
export type Profession = (typeof PROFESSIONS)[number]

/** What the reader is asked to do. */
export type Intent = 'order' | 'book' | 'visit' | 'talk' | 'answer' | 'cheer' | 'save' | 'apply' | 'plan'

export type Tone = CaptionOrder['tone']

export interface Openings {
  /** Fit every tone. */
  readonly plain: readonly string[]
  /** Too chatty for the professional tone. */
  readonly casual: readonly string[]
  /** Have a place for `{product}` or `{Product}` that works for any gender and number. */
  readonly product: readonly string[]
}

export interface Grammar {
  readonly openings: Readonly<Record<Objective, Openings>>
  /** Sentences of mood by profession: they claim nothing about the member's work. They open a caption as well as go on with it. */
  readonly crafts: Readonly<Record<Profession, readonly string[]>>
  /** In place of `crafts` where the post is not about the work itself. */
  readonly moods: Readonly<Partial<Record<Objective, readonly string[]>>>
  readonly closings: Readonly<Record<Intent, { readonly casual: readonly string[]; readonly formal: readonly string[] }>>
  readonly hashtags: Readonly<Record<Profession, readonly string[]>>
}

/** One sentence per line, so that a grammar reads like a page of sentences. */
export function lines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export function words(text: string): readonly string[] {
  return text.split(' ')
}
