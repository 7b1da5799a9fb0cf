/** Builds gardens, beaches and rooms: a place out of focus, with a table in front if one was requested. */

import { renderedProp } from '#engine/backdrop/props/rendered-props.ts'
import { type Colour, isLeafy, type Material, type PlaceScene, type PropName, type Scene } from '#engine/backdrop/scene.ts'

import { isStanding, propsOf } from './build-props.ts'
import { paintTable } from './build-studio.ts'
import type { BuiltScene } from './built-scene.ts'
import { SKIED, timeOf } from './place-hour.ts'
import { hasSurface, partsOf, type Thing, type Things, type Tint } from './group-things.ts'
import type { Meaning } from './lexicon/meaning.ts'
import { isNaturalColour } from './natural-colours.ts'
import type { Manner } from './read-manner.ts'

type PlaceMeaning = Extract<Meaning, { kind: 'place' }>

/**
 * A place wins over walls and tables, but a detail of one ("grass") does not, nor does a room whose wall has a material: no room
 * has it. The moon makes its own sky where no other place is named. A place that we can paint wins over one that we cannot, and
 * everything outdoors over a mere house.
 */
export function choosePlace(things: readonly Thing[]): PlaceMeaning | undefined {
  const place = choose(things)
  return place?.family === 'sky' && things.some(({ scene }) => scene?.kind === 'place' && isGrass(scene)) ? MEADOW : place
}

function choose(things: readonly Thing[]): PlaceMeaning | undefined {
  const places = things.flatMap(({ scene }) => (scene?.kind === 'place' ? [scene] : []))
  const isWalled = things.some((thing) => isClad(thing) || thing.surface === 'wall')
  const strong = strongest(places) ?? (isWalled ? undefined : places.find((place) => place.isMoon))
  if (strong?.family === 'interior' && things.some(isTable) && things.some(isClad)) return undefined
  const hasOther = things.some(
    (thing) => hasSurface(thing) || isDrawnThing(thing) || (thing.scene && thing.scene.kind !== 'place'),
  )
  const detail = hasOther ? undefined : places.find((place) => !place.isMoon)
  // what stands and lies before a sofa leaves its room
  return strong ?? detail ?? (things.some(isUpright) ? undefined : places.find(isBehindTable))
}

/** "Quarto de bebê com nuvens": a room that is rendered comes before a sky. */
const STRENGTHS: readonly ((place: PlaceMeaning) => boolean)[] = [
  (place) => isNamed(place) && place.family !== 'sky',
  (place) => place.plate !== undefined && place.family === 'interior' && !place.isDetail,
  (place) => isNamed(place),
  (place) => place.isNearest === true,
  (place) => place.isBuilding === true,
]

function strongest(places: readonly PlaceMeaning[]): PlaceMeaning | undefined {
  const strong = STRENGTHS.map((isStrong) => places.find(isStrong)).find((place) => place !== undefined)
  // "montanhas nevadas"
  return strong?.land === 'mountains' ? (places.find(({ land }) => land === 'snow') ?? strong) : strong
}

/** "Grama verde e céu azul": grass under a sky. */
const MEADOW: PlaceMeaning = { kind: 'place', family: 'countryside', land: 'pasture' }

const isGrass = ({ family, isDetail, isInBloom }: PlaceMeaning): boolean => family === 'garden' && isDetail === true && !isInBloom

/** A sofa, or what is green: not "floral", which may be said of cloth. */
const isBehindTable = ({ isDetail, family, isInBloom }: PlaceMeaning): boolean =>
  isDetail === true && (family === 'interior' || (GREEN.has(family) && !isInBloom))

const isDrawnThing = ({ prop }: Thing): boolean => prop !== undefined && !renderedProp(prop.prop)

const isUpright = (thing: Thing): boolean => isClad(thing) || thing.surface === 'wall' || thing.surface === 'podium'

const isNamed = ({ isDetail, isMoon, isNearest, isBuilding }: PlaceMeaning): boolean =>
  !isDetail && !isMoon && !isNearest && !isBuilding

