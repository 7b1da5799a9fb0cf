/** A scene as data: what the renderer paints, what the catalogue lists, what the words come down to. */

/** `#rrggbb`, sRGB. */
export type Colour = `#${string}`

export const MATERIALS = [
  'smooth',
  'painted-wall',
  'plaster',
  'concrete',
  'marble',
  'wood',
  'linen',
  'sand',
  'terrazzo',
  'brick',
  'tile',
  'stone',
  'velvet',
  'paper',
] as const
export type MaterialName = (typeof MATERIALS)[number]

export interface Material {
  readonly name: MaterialName
  readonly colour: Colour
  /** Veins, grain, chips or joints; the material picks one when it is left out. */
  readonly accent?: Colour
}

/** What the key light passes through before it falls on the scene. */
export const LIGHT_PATTERNS = ['window', 'leaves', 'blinds'] as const
export type LightPattern = (typeof LIGHT_PATTERNS)[number]

/** Wall and ground in one light: the product photographer's table. */
export interface StudioScene {
  readonly family: 'studio'
  readonly wall: Material
  readonly ground: Material
  /** A seamless sweep instead of a corner. */
  readonly isSeamless: boolean
  /** A round plinth for the subject. */
  readonly podium?: Material
  readonly pattern?: LightPattern
  /** -1 left … 1 right. */
  readonly lightX: number
  readonly mood: 'bright' | 'soft' | 'dark'
}

/** A surface seen straight from above that fills the picture: the confectioner's and the beautician's table. */
export interface FlatLayScene {
  readonly family: 'flat-lay'
  readonly ground: Material
  readonly pattern?: LightPattern
  /** -1 left … 1 right; the light always comes from the far side too. */
  readonly lightX: number
  readonly mood: StudioScene['mood']
}

/** A place seen through a wide aperture. */
export interface PlaceScene {
  readonly family: 'garden' | 'beach' | 'city' | 'interior' | 'forest' | 'sky'
  readonly time: 'day' | 'sunset' | 'night'
  /** `interior` alone: what kind of room. */
  readonly room?: 'cafe' | 'kitchen' | 'shop' | 'office' | 'living-room' | 'clinic' | 'salon' | 'gym'
  /** Leading colour of walls and things, where the place has any. */
  readonly colour?: Colour
  /** A table (or the beach's own sand) in front of the place, in focus, for the subject to stand on. */
  readonly table?: Material
}

/** Colour alone. */
export interface GradientScene {
  readonly family: 'gradient'
  readonly colours: readonly Colour[]
  readonly shape: 'mesh' | 'linear' | 'spot'
}

/** Points of light on a plain ground: celebrations, launches. */
export interface BokehScene {
  readonly family: 'bokeh'
  readonly ground: Colour
  readonly lights: readonly Colour[]
}

export type Scene = (StudioScene | FlatLayScene | PlaceScene | GradientScene | BokehScene) & {
  /** Same scene and seed, same picture. */
  readonly seed: number
}
