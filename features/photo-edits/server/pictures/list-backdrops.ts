import { paintingEdition } from '#engine/backdrop/painting-edition.ts'
import { listReadyBackdrops } from '#engine/backdrop/ready-backdrops.ts'
import { stageOf } from '#engine/backdrop/ready-stages.ts'
import { suggestBackdrops } from '#engine/backdrop/suggest-backdrops.ts'
import { backdropGroupNames, backdropNames } from '#phrases/choices.ts'
import type { Language } from '#phrases/shape.ts'
import type { BackdropStage } from '#features/photo-edits/backdrop.ts'
import type { Backdrop, View } from '#features/photo-edits/contract.ts'

/** The name of a ready backdrop; undefined when it no longer exists. */
export function backdropName(language: Language, id: string): string | undefined {
  return backdropNames[language][id]
}

/** The ready backdrops with names in the reader's language, in the gallery's order or the order for a photo taken from `view`. */
export function listBackdrops(language: Language, view?: View): Backdrop[] {
  const names = backdropNames[language]
  const groups = backdropGroupNames[language]
  const listed = view ? suggestBackdrops(view) : listReadyBackdrops()
  const from = view === 'above' ? '&view=above' : ''
  return listed.map(({ id, group }) => ({
    id,
    name: names[id] ?? id,
    group,
    group_name: groups[group] ?? group,
    // browsers cache a thumbnail for a day, but not longer than the code that painted it
    thumbnail_url: `/api/backdrops/${id}/thumbnail?v=${paintingEdition()}${from}`,
    preview_url: `/api/backdrops/${id}/thumbnail?size=large&v=${paintingEdition()}${from}`,
    stage: presentStage(id, view ?? 'front'),
  }))
}

function presentStage(id: string, view: View): BackdropStage {
  const stage = stageOf(id, view)
  if (!stage) throw new Error(`the backdrop ${id} has no stage`)
  const { groundWidth, ...same } = stage
  return { ...same, ...(groundWidth !== undefined && { ground_width: groundWidth }) }
}
