import { LENGTH_LIMITS } from '#engine/captions/length-limits.ts'
import type { LENGTHS } from '../contract.ts'

/** What a member makes of captions: nothing is kept beside the captions themselves, so that whoever deletes them is forgotten. */
export interface CaptionHabits {
  readonly emoji: boolean
  readonly hashtags: boolean
  readonly length?: (typeof LENGTHS)[number]
}

/** One caption may be an exception; so many in a row are a habit. */
const IN_A_ROW = 3

/** @param former as they were saved, newest first */
export function readHabits(former: readonly string[]): CaptionHabits {
  const last = former.slice(0, IN_A_ROW)
  if (last.length < IN_A_ROW) return { emoji: true, hashtags: true }
  const texts = last.map((caption) => caption.replaceAll(/(?<!\S)#[\p{L}\p{N}_]+/gu, '').trim())
  return {
    emoji: texts.some((text) => /\p{Extended_Pictographic}/u.test(text)),
    hashtags: last.some((caption, index) => caption.trim() !== texts[index]),
    ...(texts.every((text) => text.length <= LENGTH_LIMITS.short) && { length: 'short' as const }),
    ...(texts.every((text) => text.length > LENGTH_LIMITS.medium) && { length: 'long' as const }),
  }
}