export function isTable(thing: Thing): boolean {
  return !thing.scene && (thing.surface ?? thing.material?.surface) === 'ground'
}

function isClad(thing: Thing): boolean {
  return thing.material !== undefined && (thing.surface ?? thing.material.surface) === 'wall'
}

function isBareWall(thing: Thing): boolean {
  return !thing.material && (thing.surface === 'wall' || thing.surface === 'backdrop')
}

/** Places whose main colours can be changed: walls, and what blooms in a field. */
const isColourable = ({ family, land }: PlaceMeaning): boolean => family === 'interior' || land === 'blossom'
/** Places that have plants and flowers of their own. */
const GREEN: ReadonlySet<PlaceScene['family']> = new Set(['garden', 'forest'])

/** Things that a room always contains. */
const FURNISHED: Readonly<Partial<Record<NonNullable<PlaceScene['room']>, PropName>>> = { salon: 'mirror', office: 'books' }
/** Things that exist in rooms only. */
const INDOORS: ReadonlySet<PropName> = new Set(['mirror', 'curtain', 'frames', 'books', 'fireplace'])

export function buildPlace(place: PlaceMeaning, asked: Things, manner: Manner, seed: number): BuiltScene {
  const wanted = { ...asked, things: withCloth(asked.things) }
  const hasMoon = place.family !== 'interior' && wanted.things.some(isMoon)
  const time = timeOf(place, { manner, things: wanted.things, hasMoon })
  const table = wanted.things.find(isTable)
  const keeps = propFilterFor({ place, time, table })
  const kept = wanted.things.filter(keeps)
  const { colour, lost } = colourPlace(place, kept, { table, loose: wanted.loose, time })
  const propped = kept.filter((thing) => thing.prop && (thing.prop.isPotted || !isAnyway(thing.prop.prop, place)))
  const festive = kept.flatMap(({ scene }) => (scene?.kind === 'festive' ? (scene.props ?? []) : []))
  const props = propsOf(propped, festive)
  // rendered things stand near, so a far place needs something to stand on
  const under = table ?? (props.some(isStanding) ? groundOf(kept) : undefined)
  const scene: Scene = {
    family: place.family,
    time,
    ...(place.room && { room: place.room }),
    ...(place.land && { land: place.land }),
    ...(hasMoon && { hasMoon }),
    ...growthOf(place, kept, manner),
    ...fittingsOf(place, kept, time),
    ...(manner.isNeon && place.family === 'interior' && { hasNeon: true }),
    ...(colour && { colour }),
    ...(under && { table: tableFor(place, under, manner) }),
    ...(props.length > 0 && { props }),
    seed,
  }
  const unused = partsOf(wanted.things.filter((thing) => !keeps(thing)))
  return { scene, unused: new Set([...unused, ...lost.flatMap((tint) => tint.parts)]) }
}

/** "Mesa no jardim com toalha branca": the cloth lies on the table. */
function withCloth(things: readonly Thing[]): readonly Thing[] {
  const table = things.find(isTable)
  const cloth = things.find((thing) => thing !== table && isCloth(thing))
  if (!table || !cloth || table.material) return things
  const laid: Thing = {
    ...cloth,
    surface: 'ground',
    tints: [...cloth.tints, ...table.tints],
    parts: [...table.parts, ...cloth.parts],
  }
  return things.filter((thing) => thing !== cloth).map((thing) => (thing === table ? laid : thing))
}

const isCloth = ({ material, surface, scene }: Thing): boolean =>
  !scene && (!surface || surface === 'ground') && (material?.material === 'linen' || material?.material === 'checked')

const BARE_TABLE: Thing = { surface: 'ground', tints: [], parts: [] }
const LAWN: Thing = { ...BARE_TABLE, material: { kind: 'material', material: 'turf', surface: 'ground' } }

/** Where grass was asked for, what stands before it stands on grass. */
const groundOf = (kept: readonly Thing[]): Thing =>
  kept.some(({ scene }) => scene?.kind === 'place' && isGrass(scene)) ? LAWN : BARE_TABLE
