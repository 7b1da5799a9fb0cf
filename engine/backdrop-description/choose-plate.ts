import { plateLights } from '#engine/backdrop/plates/plate-index.ts'
import { plateOfScene } from '#engine/backdrop/plates/plate-of-scene.ts'
import { canBePlaced } from '#engine/backdrop/props/place-props.ts'
import { renderedProp } from '#engine/backdrop/props/rendered-props.ts'
import type { PlateLight, Scene } from '#engine/backdrop/scene.ts'
import { propsOf } from './build-props.ts'
import type { MeaningfulPhrase } from './find-meanings.ts'
import type { Thing, Things, Tint } from './group-things.ts'
import { plateEntries, type PlateLooks } from './lexicon/plates.ts'
import { type Manner, readManner } from './read-manner.ts'

/**
 * The scene with the plate that shows all that was asked for, and the rendered things that were asked for beside it. What a plate
 * cannot be asked for (another colour, a thing that is drawn, the side of the light, something left out) is drawn as before.
 */
export function choosePlate(scene: Scene, wanted: Things, denied: readonly MeaningfulPhrase[]): Scene {
  const name = askedPlate(wanted)
  const light = name === undefined ? undefined : lightOf(readManner(wanted, denied), name)
  if (name === undefined || light === undefined || denied.length > 0) return scene
  const rendered: Scene = withProps({ ...scene, plate: { scene: name, light } }, besidePlate(wanted, name))
  const seen = rendered.family === 'flat-lay' ? 'above' : 'level'
  const isPlaced = besidePlate(wanted, name).every(({ prop }) => prop && canBePlaced(prop.prop, seen))
  return isPlaced && plateOfScene(rendered) ? rendered : scene
}

/** The one that every thing stands for; a rendered thing may stand on any, and names one itself where nothing else does. */
function askedPlate({ things, loose }: Things): string | undefined {
  const isRoom = things.some((thing) => isInRoom(thing)) && !things.some((thing) => isRenderedThing(thing))
  const asked = things.filter((thing) => !isPlainBackdrop(thing) && !(isRoom && isPlainWall(thing)))
  const places = asked.filter((thing) => !isRenderedThing(thing) && !isTable(thing))
  const [first, ...others] = new Set((places.length > 0 ? places : asked).map(plateOf))
  if (first === undefined || others.length > 0) return undefined
  const looks = plateEntries.find(({ plate }) => plate === first)?.looks ?? { colours: [] }
  const tints = [...loose, ...things.flatMap((thing) => (isRenderedThing(thing) ? [] : thing.tints))]
  const hasTable = asked.filter(isTable).every(({ material }) => !material || material.material === looks.table)
  return hasTable && tints.every((tint) => isTrue(tint, looks)) ? first : undefined
}

/** Whether the plate has that colour anyway. */
function isTrue({ colour, shades }: Tint, { colours, isPale }: PlateLooks): boolean {
  if (colour) return shades.length === 0 && colours.includes(colour)
  return isPale === true && shades.every((shade) => shade === 'light')
}

const plateOf = ({ scene, prop }: Thing): string | undefined => (scene?.kind === 'gradient' ? undefined : (scene ?? prop)?.plate)

const isRenderedThing = ({ prop }: Thing): boolean => prop !== undefined && renderedProp(prop.prop) !== undefined

/** Every plate has something to stand on. */
const isTable = ({ surface, material, scene }: Thing): boolean =>
  !scene && surface === 'ground' && (!material || material.surface === 'ground')

/** Things that the plate does not show by itself; one in a colour is put there in that colour. */
function besidePlate({ things }: Things, name: string): readonly Thing[] {
  return things.filter((thing) => isRenderedThing(thing) && (thing.prop?.plate !== name || thing.tints.length > 0))
}

/** What is drawn stays for where the plate cannot be opened. */
function withProps(scene: Scene, things: readonly Thing[]): Scene {
  if (scene.family === 'gradient') return scene
  const { props: drawn = [], ...bare } = scene
  const props = [...drawn.filter(({ name }) => !renderedProp(name)), ...propsOf(things)]
  return props.length > 0 ? { ...bare, props } : bare
}

/** "Oficina com ferramentas na parede": every rendered room has a wall. */
const isPlainWall = ({ surface, material, scene, prop }: Thing): boolean => surface === 'wall' && !material && !scene && !prop

const isInRoom = ({ scene }: Thing): boolean =>
  scene?.kind === 'place' && scene.family === 'interior' && scene.plate !== undefined

const isPlainBackdrop = ({ surface, material, scene, prop }: Thing): boolean =>
  surface === 'backdrop' && !material && !scene && !prop

/** Undefined where no light of the plate is like it. Where the text asks for none, any will do. */
function lightOf(manner: Manner, plate: string): PlateLight | undefined {
  const lights = plateLights(plate)
  const { time, pattern, mood, side, temperature, isNeon } = manner
  if (side !== undefined || isNeon || pattern === 'leaves' || pattern === 'blinds') return undefined
  if (!time && !pattern && !mood && !temperature) return lights[0]
  return lights.find((light) => light === nearestLight(manner))
}

function nearestLight({ time, pattern, mood, temperature }: Manner): PlateLight | undefined {
  if (time === 'night' || mood === 'dark') return 'night'
  if (temperature === 'cool') return undefined
  return time === 'sunset' || pattern === 'window' || temperature === 'warm' ? 'sun' : 'day'
}
