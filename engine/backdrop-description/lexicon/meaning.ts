/** What a word or phrase can mean to the painter of backdrops. */

import type { BokehScene, Colour, LightPattern, MaterialName, PlaceScene, PropName, Temperature } from '#engine/backdrop/scene.ts'
import type { BaseLanguage } from '#phrases/languages.ts'

/** A change of a colour, or of a thing without a colour of its own. */
export type Shade = 'light' | 'dark' | 'pastel' | 'vivid' | 'muted'

/** Part of a studio scene. A `backdrop` is the wall, and the ground too unless the words name one. */
export type Surface = 'wall' | 'ground' | 'podium' | 'backdrop'

export type Mood = 'bright' | 'soft' | 'dark'

/** What the plate of that name shows. */
interface Rendered {
  readonly plate?: string
}

export type Meaning =
  | { readonly kind: 'colour'; readonly colour: Colour }
  | { readonly kind: 'shade'; readonly shade: Shade }
  | {
      readonly kind: 'surface'
      readonly surface: Surface
      /** The sill of a window: shown with the window alone. */
      readonly isSill?: true
    }
  | (Rendered & {
      readonly kind: 'material'
      readonly material: MaterialName
      /** The surface when the text names none. */
      readonly surface: Surface
      readonly colour?: Colour
      readonly accent?: Colour
      /** As a wall it is built of pieces, and ours is one slab. */
      readonly isRough?: true
      /** Cloth that is laid over the whole table or bed. */
      readonly isCover?: true
      /** A room that is known by its walls: "bancada de banheiro" is made of something else. */
      readonly isRoom?: true
    })
  | {
      readonly kind: 'light'
      readonly pattern?: LightPattern
      readonly mood?: Mood
      readonly side?: -1 | 1
      /** From the side, whichever it is. */
      readonly isAnySide?: true
      readonly temperature?: Temperature
      /** A tree itself, of which a wall shows the shadow alone. */
      readonly isTree?: true
      /** Leaves themselves, of which a wall shows the shadow alone. */
      readonly isLeaf?: true
      /** The shadow, where a beach has the trees alone. */
      readonly isShadow?: true
      /** The shadow of another plant than what is drawn in its place. */
      readonly isUnlike?: true
      /** Says where the light comes from that it stands directly behind, and nothing by itself. */
      readonly isOfLight?: true
      /** A window itself, of which a wall shows the light alone. */
      readonly isWindow?: true
      /** Light of that colour. */
      readonly cast?: Colour
      /** A sign of tubes in that colour on a bare wall. */
      readonly neon?: Colour
      /** Tubes on the wall, in the colour that follows. */
      readonly isNeon?: true
      /** The tubes themselves, of which a wall shows the light alone. */
      readonly isTube?: true
    }
  | (Rendered & {
      readonly kind: 'place'
      readonly family: PlaceScene['family']
      readonly room?: NonNullable<PlaceScene['room']>
      readonly land?: NonNullable<PlaceScene['land']>
      readonly time?: PlaceScene['time']
      readonly isInBloom?: true
      /** The sea: from above a beach is sand. */
      readonly isWater?: true
      /** The moon: makes a night sky by itself, and belongs to any place that has a sky. */
      readonly isMoon?: true
      /** A house by itself is a room, but its garden, its veranda or the beach before it lead outdoors. */
      readonly isBuilding?: true
      /**
       * We have nothing that shows it (a veranda, cobblestones): the nearest place is used, and it never counts as understood.
       */
      readonly isNearest?: true
      /** What blooms there, where the text names no colour. */
      readonly colour?: Colour
      /** A detail ("flowers") chooses this place only when nothing else does. */
      readonly isDetail?: true
    })
  | (Rendered & {
      readonly kind: 'prop'
      readonly prop: PropName
      /** How many there are, where the text says. */
      readonly count?: 1 | 2 | 3
      /** In a requested pot, so it is added even where such plants grow already. */
      readonly isPotted?: true
      /** For a mirror whose shape was asked for. */
      readonly isRound?: true
    })
  | { readonly kind: 'time'; readonly time: PlaceScene['time'] }
  | (Rendered & {
      readonly kind: 'festive'
      readonly ground: Colour
      readonly lights: readonly Colour[]
      readonly isPlain?: true
      readonly shape?: NonNullable<BokehScene['shape']>
      readonly props?: readonly PropName[]
    })
  | { readonly kind: 'gradient'; readonly shape: 'mesh' | 'linear' | 'spot'; readonly colours: readonly Colour[] }
  | {
      readonly kind: 'style'
      readonly style:
        | 'seamless'
        | 'plain'
        | 'empty'
        | 'cosy'
        | 'luxury'
        | 'blurred'
        | 'from-above'
        | 'mirroring'
        | 'misty'
        | 'smoky'
        | 'cheerful'
        | 'calm'
        | 'delicate'
        | 'natural'
        | 'masculine'
      /** Said of furniture and walls: neither an old place nor one outdoors is. */
      readonly isModern?: true
      /** Directly behind a light, the light comes from there. */
      readonly isOfLight?: true
      /** Describes things as well as rooms ("quentinho"): next to an unknown word it belongs to that word. */
      readonly isOfThings?: true
    }

/** Names by language, separated by commas, unaccented or not; plurals and genders follow by rule. */
export type Names = Readonly<Record<BaseLanguage, string>>

export interface Entry {
  readonly meaning: Meaning
  readonly names: Names
}
