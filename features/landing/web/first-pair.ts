import type { PictureFile } from '#ui/Picture.tsx'
import { TRADE_PICTURE } from '../trades.ts'
import afterAvif from './pictures/trades/salao/1.avif'
import afterWebp from './pictures/trades/salao/1.webp'
import beforeAvif from './pictures/trades/salao/before.avif'
import beforeWebp from './pictures/trades/salao/before.webp'

/** What the front page shows first, for the screen that follows it; imported one by one, without the front page's list of all. */
export const FIRST_PAIR = {
  before: { avif: beforeAvif, fallback: beforeWebp, ...TRADE_PICTURE },
  after: { avif: afterAvif, fallback: afterWebp, ...TRADE_PICTURE },
} as const satisfies Record<'before' | 'after', PictureFile>
