import type { Scene } from '#engine/backdrop/scene.ts'

import type { MeaningfulPhrase } from './find-meanings.ts'

export interface BuiltScene {
  readonly scene: Scene
  /** Parts that were understood but have no place in this scene. */
  readonly unused: ReadonlySet<MeaningfulPhrase>
}
