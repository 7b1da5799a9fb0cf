/** Things → scene: the one picture out of our repertoire that keeps most of what was asked. */

import type { Colour, PlaceScene, Scene } from '#engine/backdrop/scene.ts'

import { buildStudio } from './build-studio.ts'
import type { Part } from './find-meanings.ts'
import type { Thing, Things, Tint } from './group-things.ts'
import type { Meaning } from './lexicon/meaning.ts'
import { readManner, type Manner } from './read-manner.ts'
import { lighten } from './shade-colour.ts'

export interface BuiltScene {
  readonly scene: Scene
  /** Parts that were understood but have no room in this scene. */
  readonly unused: ReadonlySet<Part>
}

type Place = Extract<Meaning, { kind: 'place' }>
type Festive = Extract<Meaning, { kind: 'festive' }>
type Gradient = Extract<Meaning, { kind: 'gradient' }>

/** A gradient of one colour needs a second one; this is the share of white in it. */
const GRADIENT_LIFT = 0.55
const PASTELS: readonly Colour[] = ['#f4abc6', '#a9bff6', '#fce2a4', '#b3e2c9']

/** @param denied parts the member does not want; they only ever take away. */
export function buildScene(wanted: Things, denied: readonly Part[], seed: number): BuiltScene {
  const manner = readManner(wanted, denied)
  const place = choosePlace(wanted.things)
  if (place) return buildPlace(place, wanted, manner, seed)
  const hasGround = wanted.things.some(hasSurface)
  const gradient = wanted.things.find((thing) => thing.scene?.kind === 'gradient')
  if (gradient?.scene?.kind === 'gradient' && !hasGround) return buildGradient(gradient.scene, wanted, seed)
  const festive = wanted.things.find((thing) => thing.scene?.kind === 'festive')
  if (festive?.scene?.kind === 'festive') return buildBokeh(festive.scene, wanted, seed)
  if (manner.styles.has('blurred') && wanted.things.every((thing) => !hasSurface(thing))) return buildBlur(wanted, manner, seed)
  if (isPastel(wanted)) return { scene: { family: 'gradient', shape: 'mesh', colours: PASTELS, seed }, unused: new Set() }
  const scene = { ...buildStudio(wanted, manner), seed }
  return { scene, unused: partsOf(wanted.things.filter((thing) => thing.scene)) }
}

/** A table, a podium or a material was asked for; a mere "background" leaves everything open. */
function hasSurface(thing: Thing): boolean {
  return thing.material !== undefined || (thing.surface !== undefined && thing.surface !== 'backdrop')
}

/** "Tons pastel" and no colour named: all of them. */
function isPastel(wanted: Things): boolean {
  const tints = [...wanted.loose, ...wanted.things.flatMap((thing) => thing.tints)]
  return tints.some((tint) => tint.shades.includes('pastel')) && coloursOf(wanted).length === 0 && !wanted.things.some(hasSurface)
}

/** Outdoors win over tables; a room gives way to a table with a material, which shows the room's mood better than a blur. */
function choosePlace(things: readonly Thing[]): Place | undefined {
  const places = things.flatMap(({ scene }) => (scene?.kind === 'place' ? [scene] : []))
  const strong = places.find((place) => !place.isDetail)
  const hasTable = things.some((thing) => thing.material && (thing.surface ?? thing.material.surface) === 'ground')
  if (strong?.family === 'interior' && hasTable) return undefined
  const hasOther = things.some((thing) => hasSurface(thing) || (thing.scene && thing.scene.kind !== 'place'))
  return strong ?? (hasOther ? undefined : places[0])
}

function isBareWall(thing: Thing): boolean {
  return !thing.material && (thing.surface === 'wall' || thing.surface === 'backdrop')
}

/** Places that have leading colours of their own to change. */
const COLOURED: ReadonlySet<PlaceScene['family']> = new Set(['interior'])
/** Details that belong to more places than the one they make alone. */
const GREEN: ReadonlySet<PlaceScene['family']> = new Set(['garden', 'forest'])

