import { listBackdrops } from '#features/photo-edits/server/index.ts'
import type { Language } from '#phrases/shape.ts'
import type { NamedBackdrop } from '#features/chat/conversation/turn.ts'

/** Nothing that was photographed from the side looks right on them, and nobody knows yet from where a photo was taken. */
const SEEN_FROM_ABOVE = 'de-cima'

/** The ready backdrops in the order in which to offer a few: one of each group first, then the second of each, and so on. */
export function offerBackdrops(language: Language): readonly NamedBackdrop[] {
  const groups = Map.groupBy(
    listBackdrops(language).filter(({ group }) => group !== SEEN_FROM_ABOVE),
    ({ group }) => group,
  )
  const ranked = [...groups.values()].flatMap((group) => group.map((backdrop, rank) => ({ backdrop, rank })))
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ backdrop: { id, name } }) => ({ id, name }))
}
