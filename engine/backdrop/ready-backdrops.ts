import type { ReadyBackdrop } from '#engine/types.ts'
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

/** Every ready backdrop, in the gallery's order. */
export const listReadyBackdrops = (): readonly CataloguedBackdrop[] => CATALOGUE

export function findReadyBackdrop(id: string): CataloguedBackdrop | undefined {
  return CATALOGUE.find((backdrop) => backdrop.id === id)
}
