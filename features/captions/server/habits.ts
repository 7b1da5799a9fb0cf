import { hasCall } from '#engine/captions/has-call.ts'
import { LENGTH_LIMITS } from '#engine/captions/length-limits.ts'
import type { Language } from '#phrases/shape.ts'
import { type Habit, HABITS } from '../contract.ts'

/** A caption that we wrote, and the one that the member saved. */
export interface StoredCaption {
  readonly written: string
  readonly saved: string
  readonly language: Language
}

export interface Learned {
  readonly habit: Habit
  /** How many captions it was learned from. */
  readonly captions: number
}

/** One caption may be an exception; so many in a row are a habit. */
const IN_A_ROW = 3

const TAGS = /(?<!\S)#[\p{L}\p{N}_]+/gu

/** Each habit removes something from captions: what is it, and is it there? */
const REMOVED: Readonly<Record<Habit, (caption: string, language: Language) => boolean>> = {
  no_emoji: (caption) => /\p{Extended_Pictographic}/u.test(caption),
  no_hashtags: (caption) => caption.search(TAGS) >= 0,
  no_call: hasCall,
  short: (caption) => lengthOf(caption) > LENGTH_LIMITS.short,
  long: (caption) => lengthOf(caption) <= LENGTH_LIMITS.medium,
}

/** Without hashtags. */
function lengthOf(caption: string): number {
  return caption.replaceAll(TAGS, '').trim().length
}

/**
 * What a member always does to captions. A habit begins with some in a row, and lasts until the member does the opposite: once
 * we obey it, captions that are left as they are say nothing about it.
 * @param kept oldest first
 */
export function readHabits(kept: readonly StoredCaption[]): readonly Learned[] {
  // an erased caption says nothing about the next one
  const telling = kept.filter(({ saved }) => saved.trim() !== '')
  const learned = HABITS.map((habit) => ({ habit, captions: countChanges(telling, REMOVED[habit]) }))
  return learned.filter(({ captions }) => captions >= IN_A_ROW)
}

function countChanges(kept: readonly StoredCaption[], isThere: (caption: string, language: Language) => boolean): number {
  return kept.reduce((count, { written, saved, language }) => {
    const was = isThere(written, language)
    const is = written === saved ? was : isThere(saved, language)
    if (was && !is) return count + 1
    const isOver = is && (!was || count < IN_A_ROW)
    return isOver ? 0 : count
  }, 0)
}
