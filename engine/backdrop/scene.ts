/** A scene as data: what the renderer paints, what the catalogue lists, what the words come down to. */

import type { RenderedName } from './props/rendered-props.ts'

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
  'checked',
  'striped',
  'dotted',
  'leather',
  'denim',
  'fur',
  'steel',
  'blackboard',
  'soil',
  'asphalt',
  'straw',
  'cork',
  'cobbles',
  'turf',
] as const
export type MaterialName = (typeof MATERIALS)[number]

export interface Material {
  readonly name: MaterialName
  readonly colour: Colour
  /** Veins, grain, chips or joints; the material picks one when it is left out. */
  readonly accent?: Colour
}

/** What the key light passes through before it falls on the scene. */
export const LIGHT_PATTERNS = ['window', 'leaves', 'palm', 'branch', 'blinds'] as const
export type LightPattern = (typeof LIGHT_PATTERNS)[number]

/** Any leaves, or those of a palm or a tree. */
export const isLeafy = (pattern: LightPattern | undefined): boolean =>
  pattern === 'leaves' || pattern === 'palm' || pattern === 'branch'

/** Things that are drawn, out of focus, where they stand or hang in the background. */
export const DRAWN_PROPS = ['plants', 'mirror', 'curtain', 'books', 'frames', 'fireplace', 'christmas-tree'] as const
export type DrawnPropName = (typeof DRAWN_PROPS)[number]
export type PropName = DrawnPropName | RenderedName

export interface Prop {
  readonly name: PropName
  /** Its usual one when it is left out. */
  readonly colour?: Colour
  /** Of another one beside it. */
  readonly second?: Colour
  /** How many there are; as many as suit the picture when it is left out. */
  readonly count?: 1 | 2 | 3
}

/** Colour of the key light where it is not plain day: late sun and lamps, or moon and sky. */
export type Temperature = 'warm' | 'cool'

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
  readonly temperature?: Temperature
  readonly mood: 'bright' | 'soft' | 'dark'
  /** In front of the wall, the first on the left. */
  readonly props?: readonly Prop[]
  /** A sign of neon in that colour hangs on the wall. */
  readonly neon?: Colour
  /** The wall is far out of focus. */
  readonly isBlurred?: true
  /** The ground mirrors what stands on it, whatever it is made of. */
  readonly isMirroring?: true
}

/** A surface seen straight from above that fills the picture: the confectioner's and the beautician's table. */
export interface FlatLayScene {
  readonly family: 'flat-lay'
  readonly ground: Material
  readonly pattern?: LightPattern
  /** -1 left … 1 right; the light always comes from the far side too. */
  readonly lightX: number
  readonly temperature?: Temperature
  readonly mood: StudioScene['mood']
  /** Rendered ones, in the corners. */
  readonly props?: readonly Prop[]
}

/** A place seen through a wide aperture. */
export interface PlaceScene {
  readonly family: 'garden' | 'beach' | 'city' | 'interior' | 'forest' | 'sky' | 'countryside'
  readonly time: 'day' | 'sunset' | 'night'
  /** `interior` alone: what kind of room. */
  readonly room?: 'cafe' | 'kitchen' | 'shop' | 'office' | 'living-room' | 'clinic' | 'salon' | 'gym'
  /** `countryside` alone: what lies before the hills. */
  readonly land?: 'pasture' | 'crops' | 'blossom' | 'wheat' | 'dunes' | 'mountains' | 'snow' | 'lake' | 'pool'
  /** By night, and where there is sky. */
  readonly hasMoon?: true
  /** `garden` and `forest`: full of flowers. */
  readonly isInBloom?: true
  /** `garden` and `forest`: bulbs on strings before night falls. */
  readonly hasLights?: true
  /** `interior`: tubes of neon in the leading colour, which leave the walls their own. */
  readonly hasNeon?: true
  /** `salon`: round mirrors instead of upright ones. */
  readonly hasRoundMirrors?: true
  /** `beach`: palms reach into the picture for sure. */
  readonly hasPalms?: true
  /** Leading colour of walls and things, where the place has any. */
  readonly colour?: Colour
  /** A table (or the beach's own sand) in front of the place, in focus, for the subject to stand on. */
  readonly table?: Material
  /** On the table's far edge, or on the place's own ground. */
  readonly props?: readonly Prop[]
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
  /** What the points of light are; discs when left out. */
  readonly shape?: 'hearts' | 'fireworks'
  /** In front of the lights, in focus, for the subject to stand on. */
  readonly table?: Material
  readonly props?: readonly Prop[]
}

export const PLATE_LIGHTS = ['day', 'sun', 'night'] as const
export type PlateLight = (typeof PLATE_LIGHTS)[number]

/** A plate of `engine/scenes/index.json`; its view follows from the scene's. */
export interface PlateChoice {
  readonly scene: string
  readonly light: PlateLight
  /** Which part of it is shown, and which way round; all of it when left out. */
  readonly seed?: number
  /** Of pale cloth: in that colour. */
  readonly dye?: Colour
}

export type Scene = (StudioScene | FlatLayScene | PlaceScene | GradientScene | BokehScene) & {
  /** Same scene and seed, same picture. */
  readonly seed: number
  /** The rendered picture that stands for what would be drawn, where it is there. */
  readonly plate?: PlateChoice
  /** Light of one colour over all of it. */
  readonly cast?: Colour
  /** Outdoors what is far is pale and soft; before a wall smoke drifts. */
  readonly hasMist?: true
}
