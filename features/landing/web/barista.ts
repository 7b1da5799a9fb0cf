import type { PictureFile } from '#ui/Picture.tsx'
import afterAvif from './pictures/barista-after.avif'
import afterJpg from './pictures/barista-after.jpg'
import beforeAvif from './pictures/barista-before.avif'
import beforeJpg from './pictures/barista-before.jpg'

/** A real one, by our own engine; imported one by one, without the front page's list of all. */
export const BARISTA = {
  before: { avif: beforeAvif, jpg: beforeJpg, width: 480, height: 320 },
  after: { avif: afterAvif, jpg: afterJpg, width: 800, height: 1000 },
} as const satisfies Record<'before' | 'after', PictureFile>
