import type { Colour, Material, MaterialName, StudioScene } from '#engine/backdrop/scene.ts'

import type { Thing, Things, Tint } from './group-things.ts'
import type { Surface } from './lexicon/meaning.ts'
import type { Manner } from './read-manner.ts'
import { lighten, lightnessOf, shadeColour } from './shade-colour.ts'

/** What a material looks like when nobody says. */
const OWN_COLOUR: Readonly<Record<MaterialName, Colour>> = {
  smooth: '#e9e2d8',
  'painted-wall': '#e6ddd1',
  plaster: '#d9c2ab',
  concrete: '#a5a29c',
  marble: '#f1efeb',
  wood: '#b98555',
  linen: '#e8e0d2',
  sand: '#e2cba4',
  terrazzo: '#efe9df',
  brick: '#a9573f',
  tile: '#f0efec',
  stone: '#b5ada2',
  velvet: '#6d2136',
  paper: '#ead9bf',
}

/** What stands before a wall whose ground nobody names: its own kind where that exists as a floor. */
const GROUND_FOR_WALL: Readonly<Partial<Record<MaterialName, MaterialName>>> = {
  brick: 'wood',
  tile: 'marble',
  'painted-wall': 'smooth',
}

const NEUTRAL_WALL: Colour = '#e6ddd1'
const DARK_WALL: Colour = '#1f1d20'
const COSY_WALL: Colour = '#dcc3a6'
/** Gold, silver, copper, rose gold: on marble they are veins. */
const METALS: ReadonlySet<Colour> = new Set(['#c59a4e', '#b9bcc0', '#a4502f', '#e3b5a4'])
const GOLD: Colour = '#b58d4d'
/** Below it a colour reads as dark, and the light of the scene follows. */
const DARK_BELOW = 0.2
const GROUND_LIFT = 0.08
const PODIUM_LIFT = 0.35
/** Where the key light comes from when nobody says: the left, harder aslant through a window. */
const PATTERN_LIGHT_X = -0.6
const PLAIN_LIGHT_X = -0.35
const SIDE_LIGHT_X = 0.75

interface Assigned {
  readonly wall?: Thing
  readonly ground?: Thing
  readonly podium?: Thing
  readonly backdrop?: Thing
}

export function buildStudio({ things, loose }: Things, manner: Manner): StudioScene {
  const assigned = assignSurfaces(things)
  const spare = loose.filter((tint) => tint.colour)
  const wallThing = assigned.wall ?? assigned.backdrop
  const isWallPainted = wallThing !== undefined && hasColour(wallThing)
  const wallTints = isWallPainted ? wallThing.tints : [...(wallThing?.tints ?? []), ...spare.splice(0, 1)]
  const wallName = wallThing?.material?.material ?? (assigned.ground?.material ? 'painted-wall' : 'smooth')
  const mood = manner.mood ?? defaultMood(wallTints, manner)
  const wall = paint(wallName, wallThing, wallTints, wallColour(manner, mood))
  const ground = groundFor(assigned, wall, spare.splice(0, 1), mood)
  const podium = assigned.podium && podiumFor(assigned.podium, wall, spare)
  const isSeamless = !assigned.wall && !assigned.ground && !['brick', 'tile', 'wood', 'concrete'].includes(wall.name)
  return {
    family: 'studio',
    wall,
    ground,
    isSeamless,
    ...(podium && { podium }),
    ...(manner.pattern && { pattern: manner.pattern }),
    lightX: manner.side ? manner.side * SIDE_LIGHT_X : manner.pattern ? PATTERN_LIGHT_X : PLAIN_LIGHT_X,
    mood,
  }
}

/** First come, first served; a second material without a place of its own takes the surface that is left. */
function assignSurfaces(things: readonly Thing[]): Assigned {
  const assigned: Partial<Record<Surface, Thing>> = {}
  const candidates = things.filter((thing) => !thing.scene)
  for (const thing of candidates.filter((candidate) => candidate.surface)) assigned[thing.surface ?? 'backdrop'] ??= thing
  for (const thing of candidates.filter((candidate) => !candidate.surface)) {
    const own = thing.material?.surface ?? 'backdrop'
    const order: Surface[] = own === 'wall' ? ['wall', 'ground'] : [own, 'wall', 'ground']
    const free = order.find((surface) => !assigned[surface])
    if (free) assigned[free] = thing
  }
  return assigned
}

function hasColour(thing: Thing): boolean {
  return thing.tints.some((tint) => tint.colour)
}

function wallColour(manner: Manner, mood: StudioScene['mood']): Colour {
  if (mood === 'dark') return DARK_WALL
  return manner.styles.has('cosy') ? COSY_WALL : NEUTRAL_WALL
}

function defaultMood(wallTints: readonly Tint[], manner: Manner): StudioScene['mood'] {
  const colour = wallTints.find((tint) => tint.colour)?.colour
  if (colour) return lightnessOf(colour) < DARK_BELOW ? 'dark' : 'soft'
  return manner.styles.has('luxury') ? 'dark' : 'soft'
}

/** @param fallback its colour when neither words nor material give one. */
function paint(name: MaterialName, thing: Thing | undefined, tints: readonly Tint[], fallback?: Colour): Material {
  const asked = tints.flatMap((tint) => (tint.colour ? [tint.colour] : []))
  const [body, ...more] =
    name === 'marble' ? asked.toSorted((one, other) => Number(METALS.has(one)) - Number(METALS.has(other))) : asked
  const isVeinOnly = name === 'marble' && body !== undefined && METALS.has(body)
  const bare = thing?.material?.colour ?? (isPlain(name) && fallback ? fallback : OWN_COLOUR[name])
  const shades = tints.filter((tint) => !tint.colour).flatMap((tint) => tint.shades)
  const colour = body === undefined || isVeinOnly ? shades.reduce(shadeColour, bare) : body
  const accent = (isVeinOnly ? body : more[0]) ?? thing?.material?.accent ?? veins(name, colour)
  return { name, colour, ...(accent && { accent }) }
}

function isPlain(name: MaterialName): boolean {
  return name === 'smooth' || name === 'painted-wall'
}

/** Dark marble is sold with golden veins. */
function veins(name: MaterialName, colour: Colour): Colour | undefined {
  return name === 'marble' && lightnessOf(colour) < DARK_BELOW ? GOLD : undefined
}

function groundFor(
  { ground, wall, backdrop }: Assigned,
  face: Material,
  spare: readonly Tint[],
  mood: StudioScene['mood'],
): Material {
  if (ground) {
    const name = ground.material?.material ?? 'smooth'
    const tints = hasColour(ground) ? ground.tints : [...ground.tints, ...spare]
    return paint(name, ground, tints, mood === 'dark' ? lighten(face.colour, GROUND_LIFT) : lighten(face.colour, GROUND_LIFT * 2))
  }
  const name = GROUND_FOR_WALL[face.name] ?? face.name
  if (spare[0]) return paint(name, undefined, spare)
  const isContinued = name === face.name || isPlain(name)
  if (wall && !backdrop && !isContinued) return { name, colour: OWN_COLOUR[name] }
  return { ...face, name, colour: isContinued ? lighten(face.colour, wall ? GROUND_LIFT : 0) : OWN_COLOUR[name] }
}

function podiumFor(thing: Thing, wall: Material, spare: readonly Tint[]): Material {
  const tints = hasColour(thing) ? thing.tints : [...thing.tints, ...spare]
  return paint(thing.material?.material ?? 'smooth', thing, tints, lighten(wall.colour, PODIUM_LIFT))
}