const SAND: Material = { name: 'sand', colour: '#e8d6b8' }

/** On a beach it is the beach itself. */
function tableFor({ family }: PlaceMeaning, table: Thing, manner: Manner): Material {
  if (family === 'beach' && table === BARE_TABLE) return SAND
  return paintTable(family === 'city' ? paved(table) : table, [], manner.mood ?? 'soft')
}

/** "Rua de pedra": a street is paved with pieces, where no table is named. */
function paved(ground: Thing): Thing {
  if (!ground.material?.isRough || ground.surface) return ground
  return { ...ground, material: { kind: 'material', material: 'cobbles', surface: 'ground' } }
}

interface Setting {
  readonly place: PlaceMeaning
  readonly time: PlaceScene['time']
  readonly table: Thing | undefined
}

/** Returns which things fit into such a place. */
function propFilterFor({ place, time, table }: Setting): (thing: Thing) => boolean {
  const isColoured = isColourable(place)
  // streets and most rooms have lamps that nobody sees by day
  const isLamped = place.family === 'interior' && (time === 'sunset' || LAMPED.has(place.room))
  const hasLights = GREEN.has(place.family) || time === 'night' || isLamped
  const isBare = table === undefined && place.family !== 'interior' && place.family !== 'beach'
  return (thing) => {
    const stands = (prop: PropName) => canStand(prop, place, table !== undefined) && !(isBare && LITTER.has(prop))
    if (thing === table) return true
    if (thing.prop) return stands(thing.prop.prop)
    const isSeen = fitsAsSky(thing, place, time)
    if (isSeen !== undefined) return isSeen
    if (fits(thing, place)) return true
    if (thing.scene?.kind === 'festive')
      return hasLights && (thing.scene.isPlain === true || thing.scene.props?.every(stands) === true)
    return isBareWall(thing) && (isColoured || thing.tints.length === 0 || thing.surface === 'backdrop')
  }
}

/** Rooms whose lamps are lit by day. */
const LAMPED: ReadonlySet<string | undefined> = new Set(['cafe', 'salon', 'living-room'])

/** What lies on the ground of a street or a forest, and would lie on a table there. */
const LITTER: ReadonlySet<PropName> = new Set(['dry-leaves', 'petals', 'confetti'])

interface Colouring {
  readonly colour: Colour | undefined
  /** Tints that the place cannot show. */
  readonly lost: readonly Tint[]
}

/** The walls of a room take the first colour, the flowers of a garden their own; other places have the colours that they have. */
function colourPlace(
  place: PlaceMeaning,
  kept: readonly Thing[],
  { table, loose, time }: { table: Thing | undefined; loose: readonly Tint[]; time: PlaceScene['time'] },
): Colouring {
  const furniture = kept.filter(isFurniture).flatMap((thing) => thing.tints)
  const others = kept.filter((thing) => thing !== table && !thing.prop && !isFurniture(thing)).flatMap((thing) => thing.tints)
  const blossom = GREEN.has(place.family) ? kept.filter(isBlossom).flatMap((thing) => thing.tints) : []
  const tints = [...others, ...loose]
  const leading = (isColourable(place) ? tints : blossom).find((tint) => tint.colour)
  const lost = tints.filter((tint) => tint.colour && tint !== leading && !isNaturalColour(place, time, tint))
  const untrue = furniture.filter(({ colour }) => !colour || !SOFA.has(colour))
  const bare = place.family === 'interior' ? paleWall(tints) : place.colour
  return { colour: leading?.colour ?? bare, lost: [...lost, ...untrue] }
}

/** What the sofa of our living room is: off-white, cream, beige. */
const SOFA: ReadonlySet<Colour> = new Set(['#f1e9dc', '#f1e6d2', '#e3d0b8', '#cbb7a0', '#d8c3a5'])

