import type { Light } from '#engine/pixels/colour.ts'
import type { FloatImage } from '#engine/pixels/float-image.ts'
import type { SceneLight } from '#engine/types.ts'
import type { PlaceScene } from '../scene.ts'
import type { Size } from '../stage.ts'

export interface PlaceOrder {
  readonly scene: PlaceScene & { readonly seed: number }
  readonly size: Size
}

/** A point of light in the place; x from the middle and y from the top, in picture heights. */
export interface Lamp {
  readonly x: number
  readonly y: number
  /** Light of its disc, linear. */
  readonly light: Light
  /** Against the view's own disc size; 1 when left out. */
  readonly size?: number
}

/** A place as the lens sees it, and how its light falls on what stands in front. */
export interface PlaceView {
  /** Out of focus already, any size. */
  readonly image: FloatImage
  readonly lamps: readonly Lamp[]
  /** Radius of a lamp's disc in picture heights. */
  readonly lampRadius: number
  readonly light: SceneLight
  /** Colour and strength of the light on a table in front. */
  readonly daylight: Light
}

export type DrawPlace = (order: PlaceOrder) => PlaceView
