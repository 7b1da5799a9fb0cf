/** The shape of a caption grammar: what each language must be able to say. */

import type { CaptionOrder } from '#engine/types.ts'
import type { TradeLines } from './trade-lines.ts'
import type { Deal, Profession } from './trades.ts'

/** Why the member posts; `untold` where there are no words, so that nothing may be said but about looking. */
export type Objective =
  | 'sell'
  | 'new'
  | 'agenda'
  | 'result'
  | 'tip'
  | 'thanks'
  | 'celebration'
  | 'hiring'
  | 'hours'
  | 'testimonial'
  | 'share'
  | 'untold'

/** What the reader is asked to do. */
export type Intent = Deal | 'reserve' | 'ask' | 'talk' | 'answer' | 'apply'

export type Tone = CaptionOrder['tone']

export interface Openings {
  /** Fit every tone. */
  readonly plain: readonly string[]
  /** Too chatty for the professional tone. */
  readonly casual: readonly string[]
}

export interface Grammar {
  readonly openings: Readonly<Record<Objective, Openings>>
  /** With a place for `{event}`: some weeks before a day of the year, and on that day. */
  readonly event: { readonly soon: string; readonly here: string }
  readonly closings: Readonly<Record<Intent, { readonly casual: readonly string[]; readonly formal: readonly string[] }>>
  readonly trades: Readonly<Record<Profession, TradeLines>>
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
