import { listBackdrops } from '#features/photo-edits/server/index.ts'
import type { Language } from '#phrases/shape.ts'
import type { NamedBackdrop } from '#features/chat/conversation/types.ts'

/** The backdrops of this group only fit photos taken from above, and nothing is known yet about the photo. */
const SEEN_FROM_ABOVE = 'de-cima'

/**
 * Orders the ready backdrops so that the first few come from different groups: the first of each group, then the second of
 * each, and so on.
 */
export function offerBackdrops(language: Language): readonly NamedBackdrop[] {
  const groups = Map.groupBy(
    listBackdrops(language).filter(({ group }) => group !== SEEN_FROM_ABOVE),
    ({ group }) => group,
  )
  const ranked = [...groups.values()].flatMap((group) => group.map((backdrop, rank) => ({ backdrop, rank })))
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ backdrop: { id, name } }) => ({ id, name }))
}
