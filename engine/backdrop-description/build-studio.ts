import type { Colour, Material, MaterialName, StudioScene } from '#engine/backdrop/scene.ts'

import { propsOf } from './build-props.ts'
import { type Assigned, assignSurfaces } from './assign-surfaces.ts'
import type { Thing, Things, Tint } from './group-things.ts'
import { FEELING_WALL } from './feelings-shown.ts'
import { METALS } from './lexicon/colours.ts'
import type { Manner } from './read-manner.ts'
import { lighten, lightnessOf, shadeColour } from './shade-colour.ts'

/** The usual colour of a material. */
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
  checked: '#c23b33',
  striped: '#7f9bb5',
  dotted: '#e9dccb',
  leather: '#8a5a38',
  denim: '#4f6d92',
  fur: '#ece6da',
  steel: '#b9bcc0',
  blackboard: '#2b312e',
  soil: '#6a4a33',
  asphalt: '#4c4d50',
  straw: '#cfae68',
  cork: '#b98a58',
  cobbles: '#8f897f',
  turf: '#6f8f3f',
}

/** The ground in front of a wall when the text names none: the same material where it exists as a floor. */
const GROUND_FOR_WALL: Readonly<Partial<Record<MaterialName, MaterialName>>> = {
  brick: 'wood',
  tile: 'marble',
  blackboard: 'wood',
  cork: 'wood',
  'painted-wall': 'smooth',
}

/** Walls that meet their ground in a corner. */
const CORNERED: ReadonlySet<MaterialName> = new Set(['brick', 'tile', 'wood', 'concrete', 'blackboard', 'cork'])

const NEUTRAL_WALL: Colour = '#e6ddd1'
const DARK_WALL: Colour = '#1f1d20'
/** Blue light on a wall that would be black otherwise. */
const MOONLIT_WALL: Colour = '#1b2c4d'
const DIM_WALL: Colour = '#3e3a40'
const DARK_MARBLE: Colour = '#1d1d20'
const COSY_WALL: Colour = '#dcc3a6'
const GOLD: Colour = '#b58d4d'
/** A colour below this lightness counts as dark, and the scene gets dark light. */
const DARK_BELOW = 0.2
const GROUND_LIFT = 0.08
const PODIUM_LIFT = 0.35
/** Where the key light comes from by default: the left, at a sharper angle through a window. */
const PATTERN_LIGHT_X = -0.6
const PLAIN_LIGHT_X = -0.35
const SIDE_LIGHT_X = 1

export function buildStudio({ things, loose }: Things, asked: Manner): StudioScene {
  const propped = things.filter((thing) => thing.prop)
  const manner = inCandlelight(asked, things)
  const assigned = withLuxury(assignSurfaces(things), manner)
  const face = assigned.wall ?? assigned.backdrop
  const spare = loose.filter((tint) => tint.colour)
  const wallTints = face && hasColour(face) ? face.tints : [...(face?.tints ?? []), ...spare.splice(0, 1)]
  const mood = manner.mood ?? (manner.neon ? 'dark' : defaultMood(wallTints, manner))
  const wall = paint({
    name: wallName(assigned),
    thing: face,
    tints: wallTints,
    mood,
    fallback: wallColour(manner, mood, wallTints),
  })
  const ground = groundFor(assigned, wall, spare.splice(0, 1), mood)
  const podium = assigned.podium && podiumFor(assigned.podium, wall, spare, mood)
  return {
    family: 'studio',
    wall,
    ground,
    isSeamless: !assigned.wall && !assigned.ground && propped.length === 0 && !CORNERED.has(wall.name),
    ...(podium && { podium }),
    ...lightOf(manner),
    mood,
    ...(propped.length > 0 && { props: propsOf(propped) }),
    ...finishOf(manner, podium !== undefined),
  }
}

function finishOf({ styles, neon }: Manner, hasPodium: boolean): Pick<StudioScene, 'isBlurred' | 'isMirroring' | 'neon'> {
  return {
    ...(neon && { neon }),
    ...(styles.has('blurred') && { isBlurred: true }),
    ...(styles.has('mirroring') && !hasPodium && { isMirroring: true }),
  }
}

/** Late sun falls through a window unless the text says otherwise. */
function lightOf(manner: Manner): Pick<StudioScene, 'pattern' | 'lightX' | 'temperature'> {
  const pattern = manner.pattern ?? (manner.time === 'sunset' ? 'window' : undefined)
  return {
    ...(pattern && { pattern }),
    lightX: lightFrom({ ...manner, ...(pattern && { pattern }) }),
    ...(manner.temperature && { temperature: manner.temperature }),
  }
}

/** Candles make an evening scene unless another light or a colour is requested: in their light white is no longer white. */
function inCandlelight(manner: Manner, things: readonly Thing[]): Manner {
  if (!things.some((thing) => thing.prop?.prop === 'candles')) return manner
  const isOpen = !manner.mood && !manner.pattern && !things.some((thing) => !thing.prop && hasColour(thing))
  return { ...(isOpen && { temperature: 'warm', mood: 'dark' }), ...manner }
}

/** "Luxury" becomes marble with golden veins unless another ground is requested. */
function withLuxury(assigned: Assigned, { styles }: Manner): Assigned {
  if (!styles.has('luxury') || styles.has('seamless')) return assigned
  const { ground } = assigned
  if (ground?.material && ground.material.material !== 'marble') return assigned
  const marble = { kind: 'material', material: 'marble', surface: 'ground', accent: GOLD } as const
  return {
    ...assigned,
    ground: { tints: [], parts: [], ...ground, surface: 'ground', material: { ...ground?.material, ...marble } },
  }
}

