import { paintingEdition } from '#engine/backdrop/painting-edition.ts'
import { listReadyBackdrops } from '#engine/backdrop/ready-backdrops.ts'
import { suggestBackdrops } from '#engine/backdrop/suggest-backdrops.ts'
import { backdropGroups as enGroups, backdropNames as enNames } from '#phrases/en/backdrops.ts'
import { backdropGroups as esGroups, backdropNames as esNames } from '#phrases/es/backdrops.ts'
import { backdropGroups as ptBrGroups, backdropNames as ptBrNames } from '#phrases/pt-BR/backdrops.ts'
import { backdropGroups as ptPtGroups, backdropNames as ptPtNames } from '#phrases/pt-PT/backdrops.ts'
import type { Language } from '#phrases/shape.ts'
import type { Backdrop, View } from '#features/photo-edits/contract.ts'

interface Names {
  readonly backdrops: Readonly<Record<string, string>>
  readonly groups: Readonly<Record<string, string>>
}

const NAMES: Readonly<Record<Language, Names>> = {
  'pt-BR': { backdrops: ptBrNames, groups: ptBrGroups },
  'pt-PT': { backdrops: ptPtNames, groups: ptPtGroups },
  es: { backdrops: esNames, groups: esGroups },
  en: { backdrops: enNames, groups: enGroups },
}

/** The name of a ready backdrop; undefined when it no longer exists. */
export function backdropName(language: Language, id: string): string | undefined {
  return NAMES[language].backdrops[id]
}

/** The ready backdrops with names in the reader's language, in the gallery's order or the order for a photo taken from `view`. */
export function listBackdrops(language: Language, view?: View): Backdrop[] {
  const { backdrops, groups } = NAMES[language]
  const listed = view ? suggestBackdrops(view) : listReadyBackdrops()
  return listed.map(({ id, group }) => ({
    id,
    name: backdrops[id] ?? id,
    group,
    group_name: groups[group] ?? group,
    // browsers cache a thumbnail for a day, but not longer than the code that painted it
    thumbnail_url: `/api/backdrops/${id}/thumbnail?v=${paintingEdition()}`,
    preview_url: `/api/backdrops/${id}/thumbnail?size=large&v=${paintingEdition()}`,
  }))
}