function buildPlace(place: Place, wanted: Things, manner: Manner, seed: number): BuiltScene {
  const time = manner.time ?? place.time ?? (manner.mood === 'dark' ? 'night' : 'day')
  const fits = (thing: Thing) =>
    thing.scene?.kind === 'place' &&
    (thing.scene === place ||
      (thing.scene.family === place.family && thing.scene.room === place.room) ||
      (GREEN.has(place.family) && GREEN.has(thing.scene.family)))
  const isColoured = COLOURED.has(place.family)
  const hasLights = place.family === 'city' || place.family === 'interior' || time === 'night'
  const keeps = (thing: Thing) =>
    fits(thing) ||
    (hasLights && thing.scene?.kind === 'festive' && thing.scene.isPlain) ||
    (isBareWall(thing) && (isColoured || thing.tints.length === 0 || thing.surface === 'backdrop'))
  const kept = wanted.things.filter(keeps)
  const tints = [...kept.flatMap((thing) => thing.tints), ...wanted.loose]
  const leading = isColoured ? tints.find((tint) => tint.colour) : undefined
  const lost = tints.filter((tint) => tint.colour && tint !== leading && !isNaturalColour(place, tint))
  const scene: Scene = {
    family: place.family,
    time,
    ...(place.room && { room: place.room }),
    ...(leading?.colour && { colour: leading.colour }),
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

function buildGradient(gradient: Gradient, wanted: Things, seed: number): BuiltScene {
  const asked = coloursOf(wanted)
  const [first] = asked
  const pair = first ? [first, lighten(first, GRADIENT_LIFT)] : gradient.colours
  const scene: Scene = { family: 'gradient', colours: asked.length > 1 ? asked : pair, shape: gradient.shape, seed }
  return { scene, unused: partsOf(wanted.things.filter((thing) => thing.scene?.kind === 'festive')) }
}

function buildBokeh(festive: Festive, wanted: Things, seed: number): BuiltScene {
  const grounds = wanted.things.filter((thing) => !thing.material && (thing.surface === 'backdrop' || thing.surface === 'wall'))
  const ground = grounds.flatMap((thing) => thing.tints).find((tint) => tint.colour)?.colour
  const lights = wanted.things.flatMap((thing) => (thing.scene?.kind === 'festive' ? thing.tints : []))
  const loose = [...lights, ...wanted.loose].flatMap((tint) => (tint.colour ? [tint.colour] : []))
  const scene: Scene = {
    family: 'bokeh',
    ground: ground ?? festive.ground,
    lights: loose.length > 0 ? loose : festive.lights,
    seed,
  }
  return { scene, unused: partsOf(wanted.things.filter((thing) => thing.scene?.kind !== 'festive' && !grounds.includes(thing))) }
}

/** "Blurred" and nothing but colours: a soft mesh of them, or a room that could be anywhere. */
function buildBlur(wanted: Things, manner: Manner, seed: number): BuiltScene {
  const colours = coloursOf(wanted)
  const [first] = colours
  const unused = new Set<Part>()
  if (!first) return { scene: { family: 'interior', time: manner.time ?? 'day', room: 'living-room', seed }, unused }
  return {
    scene: {
      family: 'gradient',
      shape: 'mesh',
      colours: colours.length > 1 ? colours : [first, lighten(first, GRADIENT_LIFT)],
      seed,
    },
    unused,
  }
}

function coloursOf({ things, loose }: Things): Colour[] {
  return [...things.flatMap((thing) => thing.tints), ...loose].flatMap((tint) => (tint.colour ? [tint.colour] : []))
}

function partsOf(things: readonly Thing[]): Set<Part> {
  return new Set(things.flatMap((thing) => [...thing.parts, ...thing.tints.flatMap((tint) => tint.parts)]))
}