function wallName({ wall, backdrop, ground }: Assigned): MaterialName {
  const named = (wall ?? backdrop)?.material?.material
  return named ?? (ground?.material ? 'painted-wall' : 'smooth')
}

export function lightFrom({ side, pattern }: Manner): number {
  if (side) return side * SIDE_LIGHT_X
  return pattern ? PATTERN_LIGHT_X : PLAIN_LIGHT_X
}

export function hasColour(thing: Thing): boolean {
  return thing.tints.some((tint) => tint.colour)
}

function wallColour(manner: Manner, mood: StudioScene['mood'], tints: readonly Tint[]): Colour {
  // "fundo escuro" darkens once more what it falls on
  if (mood === 'dark' && manner.temperature === 'cool') return MOONLIT_WALL
  if (mood === 'dark') return tints.some((tint) => tint.shades.includes('dark')) ? DIM_WALL : DARK_WALL
  const [felt] = [...manner.styles].flatMap((style) => FEELING_WALL[style] ?? [])
  return felt ?? (manner.styles.has('cosy') ? COSY_WALL : NEUTRAL_WALL)
}

export function defaultMood(wallTints: readonly Tint[], manner: Manner): StudioScene['mood'] {
  const colour = wallTints.find((tint) => tint.colour)?.colour
  if (manner.time === 'night') return 'dark'
  if (colour) return lightnessOf(colour) < DARK_BELOW ? 'dark' : 'soft'
  return manner.styles.has('luxury') ? 'dark' : 'soft'
}

interface Coat {
  readonly name: MaterialName
  readonly thing?: Thing | undefined
  readonly tints: readonly Tint[]
  readonly mood: StudioScene['mood']
  /** The colour of a plain wall when the text names none. */
  readonly fallback?: Colour
}

function paint({ name, thing, tints, mood, fallback }: Coat): Material {
  const asked = tints.flatMap((tint) => (tint.colour ? [tint.colour] : []))
  const { body, veins } = name === 'marble' ? readMarble(asked) : { body: asked[0], veins: asked[1] }
  const colour = body ?? shaded(thing?.material?.colour ?? bareColour(name, mood, fallback), tints)
  const own = thing?.material?.accent
  const accent = PLAIN.has(name) ? own : (veins ?? own ?? ownVeins(name, colour))
  return { name, colour, ...(accent && { accent }) }
}

/** Materials without veins, grain or joints, and so of one colour. */
const PLAIN: ReadonlySet<MaterialName> = new Set(['smooth', 'painted-wall', 'concrete', 'paper'])

/** "Mármore dourado" means golden veins, because golden marble does not exist. */
function readMarble(asked: readonly Colour[]): { body: Colour | undefined; veins: Colour | undefined } {
  const body = asked.find((colour) => !METALS.has(colour))
  return { body, veins: asked.find((colour) => colour !== body) }
}

function bareColour(name: MaterialName, mood: StudioScene['mood'], fallback?: Colour): Colour {
  if (isPlain(name) && fallback) return fallback
  return name === 'marble' && mood === 'dark' ? DARK_MARBLE : OWN_COLOUR[name]
}

function shaded(bare: Colour, tints: readonly Tint[]): Colour {
  const shades = tints.filter((tint) => !tint.colour).flatMap((tint) => tint.shades)
  return shades.reduce((colour, shade) => shadeColour(colour, shade), bare)
}

function isPlain(name: MaterialName): boolean {
  return name === 'smooth' || name === 'painted-wall'
}

/** Dark marble usually has golden veins. */
function ownVeins(name: MaterialName, colour: Colour): Colour | undefined {
  return name === 'marble' && lightnessOf(colour) < DARK_BELOW ? GOLD : undefined
}

/** "Preto com detalhe dourado": a detail is no floor of gold. */
function veinedGround({ colour }: Material, spare: readonly Tint[]): Material | undefined {
  const accent = spare.find((tint) => tint.colour && METALS.has(tint.colour))?.colour
  return accent && { name: 'marble', colour, accent }
}

function groundFor(
  { ground, wall, backdrop }: Assigned,
  face: Material,
  spare: readonly Tint[],
  mood: StudioScene['mood'],
): Material {
  if (ground) {
    const tints = hasColour(ground) ? ground.tints : [...ground.tints, ...spare]
    const fallback = lighten(face.colour, mood === 'dark' ? GROUND_LIFT : GROUND_LIFT * 2)
    return paint({ name: ground.material?.material ?? 'smooth', thing: ground, tints, mood, fallback })
  }
  const veined = isPlain(face.name) ? veinedGround(face, spare) : undefined
  if (veined) return veined
  const name = GROUND_FOR_WALL[face.name] ?? face.name
  const isContinued = name === face.name || isPlain(name)
  if (spare.length > 0 || !isContinued) return paint({ name, tints: spare, mood })
  const isCorner = wall !== undefined && backdrop === undefined
  return { ...face, name, colour: isCorner ? lighten(face.colour, GROUND_LIFT) : face.colour }
}

function podiumFor(thing: Thing, wall: Material, spare: readonly Tint[], mood: StudioScene['mood']): Material {
  const tints = hasColour(thing) ? thing.tints : [...thing.tints, ...spare]
  return paint({ name: thing.material?.material ?? 'smooth', thing, tints, mood, fallback: lighten(wall.colour, PODIUM_LIFT) })
}

/** A table of the named material: wood by default, painted if only a colour is named. */
export function paintTable(thing: Thing, spare: readonly Tint[], mood: StudioScene['mood']): Material {
  const tints = hasColour(thing) ? thing.tints : [...thing.tints, ...spare]
  const bare = tints.some((tint) => tint.colour) ? 'painted-wall' : 'wood'
  return paint({ name: thing.material?.material ?? bare, thing, tints, mood })
}
