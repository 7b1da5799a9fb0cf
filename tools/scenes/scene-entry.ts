/** The entries of `engine/scenes/index.json`, as docs/scenes.md explains them. */
import { join } from 'node:path'

export const SCENES = join('engine', 'scenes')

interface Entry {
  /** Portuguese, without accents. */
  readonly id: string
  readonly view: 'level' | 'above'
  readonly light: 'day' | 'sun' | 'night'
  /** What made it, from the root of the repository. */
  readonly script: string
  readonly seed: number
  /** In `engine/scenes`. */
  readonly file: string
  readonly width: number
  readonly height: number
}

/** A backdrop with what composing needs. Rows count from 0 at the top to 1. */
export interface Plate extends Entry {
  readonly kind: 'plate'
  readonly scene: string
  /** Nearness in grey, 255 at 0.5 m and 0 without end: 0.5 / metres. */
  readonly depth: string
  /** The row where the subject stands. */
  readonly ground: number
  /** The row where ground meets wall; 0 in a picture from above. */
  readonly corner: number
  /** `height` in metres, `lens` in millimetres of a film 36 mm tall, `shiftY` in heights of the picture. */
  readonly camera: { readonly height: number; readonly lens: number; readonly shiftY: number }
  /** `x`: -1 from the left to 1 from the right; `y`: -1 from the camera to 1 from behind the subject. */
  readonly key: { readonly x: number; readonly y: number; readonly hardness: number; readonly colour: string }
}

/** A thing with alpha, seen alone. */
export interface Prop extends Entry {
  readonly kind: 'prop'
  /** Its shadow on a white ground, as black with alpha, in the same frame; missing where it hangs. */
  readonly shadow?: string
  /** The height of the thing, or of what it covers when it lies, in metres. */
  readonly metres: number
  /** The row where it meets the ground, from 0 at the top to 1. */
  readonly foot: number
  /** Pixels of `file` for a metre at its foot. */
  readonly perMetre: number
  /** What the thing itself covers of `file`, without its shadow, in shares of it. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly stands: boolean
}

export type PackedScene = Plate | Prop
