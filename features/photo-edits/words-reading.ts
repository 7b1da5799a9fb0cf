/** What the engine makes of a backdrop in words, before it is ordered. */
import * as z from 'zod/mini'

/** What was taken from the words and what was not, in the member's own words. */
export const understood = z.object({ taken: z.array(z.string()), missed: z.array(z.string()) })

/** What comes with the refusal `words_not_understood` too, but for `understood`. */
const nearToWords = z.object({
  /** Other words, each of them understood. */
  suggestions: z.array(z.string()),
  /** Ids of ready backdrops, the nearest first. */
  near_backdrops: z.array(z.string()),
})
export type NearToWords = z.infer<typeof nearToWords>
export const wordsReading = z.extend(nearToWords, { understood })
export type WordsReading = z.infer<typeof wordsReading>
