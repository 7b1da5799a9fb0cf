/** What a subject is placed by on each ready backdrop: read from the renderers once, so that a browser can place it without painting. */
import type { View } from '../types.ts'
import { layFlat } from './lay-flat.ts'
import type { ReadyStage } from './plates/crop-plate.ts'
import { plateOfScene } from './plates/plate-of-scene.ts'
import { findReadyBackdrop } from './ready-backdrops.ts'
import stages from './ready-stages.json' with { type: 'json' }

interface Stages {
  readonly painted: Omit<ReadyStage, 'view'> & { readonly view?: string }
  /** The light on its surface seen from above. */
  readonly above: ReadyStage['light']
}

const STAGES: Readonly<Record<string, Stages>> = stages

/** @param view where the photo was taken from: from above, the surface of the scene stands for it. Undefined for an unknown id. */
export function stageOf(id: string, view: View): ReadyStage | undefined {
  return stageOfPlate(id, view) ?? stageOfPainting(id, view)
}

function stageOfPlate(id: string, view: View): ReadyStage | undefined {
  const scene = findReadyBackdrop(id)?.scene
  return scene && plateOfScene(view === 'above' ? layFlat(scene) : scene)?.stage
}

function stageOfPainting(id: string, view: View): ReadyStage | undefined {
  const found = STAGES[id]
  if (!found) return undefined
  if (view === 'above' || found.painted.view === 'above') {
    return { ground: null, view: 'above', light: view === 'above' ? found.above : found.painted.light }
  }
  const { view: _, ...painted } = found.painted
  return painted
}
