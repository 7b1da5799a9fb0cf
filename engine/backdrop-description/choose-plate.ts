import { plateLights } from '#engine/backdrop/plates/plate-index.ts'
import { plateOfScene } from '#engine/backdrop/plates/plate-of-scene.ts'
import { canBePlaced } from '#engine/backdrop/props/place-props.ts'
import { renderedProp } from '#engine/backdrop/props/rendered-props.ts'
import { isLeafy, type PlateChoice, type PlateLight, type Scene } from '#engine/backdrop/scene.ts'
import { MOST_PROPS, propsOf } from './build-props.ts'
import type { BuiltScene } from './built-scene.ts'
import type { MeaningfulPhrase } from './find-meanings.ts'
import { partsOf, type Thing, type Things, type Tint } from './group-things.ts'
import { type PlateLooks, widerOf } from './lexicon/plate-entry.ts'
import { looksOf } from './lexicon/plates.ts'
import { type Manner, readManner, withoutHour } from './read-manner.ts'

/**
 * The scene with the plate that shows all that was asked for, and the rendered things that were asked for beside it. What a plate
 * cannot be asked for (the side of the light, something left out) is drawn as before, and so is another colour or a thing that is
 * drawn. Where the place is rendered alone, colours and materials that it has not are left out instead.
 */
export function choosePlate(scene: Scene, wanted: Things, denied: readonly MeaningfulPhrase[]): BuiltScene {
  const whole = wholePlate(scene, wanted, denied)
  if (whole.plate) return { scene: whole, unused: new Set() }
  return partlyPlate(scene, { wanted, denied, isNear: false }) ?? { scene, unused: new Set() }
}

/** The plate of a place that is drawn as well, or of cloth, without what it has not; nothing where there is none. */
export function chooseNearPlate(scene: Scene, wanted: Things, denied: readonly MeaningfulPhrase[]): BuiltScene | undefined {
  return partlyPlate(scene, { wanted, denied, isNear: true }) ?? partlyCloth(scene, wanted, denied)
}

/** "Cetim creme com folha de ouro": the cloth in its colour, without what is said besides. */
function partlyCloth(scene: Scene, wanted: Things, denied: readonly MeaningfulPhrase[]): BuiltScene | undefined {
  const cloths = wanted.things.filter(({ material }) => material?.plate !== undefined)
  const [cloth] = cloths
  const others = wanted.things.filter((thing) => thing !== cloth && !isRenderedThing(thing) && !isPlainBackdrop(thing))
  if (!cloth || cloths.length > 1 || others.some(({ scene: place }) => place) || denied.length > 0) return undefined
  const alone: Things = { things: wanted.things.filter((thing) => !others.includes(thing)), loose: [], manner: [] }
  const whole = wholePlate(scene, alone, denied)
  if (!whole.plate) return undefined
  // it has one colour
  const [, ...further] = cloth.tints.filter(({ colour }) => colour)
  return { scene: whole, unused: new Set([...partsOf(others), ...[...wanted.loose, ...further].flatMap(({ parts }) => parts)]) }
}

function wholePlate(scene: Scene, wanted: Things, denied: readonly MeaningfulPhrase[]): Scene {
  const cloth = askedCloth(scene, wanted)
  const name = cloth?.scene ?? askedPlate(wanted)
  const light = name === undefined ? undefined : lightOf(readManner(wanted, denied), { name, seen: viewOf(scene) })
  if (name === undefined || light === undefined || denied.length > 0) return scene
  const rendered: Scene = withProps({ ...scene, plate: { scene: name, light, ...cloth } }, besidePlate(wanted, name))
  const seen = viewOf(rendered)
  const isPlaced = besidePlate(wanted, name).every(({ prop }) => prop && canBePlaced(prop.prop, seen))
  return isPlaced && plateOfScene(rendered) ? rendered : scene
}

/** Cloth that is rendered pale and dyed: it fills the picture, so nothing else may be asked for but things on it. */
function askedCloth(scene: Scene, { things, loose }: Things): Pick<PlateChoice, 'scene' | 'dye'> | undefined {
  const others = things.filter((thing) => !isRenderedThing(thing) && !(isUnderCloth(thing) && thing.tints.length === 0))
  const [cloth, ...more] = others
  const name = cloth?.material?.plate
  if (!name || more.length > 0 || loose.length > 0 || cloth.surface === 'podium' || !('ground' in scene)) return undefined
  if (scene.family === 'bokeh') return undefined
  return { scene: name, dye: scene.ground.name === cloth.material?.material ? scene.ground.colour : WHITE }
}

/** "Mesa com tecido de seda": it covers the table. */
const isUnderCloth = (thing: Thing): boolean =>
  isPlainBackdrop(thing) || (thing.surface === 'ground' && !thing.material && !thing.scene && !thing.prop)

const WHITE = '#f4f2ee'

interface Sought {
  readonly wanted: Things
  readonly denied: readonly MeaningfulPhrase[]
  /** The place may be drawn as well: any of its light, things and table may be left out then. */
  readonly isNear: boolean
}

