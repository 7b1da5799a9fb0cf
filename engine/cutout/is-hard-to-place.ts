/**
 * Whether a subject would hover, lean or lose a part on an ordinary backdrop. What was photographed so that nothing of it says where it
 * stands looks pasted there, however well it was cut out.
 */
import { findPlacementDoubts } from '#engine/compose/find-placement-doubts.ts'
import { placeSubject } from '#engine/compose/place-subject.ts'
import type { Cutout, View } from '#engine/types.ts'
import { classifyView } from './classify-view.ts'

/** A picture for the feed. What a taller format or a plinth may do to a subject is told when it is ordered. */
const CANVAS = { width: 1080, height: 1350 } as const
/** A level scene has a wall behind a table, one from above has neither. */
const STAGES = {
  front: { ...CANVAS, ground: 0.86, floor: 0.62, view: 'front' },
  above: { ...CANVAS, ground: null, view: 'above' },
} as const satisfies Readonly<Record<View, object>>

export function isHardToPlace(cutout: Cutout): boolean {
  const stage = STAGES[classifyView(cutout)]
  return findPlacementDoubts(cutout, placeSubject(cutout, stage), stage).length > 0
}
