import type { PictureFile } from '#ui/Picture.tsx'
import afterAvif from './pictures/flower-after.avif'
import afterJpg from './pictures/flower-after.jpg'
import beforeAvif from './pictures/flower-before.avif'
import beforeJpg from './pictures/flower-before.jpg'

export interface Pair {
  readonly before: PictureFile
  readonly after: PictureFile
}

/** A failure of the engine (`tools/make/landing-pictures.ts`): the stem is lost. */
export const FLOWER: Pair = {
  before: { avif: beforeAvif, fallback: beforeJpg, width: 480, height: 795 },
  after: { avif: afterAvif, fallback: afterJpg, width: 800, height: 1000 },
}
