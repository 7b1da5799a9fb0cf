import { plateLights } from '#engine/backdrop/plates/plate-index.ts'
import { plateOfScene } from '#engine/backdrop/plates/plate-of-scene.ts'
import { canBePlaced } from '#engine/backdrop/props/place-props.ts'
import { renderedProp } from '#engine/backdrop/props/rendered-props.ts'
import type { PlateLight, Scene } from '#engine/backdrop/scene.ts'
import { MOST_PROPS, propsOf } from './build-props.ts'
import type { BuiltScene } from './built-scene.ts'
import type { MeaningfulPhrase } from './find-meanings.ts'
import { partsOf, type Thing, type Things, type Tint } from './group-things.ts'
import { plateEntries, type PlateLooks } from './lexicon/plates.ts'
import { type Manner, readManner } from './read-manner.ts'

/**
 * The scene with the plate that shows all that was asked for, and the rendered things that were asked for beside it. What a plate
 * cannot be asked for (the side of the light, something left out) is drawn as before, and so is another colour or a thing that is
 * drawn. Where the place is rendered alone, colours and materials that it has not are left out instead.
 */
export function choosePlate(scene: Scene, wanted: Things, denied: readonly MeaningfulPhrase[]): BuiltScene {
  const whole = wholePlate(scene, wanted, denied)
  return whole.plate ? { scene: whole, unused: new Set() } : (partlyPlate(scene, wanted, denied) ?? { scene, unused: new Set() })
}

function wholePlate(scene: Scene, wanted: Things, denied: readonly MeaningfulPhrase[]): Scene {
  const name = askedPlate(wanted)
  const light = name === undefined ? undefined : lightOf(readManner(wanted, denied), name)
  if (name === undefined || light === undefined || denied.length > 0) return scene
  const rendered: Scene = withProps({ ...scene, plate: { scene: name, light } }, besidePlate(wanted, name))
  const seen = rendered.family === 'flat-lay' ? 'above' : 'level'
  const isPlaced = besidePlate(wanted, name).every(({ prop }) => prop && canBePlaced(prop.prop, seen))
  return isPlaced && plateOfScene(rendered) ? rendered : scene
}

/** "Biblioteca azul", "oficina com chão de cimento": the place, without that colour or material. */
function partlyPlate(scene: Scene, wanted: Things, denied: readonly MeaningfulPhrase[]): BuiltScene | undefined {
  const { things, loose } = wanted
  const [name, ...others] = new Set(
    things.flatMap(({ scene: one }) => (one && one.kind !== 'gradient' ? [renderedAlone(one)] : [])),
  )
  const light = name === undefined ? undefined : lightOf(readManner(wanted, denied), name)
  const isDrawn = things.some((thing) => thing.prop && !isRenderedThing(thing))
  if (name === undefined || light === undefined || others.length > 0 || denied.length > 0 || isDrawn) return undefined
  if (scene.family === 'gradient') return undefined
  const beside = besidePlate(wanted, name)
    .filter(({ prop }) => prop && canBePlaced(prop.prop, 'level'))
    .slice(0, MOST_PROPS)
  const { props: _drawn, ...bare } = scene
  const rendered: Scene = withProps({ ...bare, plate: { scene: name, light } }, beside)
  if (!plateOfScene(rendered)) return undefined
  const looks = plateEntries.find(({ plate }) => plate === name)?.looks ?? { colours: [] }
  // a counter of marble in a bathroom is drawn
  if (things.some((thing) => isTable(thing) && !isTrueTable(thing, looks))) return undefined
  const isThere = (thing: Thing) => plateOf(thing) === name || isPlainBackdrop(thing) || isPlainWall(thing) || isTable(thing)
  const kept = things.filter((thing) => isThere(thing) && !beside.includes(thing))
  const left = things.filter((thing) => !kept.includes(thing) && !beside.includes(thing))
  const untrue = [...loose, ...kept.flatMap(({ tints }) => tints)].filter((tint) => !isTrue(tint, looks))
  return { scene: rendered, unused: new Set([...partsOf(left), ...untrue.flatMap(({ parts }) => parts)]) }
}

/** The plate of a place that nothing else shows. */
function renderedAlone(scene: NonNullable<Thing['scene']>): string | undefined {
  return scene.kind === 'place' && scene.isNearest === true ? scene.plate : undefined
}

const isTrueTable = ({ material }: Thing, { table }: PlateLooks): boolean => !material || material.material === table

/** The one that every thing stands for; a rendered thing may stand on any, and names one itself where nothing else does. */
function askedPlate({ things, loose }: Things): string | undefined {
  const isRoom = things.some((thing) => isInRoom(thing)) && !things.some((thing) => isRenderedThing(thing))
  const asked = things.filter((thing) => !isPlainBackdrop(thing) && !(isRoom && isPlainWall(thing)))
  const places = asked.filter((thing) => !isRenderedThing(thing) && !isTable(thing))
  const [first, ...others] = new Set((places.length > 0 ? places : asked).map(plateOf))
  if (first === undefined || others.length > 0) return undefined
  const looks = plateEntries.find(({ plate }) => plate === first)?.looks ?? { colours: [] }
  const tints = [...loose, ...things.flatMap((thing) => (isRenderedThing(thing) ? [] : thing.tints))]
  const hasTable = asked.filter(isTable).every((thing) => isTrueTable(thing, looks))
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
