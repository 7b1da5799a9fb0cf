/** How the engine understands a described backdrop, before it is ordered. */
import * as z from 'zod/mini'

/** Which of the member's words were understood and which were not. */
export const understood = z.object({ taken: z.array(z.string()), missed: z.array(z.string()) })

/** Also part of the refusal `words_not_understood`, except for `understood`. */
const nearToWords = z.object({
  /** Other descriptions, each of which is understood. */
  suggestions: z.array(z.string()),
  /** Ids of ready backdrops, the nearest first. */
  near_backdrops: z.array(z.string()),
})
export type NearToWords = z.infer<typeof nearToWords>
export const wordsReading = z.extend(nearToWords, { understood })
export type WordsReading = z.infer<typeof wordsReading>