/** "Biblioteca azul", "oficina com chão de cimento": the place, without that colour or material. */
function partlyPlate(scene: Scene, sought: Sought): BuiltScene | undefined {
  const { wanted, isNear } = sought
  const found = partlyShown(sought)
  if (!found || scene.family === 'gradient') return undefined
  const { name, light } = found
  const looks = looksOf(name)
  const beside = besidePlate(wanted, name)
    .filter(({ prop }) => prop && canBePlaced(prop.prop, 'level'))
    .slice(0, MOST_PROPS)
  const { props: _drawn, ...bare } = scene
  const rendered: Scene = withProps({ ...(isByDay(name, light) ? byDay(bare) : bare), plate: { scene: name, light } }, beside)
  // a counter of marble in a bathroom is drawn
  const hasUntrueTable = wanted.things.some((thing) => isTable(thing) && !isTrueTable(thing, looks))
  if (!plateOfScene(rendered) || (hasUntrueTable && !isNear)) return undefined
  return { scene: rendered, unused: leftOutOf(name, wanted, beside) }
}

/** The place's plate and its light; nothing where something is asked for that must not be left out. */
function partlyShown({ wanted, denied, isNear }: Sought): { readonly name: string; readonly light: PlateLight } | undefined {
  const places = wanted.things.flatMap(({ scene: one }) => (one && one.kind !== 'gradient' ? [one] : []))
  const [first] = places
  // of several that nothing draws the first is shown
  const name = first && (isNear ? platedPlace(first) : renderedAlone(first))
  if (!first || !name || denied.length > 0) return undefined
  const others = places.filter((one) => one !== first && !isLeftOut(one) && !isWiderThan({ scene: one }, name))
  const isDrawn = wanted.things.some((thing) => isFitting(thing) && !isThereAlready(thing, looksOf(name)))
  if (others.length > 0 || (isDrawn && !isNear)) return undefined
  const manner = readManner(wanted, denied)
  const tries = [manner, withoutHour(manner), withoutLight(manner), ...(isNear ? [withoutSide(manner)] : [])]
  const light = tries.map((one) => lightOf(one, { name, seen: 'level' })).find((one) => one !== undefined)
  return light && { name, light }
}

/** Another place that only a render shows, and clouds in a room. */
const isLeftOut = (one: NonNullable<Thing['scene']>): boolean =>
  one.kind === 'place' && (one.isNearest === true || one.family === 'sky')

/** What of all that was asked for the plate has not. */
function leftOutOf(name: string, { things, loose }: Things, beside: readonly Thing[]): ReadonlySet<MeaningfulPhrase> {
  const looks = looksOf(name)
  const isThere = (thing: Thing) =>
    plateOf(thing) === name ||
    isWiderThan(thing, name) ||
    isThereAlready(thing, looks) ||
    isPlainBackdrop(thing) ||
    isPlainWall(thing) ||
    (isTable(thing) && isTrueTable(thing, looks))
  const kept = things.filter((thing) => isThere(thing) && !beside.includes(thing))
  const left = things.filter((thing) => !kept.includes(thing) && !beside.includes(thing))
  const untrue = [...loose, ...kept.flatMap(({ tints }) => tints)].filter((tint) => !isTrue(tint, looks))
  return new Set([...partsOf(left), ...untrue.flatMap(({ parts }) => parts)])
}

/** "Biblioteca com luz fria": without that light, which is then missed. */
const withoutLight = ({ styles, side, isNeon, pattern }: Manner): Manner => ({
  styles,
  ...(side && { side }),
  ...(isNeon && { isNeon }),
  ...(pattern && { pattern }),
})

/** "Cozinha rústica com luz da esquerda": light of that side, or through leaves, is missed as well. */
const withoutSide = ({ styles, isNeon }: Manner): Manner => ({ styles, ...(isNeon && { isNeon }) })

/** Where the plate is not rendered at the hour that was asked for. */
const isByDay = (name: string, light: PlateLight): boolean =>
  light === 'day' || (light === 'sun' && looksOf(name).isSunHigh === true)

const byDay = <Bare extends Scene>(scene: Bare): Bare => ('time' in scene ? { ...scene, time: 'day' } : scene)

/** The plate of a place that nothing else shows. */
function renderedAlone(scene: NonNullable<Thing['scene']>): string | undefined {
  return scene.kind === 'place' && scene.isNearest === true ? scene.plate : undefined
}

const platedPlace = (scene: NonNullable<Thing['scene']>): string | undefined => (scene.kind === 'place' ? scene.plate : undefined)

const isTrueTable = ({ material }: Thing, { table, isTableless }: PlateLooks): boolean =>
  !isTableless && (!material || material.material === table)

