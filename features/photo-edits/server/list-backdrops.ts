import { listReadyBackdrops } from '#engine/backdrop/ready-backdrops.ts'
import type { Language } from '#phrases/shape.ts'
import type { Backdrop } from '../contract.ts'

/** The ready backdrops in the gallery's order, named in the reader's language. */
export function listBackdrops(_language: Language): Backdrop[] {
  return listReadyBackdrops().map(({ id, group }) => ({
    id,
    name: id,
    group,
    group_name: group,
    thumbnail_url: `/api/backdrops/${id}/thumbnail`,
  }))
}