/** Flowers in a garden and palms on a beach. */
function growthOf(place: PlaceMeaning, kept: readonly Thing[], { pattern }: Manner): Pick<PlaceScene, 'isInBloom' | 'hasPalms'> {
  if (GREEN.has(place.family) && kept.some(isBlossom)) return { isInBloom: true }
  return place.family === 'beach' && isLeafy(pattern) ? { hasPalms: true } : {}
}

/** Bulbs strung between trees, which are there by night anyway, and mirrors of the shape that was asked for. */
function fittingsOf(
  { family, room }: PlaceMeaning,
  kept: readonly Thing[],
  time: PlaceScene['time'],
): Pick<PlaceScene, 'hasLights' | 'hasRoundMirrors'> {
  const isStrung = GREEN.has(family) && time !== 'night' && kept.some(({ scene }) => scene?.kind === 'festive')
  const isRound = room === 'salon' && kept.some(({ prop }) => prop?.isRound)
  return { ...(isStrung && { hasLights: true }), ...(isRound && { hasRoundMirrors: true }) }
}

function fits(thing: Thing, place: PlaceMeaning): boolean {
  if (thing.scene?.kind !== 'place') return false
  if (thing.scene === place || (GREEN.has(place.family) && GREEN.has(thing.scene.family))) return true
  if ((isHighland(place) && isHighland(thing.scene)) || (place === MEADOW && isGrass(thing.scene))) return true
  if (FIRRED.has(place.land) && thing.scene.family === 'forest' && thing.scene.isDetail) return true
  return isSamePlace(thing.scene, place)
}

const isSamePlace = (one: PlaceMeaning, other: PlaceMeaning): boolean =>
  one.family === other.family && one.room === other.room && one.land === other.land

/** Snow lies on all our mountains, and mountains stand behind every lake. */
function isHighland({ land }: PlaceMeaning): boolean {
  return land === 'mountains' || land === 'snow' || land === 'lake'
}

/** Undefined for what is no part of the sky. */
function fitsAsSky(thing: Thing, place: PlaceMeaning, time: PlaceScene['time']): boolean | undefined {
  if (isMoon(thing)) return place.family !== 'interior'
  if (thing.scene?.kind !== 'place' || thing.scene.family !== 'sky') return undefined
  return place.family === 'sky' || (SKIED.has(place.family) && time === (thing.scene.time ?? 'day'))
}

/** Landscapes that always have firs and pines. */
const FIRRED: ReadonlySet<PlaceMeaning['land']> = new Set(['mountains', 'snow'])

const isMoon = ({ scene }: Thing): boolean => scene?.kind === 'place' && scene.isMoon === true

/** Furniture of our rooms, whose colours are fixed. */
function isFurniture({ scene }: Thing): boolean {
  return scene?.kind === 'place' && scene.family === 'interior' && scene.isDetail === true
}

function isBlossom({ prop, scene }: Thing): boolean {
  return (
    ((prop?.prop === 'flowers' || prop?.prop === 'roses') && !prop.isPotted) ||
    (scene?.kind === 'place' && scene.isInBloom === true)
  )
}

/** Nothing can stand in the sky, and what hangs on a wall needs a room. */
function canStand(prop: PropName, place: PlaceMeaning, hasTable: boolean): boolean {
  if (renderedProp(prop)) return true
  if (place.family === 'sky') return hasTable && !INDOORS.has(prop)
  return place.family === 'interior' || !INDOORS.has(prop)
}

/** What the place always shows: plants and flowers of a garden, the mirrors of a salon. */
export function isAnyway(prop: PropName, { family, room }: Pick<PlaceScene, 'family' | 'room'>): boolean {
  if (GREEN.has(family) && (prop === 'plants' || prop === 'flowers' || prop === 'roses')) return true
  return room !== undefined && FURNISHED[room] === prop
}

/** "Cozinha clara": the walls of a room without a colour follow its shade. */
function paleWall(tints: readonly Tint[]): Colour | undefined {
  return tints.some((tint) => !tint.colour && tint.shades.includes('light')) ? PALE_WALL : undefined
}

const PALE_WALL: Colour = '#f3efe8'
