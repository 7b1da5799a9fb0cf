/** What the lexicon says of a plate. */

import type { Colour, DrawnPropName, LightPattern, MaterialName, PlaceScene } from '#engine/backdrop/scene.ts'

import type { Meaning, Names } from './meaning.ts'

export interface PlateEntry {
  readonly plate: string
  readonly nearest: Extract<Meaning, { kind: 'place' }>
  readonly names: Names
  /** Things that it shows, whose names alone are no place. */
  readonly things?: Names
  /** What else a text may say of it and be right: colours and paleness, and what its table is made of. */
  readonly looks?: PlateLooks
}

export interface PlateLooks {
  readonly colours: readonly Colour[]
  readonly isPale?: true
  readonly table?: MaterialName
  /** There is no table: what stands there stands on the bed itself. */
  readonly isTableless?: true
  /** Other places, or plates, that it is a part of, and so shows: a bakery by its oven. `lights`: points of light. */
  readonly isIn?: readonly (Wider | 'banheiro' | 'praia')[]
  /** Its daylight is cool. */
  readonly isCool?: true
  /** Its sun stands high: it is no evening. */
  readonly isSunHigh?: true
  /** Drawn things that are in the picture anyway: asking for one asks for nothing more. */
  readonly has?: readonly DrawnPropName[]
  /** A window, or leaves, that are in the picture: asking for them asks for no light that falls through any. */
  readonly patterns?: readonly LightPattern[]
}

export type Wider = NonNullable<PlaceScene['room'] | PlaceScene['land']> | PlaceScene['family'] | 'lights'

export const roomLike = (kind: NonNullable<PlaceScene['room']>): PlateEntry['nearest'] => ({
  kind: 'place',
  family: 'interior',
  room: kind,
  isNearest: true,
})

export const placeLike = (family: PlaceScene['family']): PlateEntry['nearest'] => ({ kind: 'place', family, isNearest: true })

/** Where a named place, or points of light, may be a part of a plate's. */
export function widerOf(scene: Extract<Meaning, { kind: 'place' | 'festive' }>): Wider | undefined {
  if (scene.kind === 'festive') return scene.isPlain ? 'lights' : undefined
  return scene.room ?? scene.land ?? scene.family
}
