/** Builds the scene that shows most of the requested things. */

import { renderedProp } from '#engine/backdrop/props/rendered-props.ts'
import type { Colour, Prop, Scene } from '#engine/backdrop/scene.ts'

import { buildFlatLay } from './build-flat-lay.ts'
import { buildPlace, choosePlace, isTable } from './build-place.ts'
import { isStanding, MOST_PROPS, propsOf } from './build-props.ts'
import { assignSurfaces } from './assign-surfaces.ts'
import { buildStudio, paintTable } from './build-studio.ts'
import type { BuiltScene } from './built-scene.ts'
import type { MeaningfulPhrase } from './find-meanings.ts'
import { hasSurface, partsOf, type Thing, type Things } from './group-things.ts'
import type { Meaning } from './lexicon/meaning.ts'
import { readManner, type Manner } from './read-manner.ts'
import { lighten, shadeColour } from './shade-colour.ts'

type Festive = Extract<Meaning, { kind: 'festive' }>
type Gradient = Extract<Meaning, { kind: 'gradient' }>

/** A gradient of one colour needs a second one; this is the share of white in it. */
const GRADIENT_LIFT = 0.55
const PASTELS: readonly Colour[] = ['#f4abc6', '#a9bff6', '#fce2a4', '#b3e2c9']

/** @param denied parts that the member does not want; they only remove things. */
export function buildScene(wanted: Things, denied: readonly MeaningfulPhrase[], seed: number): BuiltScene {
  const manner = readManner(wanted, denied)
  if (manner.styles.has('from-above')) return buildFlatLay(wanted, manner, seed)
  const place = choosePlace(wanted.things)
  if (place) return buildPlace(place, wanted, manner, seed)
  const hasGround = wanted.things.some((thing) => hasSurface(thing) || thing.prop)
  const gradient = wanted.things.find((thing) => thing.scene?.kind === 'gradient')
  const isParty = wanted.things.some(({ scene }) => scene?.kind === 'festive' && !scene.isPlain)
  if (gradient?.scene?.kind === 'gradient' && !hasGround && !isParty)
    return buildGradient(inMood(gradient.scene, manner), wanted, seed)
  const festive = chooseFestive(wanted)
  if (festive) return buildBokeh(festive, wanted, seed)
  if (manner.styles.has('blurred') && !hasGround) return buildBlur(wanted, manner, seed)
  if (isPastel(wanted)) return { scene: { family: 'gradient', shape: 'mesh', colours: PASTELS, seed }, unused: new Set() }
  return { scene: { ...buildStudio(wanted, manner), seed }, unused: partsLeftOut(wanted.things) }
}

/** A celebration is more specific than lights: "bolinhas douradas, festa de aniversário" is a birthday. */
function chooseFestive({ things }: Things): Festive | undefined {
  const festives = things.flatMap(({ scene }) => (scene?.kind === 'festive' ? [scene] : []))
  return festives.find(({ isPlain }) => !isPlain) ?? festives[0]
}

/** Parts that a studio cannot show: places, a third material, and props beyond its number. */
function partsLeftOut(things: readonly Thing[]): ReadonlySet<MeaningfulPhrase> {
  const props = things.filter((thing) => thing.prop).slice(0, MOST_PROPS)
  const { wall, ground, podium, backdrop } = assignSurfaces(things)
  const used = partsOf([wall, ground, podium, backdrop, ...props].filter((thing) => thing !== undefined))
  return new Set([...partsOf(things)].filter((part) => !used.has(part)))
}

/** "Tons pastel" without a colour means several pastel colours. */
function isPastel(wanted: Things): boolean {
  const tints = [...wanted.loose, ...wanted.things.flatMap((thing) => thing.tints)]
  return tints.some((tint) => tint.shades.includes('pastel')) && coloursOf(wanted).length === 0 && !wanted.things.some(hasSurface)
}

/** "Dark background with a spotlight": pale where the text does not say so. */
const inMood = (gradient: Gradient, { mood }: Manner): Gradient =>
  mood === 'dark'
    ? {
        ...gradient,
        colours: gradient.shape === 'spot' ? DARK_SPOT : gradient.colours.map((colour) => shadeColour(colour, 'dark')),
      }
    : gradient

const DARK_SPOT: readonly Colour[] = ['#77717c', '#1a191d']

function buildGradient(gradient: Gradient, wanted: Things, seed: number): BuiltScene {
  const asked = coloursOf(wanted)
  const [first] = asked
  const pair = first ? [first, lighten(first, GRADIENT_LIFT)] : gradient.colours
  const scene: Scene = { family: 'gradient', colours: asked.length > 1 ? asked : pair, shape: gradient.shape, seed }
  return { scene, unused: partsOf(wanted.things.filter((thing) => thing.scene?.kind === 'festive')) }
}

function buildBokeh(festive: Festive, wanted: Things, seed: number): BuiltScene {
  const table = wanted.things.find(isTable)
  const propped = wanted.things.filter((thing) => thing.prop)
  const grounds = wanted.things.filter(
    (thing) => thing !== table && !thing.material && (thing.surface === 'backdrop' || thing.surface === 'wall'),
  )
  const ground = grounds.flatMap((thing) => thing.tints).find((tint) => tint.colour)?.colour
  const lights = wanted.things.flatMap((thing) => (thing.scene?.kind === 'festive' ? thing.tints : []))
  const loose = [...lights, ...wanted.loose].flatMap((tint) => (tint.colour ? [tint.colour] : []))
  const festives = wanted.things.filter((thing) => thing.scene?.kind === 'festive')
  const props = propsOf(propped, festive.props)
  const shape = festives
    .flatMap((thing) => (thing.scene?.kind === 'festive' && thing.scene.shape ? [thing.scene.shape] : []))
    .at(0)
  // standing props need a table
  const isSet = table !== undefined || propsOf(propped).some((prop) => needsTable(prop, festive))
  const scene: Scene = {
    family: 'bokeh',
    ground: ground ?? festive.ground,
    lights: loose.length > 0 ? loose : festive.lights,
    ...(shape && { shape }),
    ...(isSet && { table: paintTable(table ?? BARE_TABLE, [], 'dark') }),
    ...(props.length > 0 && { props }),
    seed,
  }
  const kept = new Set([...grounds, ...festives, ...propped, ...wanted.things.filter((thing) => isItsTree(thing, props)), table])
  return { scene, unused: partsOf(wanted.things.filter((thing) => !kept.has(thing))) }
}

/** "Natal, árvore com luzinhas" */
const isItsTree = ({ scene }: Thing, props: readonly Prop[]): boolean =>
  scene?.kind === 'place' &&
  scene.family === 'forest' &&
  scene.isDetail === true &&
  props.some(({ name }) => name === 'christmas-tree')

function needsTable(prop: Prop, festive: Festive): boolean {
  return renderedProp(prop.name) ? isStanding(prop) : !festive.props?.includes(prop.name)
}

const BARE_TABLE: Thing = { surface: 'ground', tints: [{ shades: ['dark'], parts: [] }], parts: [] }

/** "Blurred" with colours alone makes a soft gradient of them; without colours, an unspecific room. */
function buildBlur(wanted: Things, manner: Manner, seed: number): BuiltScene {
  const colours = coloursOf(wanted)
  const [first] = colours
  const unused = new Set<MeaningfulPhrase>()
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
