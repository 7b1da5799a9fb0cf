/** Gardens, beaches, rooms: a place out of focus, and a table in front of it where one was asked for. */

import type { Colour, PlaceScene, Scene } from '#engine/backdrop/scene.ts'

import { paintTable } from './build-studio.ts'
import type { BuiltScene } from './built-scene.ts'
import { hasSurface, partsOf, type Thing, type Things, type Tint } from './group-things.ts'
import type { Meaning } from './lexicon/meaning.ts'
import type { Manner } from './read-manner.ts'

type Place = Extract<Meaning, { kind: 'place' }>

/** A place wins over walls and tables, but a detail of one ("flowers") does not, nor does a room whose wall has a material: no room has it. */
export function choosePlace(things: readonly Thing[]): Place | undefined {
  const places = things.flatMap(({ scene }) => (scene?.kind === 'place' ? [scene] : []))
  const strong = places.find((place) => !place.isDetail)
  if (strong?.family === 'interior' && things.some(isTable) && things.some(isClad)) return undefined
  const hasOther = things.some((thing) => hasSurface(thing) || (thing.scene && thing.scene.kind !== 'place'))
  return strong ?? (hasOther ? undefined : places[0])
}

function isTable(thing: Thing): boolean {
  return !thing.scene && (thing.surface ?? thing.material?.surface) === 'ground'
}

function isClad(thing: Thing): boolean {
  return thing.material !== undefined && (thing.surface ?? thing.material.surface) === 'wall'
}

function isBareWall(thing: Thing): boolean {
  return !thing.material && (thing.surface === 'wall' || thing.surface === 'backdrop')
}

/** Places that have leading colours of their own to change. */
const COLOURED: ReadonlySet<PlaceScene['family']> = new Set(['interior'])
/** Details that belong to more places than the one they make alone. */
const GREEN: ReadonlySet<PlaceScene['family']> = new Set(['garden', 'forest'])

export function buildPlace(place: Place, wanted: Things, manner: Manner, seed: number): BuiltScene {
  const time = manner.time ?? place.time ?? (manner.mood === 'dark' ? 'night' : 'day')
  const fits = (thing: Thing) =>
    thing.scene?.kind === 'place' &&
    (thing.scene === place ||
      (thing.scene.family === place.family && thing.scene.room === place.room) ||
      (GREEN.has(place.family) && GREEN.has(thing.scene.family)))
  const table = wanted.things.find(isTable)
  const isColoured = COLOURED.has(place.family)
  const hasLights = place.family === 'city' || place.family === 'interior' || time === 'night'
  const keeps = (thing: Thing) =>
    thing === table ||
    fits(thing) ||
    (hasLights && thing.scene?.kind === 'festive' && thing.scene.isPlain) ||
    (isBareWall(thing) && (isColoured || thing.tints.length === 0 || thing.surface === 'backdrop'))
  const kept = wanted.things.filter(keeps)
  const tints = [...kept.filter((thing) => thing !== table).flatMap((thing) => thing.tints), ...wanted.loose]
  const leading = isColoured ? tints.find((tint) => tint.colour) : undefined
  const lost = tints.filter((tint) => tint.colour && tint !== leading && !isNaturalColour(place, tint))
  const scene: Scene = {
    family: place.family,
    time,
    ...(place.room && { room: place.room }),
    ...(leading?.colour && { colour: leading.colour }),
    ...(table && { table: paintTable(table, [], manner.mood ?? 'soft') }),
    seed,
  }
  const unused = partsOf(wanted.things.filter((thing) => !keeps(thing)))
  return { scene, unused: new Set([...unused, ...lost.flatMap((tint) => tint.parts)]) }
}

/** Colours a member names that are there anyway: blue sky, green forest, an orange sunset. */
const NATURAL_COLOURS: Readonly<Record<Place['family'], readonly Colour[]>> = {
  sky: ['#5d8fc0', '#a9d2ea', '#f4f2ee', '#ea8a3c', '#eebcc2', '#c59a4e'],
  beach: ['#5d8fc0', '#3fb6b2', '#ea8a3c', '#c59a4e'],
  garden: ['#6f9070'],
  forest: ['#6f9070', '#2f4a37'],
  city: [],
  interior: [],
}

function isNaturalColour(place: Place, tint: Tint): boolean {
  const plain = tint.parts.find((part) => part.meaning.kind === 'colour')?.meaning
  return plain?.kind === 'colour' && NATURAL_COLOURS[place.family].includes(plain.colour)
}
