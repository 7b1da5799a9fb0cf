import type { CaptionOrder } from '#engine/types.ts'

/** Longest texts, in UTF-16 units. */
export const LENGTH_LIMITS: Readonly<Record<CaptionOrder['length'], number>> = { short: 140, medium: 350, long: 900 }