/** The one that every thing stands for; a rendered thing may stand on any, and names one itself where nothing else does. */
function askedPlate({ things, loose }: Things): string | undefined {
  const isRoom = things.some((thing) => isInRoom(thing)) && !things.some((thing) => isRenderedThing(thing))
  const asked = things.filter((thing) => !isPlainBackdrop(thing) && !(isRoom && isPlainWall(thing)))
  const places = asked.filter((thing) => !isRenderedThing(thing) && !isTable(thing))
  const standing = (places.length > 0 ? places : asked).filter((thing) => !isFitting(thing))
  const placed = namesOf(standing)
  // "folhas de outono e um tronco": a wood is wider than what lies in it
  const names = placed.length > 0 ? placed : namesOf(asked)
  const first = names.find((name) => names.every((other) => other === name || isPlateIn(other, name)))
  if (first === undefined) return undefined
  const looks = looksOf(first)
  if (!standing.every((thing) => plateOf(thing) !== undefined || isWiderThan(thing, first) || isOfItsTable(thing, looks)))
    return undefined
  if (!asked.filter(isFitting).every((thing) => isThereAlready(thing, looks))) return undefined
  const tints = [...loose, ...things.flatMap((thing) => (isRenderedThing(thing) ? [] : thing.tints))]
  const hasTable = asked.filter(isTable).every((thing) => isTrueTable(thing, looks))
  return hasTable && tints.every((tint) => isTrue(tint, looks)) ? first : undefined
}

const namesOf = (things: readonly Thing[]): string[] => [...new Set(things.flatMap((thing) => plateOf(thing) ?? []))]

/** What is drawn in rooms. */
const isFitting = (thing: Thing): boolean => thing.prop !== undefined && !thing.prop.plate && !isRenderedThing(thing)

/** "Barbearia com espelho" */
const isThereAlready = ({ prop, tints }: Thing, { has = [] }: PlateLooks): boolean =>
  prop !== undefined && tints.length === 0 && !prop.isRound && !prop.isPotted && has.some((name) => name === prop.prop)

/** "Mesa de escritório de madeira" */
const isOfItsTable = ({ material, surface, scene, tints }: Thing, { table }: PlateLooks): boolean =>
  material !== undefined && !surface && !scene && tints.length === 0 && material.material === table

/** A bathroom with its tub. */
const isPlateIn = (wider: string, name: string): boolean => looksOf(name).isIn?.some((one) => one === wider) === true

/** "Padaria com forno a lenha", "casamento com luzinhas": what the plate is a part of, or has anyway. */
function isWiderThan({ scene }: Pick<Thing, 'scene'>, name: string | undefined): boolean {
  const { isIn = [] } = name === undefined ? { isIn: [] } : looksOf(name)
  const wider = scene && scene.kind !== 'gradient' ? widerOf(scene) : undefined
  return wider !== undefined && isIn.includes(wider)
}

/** Whether the plate has that colour anyway. */
function isTrue({ colour, shades }: Tint, { colours, isPale }: PlateLooks): boolean {
  if (colour) return shades.length === 0 && colours.includes(colour)
  // the light answers for it
  if (shades.every((shade) => shade === 'dark')) return true
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

interface SeenPlate {
  readonly name: string
  readonly seen: 'level' | 'above'
}

const viewOf = ({ family }: Scene): SeenPlate['seen'] => (family === 'flat-lay' ? 'above' : 'level')

/** Undefined where no light of the plate is like it. Where the text asks for none, any will do. */
function lightOf(manner: Manner, { name, seen }: SeenPlate): PlateLight | undefined {
  const lights = plateLights(name, [seen])
  const looks = looksOf(name)
  const asked = withoutPatterns(manner, looks)
  const { time, pattern, mood, side, temperature, isNeon } = asked
  if (time === 'sunset' && looks.isSunHigh) return undefined
  if (side !== undefined || isNeon || isLeafy(pattern) || pattern === 'blinds') return undefined
  if (!time && !pattern && !mood && !temperature) return lights.find((light) => light === openLight(manner)) ?? lights[0]
  const nearest = nearestLight(asked) ?? (looks.isCool ? 'day' : undefined)
  return lights.find((light) => light === nearest)
}

/** Lamps of one colour are seen best in the evening, and a side that light comes from in the sun. */
function openLight({ cast, isAnySide }: Manner): PlateLight | undefined {
  if (cast) return 'night'
  return isAnySide && 'sun'
}

/** A window that is in the picture is no light that falls through one. */
function withoutPatterns({ pattern, mood, ...manner }: Manner, { patterns = [] }: PlateLooks): Partial<Manner> {
  const { side, isAnySide, ...rest } = manner
  const isSeen = pattern !== undefined && patterns.includes(pattern)
  return {
    ...rest,
    ...(side && !isAnySide && { side }),
    ...(pattern && !isSeen && { pattern }),
    ...(mood && !(isSeen && mood === 'bright') && { mood }),
  }
}

function nearestLight({ time, pattern, mood, temperature }: Partial<Manner>): PlateLight | undefined {
  if (time === 'night' || mood === 'dark') return 'night'
  if (temperature === 'cool') return undefined
  return time === 'sunset' || pattern === 'window' || temperature === 'warm' ? 'sun' : 'day'
}
