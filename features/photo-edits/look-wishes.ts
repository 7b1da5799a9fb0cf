import * as z from 'zod/mini'

/** Steps of light, warmth and closeness, either way. */
export const MOST_LOOK = 3

const steps = (least: number) => z.optional(z.int().check(z.minimum(least), z.maximum(MOST_LOOK)))

export const lookWishes = {
  /** Steps lighter, or darker below 0. */
  light: steps(-MOST_LOOK),
  /** Steps warmer, or cooler below 0. */
  warmth: steps(-MOST_LOOK),
  /** Steps closer to the subject. */
  closeness: steps(0),
}
