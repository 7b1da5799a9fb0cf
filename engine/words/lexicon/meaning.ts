/** What a word or phrase can mean to the painter of backdrops. */

import type { BokehScene, Colour, LightPattern, MaterialName, PlaceScene, PropName, Temperature } from '#engine/backdrop/scene.ts'
import type { BaseLanguage } from '#phrases/languages.ts'

/** How a colour is bent, or a thing without a colour of its own. */
export type Shade = 'light' | 'dark' | 'pastel' | 'vivid' | 'muted'

/** Part of a studio scene. A `backdrop` is the wall, and the ground too unless the words name one. */
export type Surface = 'wall' | 'ground' | 'podium' | 'backdrop'

export type Mood = 'bright' | 'soft' | 'dark'

export type Meaning =
  | { readonly kind: 'colour'; readonly colour: Colour }
  | { readonly kind: 'shade'; readonly shade: Shade }
  | { readonly kind: 'surface'; readonly surface: Surface }
  | {
      readonly kind: 'material'
      readonly material: MaterialName
      /** Where it is when the text does not say. */
      readonly surface: Surface
      readonly colour?: Colour
      readonly accent?: Colour
    }
  | {
      readonly kind: 'light'
      readonly pattern?: LightPattern
      readonly mood?: Mood
      readonly side?: -1 | 1
      readonly temperature?: Temperature
      /** Tubes on the wall, in the colour that follows. */
      readonly isNeon?: true
    }
  | {
      readonly kind: 'place'
      readonly family: PlaceScene['family']
      readonly room?: NonNullable<PlaceScene['room']>
      readonly land?: NonNullable<PlaceScene['land']>
      readonly time?: PlaceScene['time']
      readonly isInBloom?: true
      /** The moon: makes a night sky by itself, and belongs to any place that has a sky. */
      readonly isMoon?: true
      /** A house by itself is a room, but its garden, its veranda or the beach before it lead outdoors. */
      readonly isBuilding?: true
      /**
       * We have nothing that shows it (a veranda, cobblestones): the nearest place is used, and it never counts as understood.
       */
      readonly isNearest?: true
      /** Only a detail of such a place ("flowers"): makes the scene when nothing else does. */
      readonly isDetail?: true
    }
  | {
      readonly kind: 'prop'
      readonly prop: PropName
      /** In a pot that is asked for: stands even where such plants grow anyway. */
      readonly isPotted?: true
      /** Of a mirror, where its shape was asked for. */
      readonly isRound?: true
    }
  | { readonly kind: 'time'; readonly time: PlaceScene['time'] }
  | {
      readonly kind: 'festive'
      readonly ground: Colour
      readonly lights: readonly Colour[]
      readonly isPlain?: true
      readonly shape?: NonNullable<BokehScene['shape']>
      readonly props?: readonly PropName[]
    }
  | { readonly kind: 'gradient'; readonly shape: 'mesh' | 'linear' | 'spot'; readonly colours: readonly Colour[] }
  | {
      readonly kind: 'style'
      readonly style: 'seamless' | 'plain' | 'empty' | 'cosy' | 'luxury' | 'blurred' | 'from-above'
      /** Used for bread as well as for rooms: beside an unknown word it belongs to that. */
      readonly isOfThings?: true
    }

/** Names by language, separated by commas, unaccented or not; plurals and genders follow by rule. */
export type Names = Readonly<Record<BaseLanguage, string>>

export interface Entry {
  readonly meaning: Meaning
  readonly names: Names
}
