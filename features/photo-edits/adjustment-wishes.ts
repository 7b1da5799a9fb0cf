import * as z from 'zod/mini'

/** Steps of light, warmth and closeness, either way. */
export const MAX_ADJUSTMENT = 3

const steps = (least: number) => z.optional(z.int().check(z.minimum(least), z.maximum(MAX_ADJUSTMENT)))

export const adjustmentWishes = {
  /** Steps lighter, or darker below 0. */
  light: steps(-MAX_ADJUSTMENT),
  /** Steps warmer, or cooler below 0. */
  warmth: steps(-MAX_ADJUSTMENT),
  /** Steps closer to the subject. */
  closeness: steps(0),
}
