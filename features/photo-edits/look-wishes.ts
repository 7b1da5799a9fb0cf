import * as z from 'zod/mini'

/** Steps of light, warmth and closeness, either way. */
export const MAX_LOOK = 3

const steps = (least: number) => z.optional(z.int().check(z.minimum(least), z.maximum(MAX_LOOK)))

export const lookWishes = {
  /** Steps lighter, or darker below 0. */
  light: steps(-MAX_LOOK),
  /** Steps warmer, or cooler below 0. */
  warmth: steps(-MAX_LOOK),
  /** Steps closer to the subject. */
  closeness: steps(0),
}
