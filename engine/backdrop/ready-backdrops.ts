import type { ReadyBackdrop } from '#engine/types.ts'
import { plateOfScene } from './plates/plate-of-scene.ts'
import { READY_SCENES } from './ready-scenes.ts'
import type { Scene } from './scene.ts'

/** A backdrop of the gallery and the scene behind it. */
export interface CataloguedBackdrop extends ReadyBackdrop {
  readonly group: BackdropGroup
  readonly scene: Scene
}

export type ReadyBackdropId = (typeof READY_SCENES)[number]['id']
export type BackdropGroup = (typeof READY_SCENES)[number]['group']

const CATALOGUE: readonly CataloguedBackdrop[] = READY_SCENES

let offered: readonly CataloguedBackdrop[] | undefined

/** Every ready backdrop that is offered, in the gallery's order. */
export function listReadyBackdrops(): readonly CataloguedBackdrop[] {
  offered ??= READY_SCENES.filter(({ isRendered, scene }) => !isRendered || plateOfScene(scene))
  return offered
}

/** Also one that is not offered any more: finished edits name it. */
export function findReadyBackdrop(id: string): CataloguedBackdrop | undefined {
  return CATALOGUE.find((backdrop) => backdrop.id === id)
}
