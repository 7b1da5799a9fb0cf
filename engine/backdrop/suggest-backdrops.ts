import type { View } from '#engine/types.ts'
import { listReadyBackdrops, type CataloguedBackdrop } from './ready-backdrops.ts'

/**
 * Every ready backdrop, in the order in which to offer them for a photo taken from there (`EditedPicture.view`, `classifyView`):
 * for one from above the flat lays come first, since nothing that lies on a table looks right before a wall; for any other they
 * come last. Within either part the gallery's order stays.
 */
export function suggestBackdrops(view: View): readonly CataloguedBackdrop[] {
  const fits = ({ scene }: CataloguedBackdrop): boolean => (scene.family === 'flat-lay') === (view === 'above')
  const all = listReadyBackdrops()
  return [...all.filter(fits), ...all.filter((backdrop) => !fits(backdrop))]
}
