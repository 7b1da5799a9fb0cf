import type { Scene } from '#engine/backdrop/scene.ts'
import type { Size } from '#engine/framing/formats.ts'
import type { Backdrop, Cutout, Corrections } from '#engine/types.ts'

/** Where an edit gets the network, the store and the painter from. */
export interface EditTools {
  /** The cutout of exactly these bytes, if it was made before. */
  readonly findCutout: (photo: Uint8Array) => Promise<Cutout | undefined>
  readonly makeCutout: (photo: Cutout['photo']) => Promise<Cutout>
  /** The cutout after a person's corrections. @param signal ends the work between two strokes */
  readonly correctCutout: (cutout: Cutout, corrections: Corrections, signal: AbortSignal | undefined) => Promise<Cutout>
  readonly storeCutout: (photo: Uint8Array, cutout: Cutout) => Promise<void>
  /** Paints a scene, in another thread where there is one. */
  readonly paint: (scene: Scene, size: Size) => Promise<Backdrop>
}
