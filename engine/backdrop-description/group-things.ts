/** Assigns colours and materials to tables, walls and places. */

import { ADJECTIVE_COMES_FIRST } from './lexicon/small-words.ts'
import type { Colour } from '#engine/backdrop/scene.ts'

import type { MeaningfulPhrase } from './find-meanings.ts'
import { METALS } from './lexicon/colours.ts'
import type { Meaning, Shade, Surface } from './lexicon/meaning.ts'
import { layCloth, PRINTS, printThings } from './print-things.ts'
import { shadeColour } from './shade-colour.ts'

type Of<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>

/** A colour with its shades, or shades alone. */
export interface Tint {
  readonly colour?: Colour
  readonly shades: readonly Shade[]
  readonly parts: readonly MeaningfulPhrase[]
}

/** Something that a colour can belong to. */
export interface Thing {
  surface?: Surface
  material?: Of<'material'>
  readonly scene?: Of<'place'> | Of<'festive'> | Of<'gradient'>
  readonly prop?: Of<'prop'>
  readonly tints: Tint[]
  readonly parts: MeaningfulPhrase[]
}

export interface Things {
  readonly things: readonly Thing[]
  /** Tints that belong to no thing in particular. */
  readonly loose: readonly Tint[]
  /** Light, time and style: they belong to the scene as a whole. */
  readonly manner: readonly MeaningfulPhrase[]
}

/** How many small words may stand between a colour and its shade ("azul bem mais claro"). */
const TINT_GAP = 2

export function groupThings(parts: readonly MeaningfulPhrase[]): Things {
  const things: Thing[] = []
  const loose: Tint[] = []
  // in "gold and black marble" the gold belongs to the marble that follows
  const carried: Tint[] = []
  const manner: MeaningfulPhrase[] = []
  for (const clause of Map.groupBy(parts, (part) => part.clause).values()) {
    const before = things.at(-1)
    const items = readTints(clause)
    const orphans = attachTints(items, things, manner)
    const last = things.at(-1)
    if (last !== before) last?.tints.push(...carried.splice(0))
    else if (before && (takesMoreColours(before, orphans) || isShadeOfMaterial(before, orphans, items)))
      before.tints.push(...orphans)
    else if (orphans.every(isBeforeNoun)) carried.push(...orphans)
    else loose.push(...orphans)
  }
  loose.push(...carried)
  const printed = printThings(things, loose)
  return { ...printed, things: layCloth(printed.things), manner }
}

/** "Degradê lilás e azul", "mármore preto e dourado": the second colour belongs to the first one's thing. */
function takesMoreColours(thing: Thing, more: readonly Tint[]): boolean {
  const isMetal = more.every(({ colour }) => colour !== undefined && METALS.has(colour))
  const isVeined = thing.material?.material === 'marble' || thing.material?.material === 'terrazzo'
  return (
    thing.scene?.kind === 'gradient' ||
    thing.scene?.kind === 'festive' ||
    isColouredThing(thing) ||
    isColouredSurface(thing) ||
    (isVeined && (isMetal || thing.tints.length > 0))
  )
}

/** "Balões rosa e dourado": the second colour is theirs too, and shown or missed with them. */
const isColouredThing = ({ prop, tints }: Thing): boolean => prop !== undefined && tints.some(({ colour }) => colour)

/** "Azulejo branco e azul", "parede branca e azul": one colour is shown. A backdrop has a floor besides. */
const isColouredSurface = ({ material, surface, tints }: Thing): boolean =>
  (material !== undefined || (surface !== undefined && surface !== 'backdrop')) && tints.some(({ colour }) => colour)

/** "Madeira rústica e escura": a shade that stands by itself. */
function isShadeOfMaterial(thing: Thing, more: readonly Tint[], items: readonly unknown[]): boolean {
  return thing.material !== undefined && more.length > 0 && items.length === more.length && more.every(({ colour }) => !colour)
}

function isBeforeNoun({ parts: [first] }: Tint): boolean {
  return first !== undefined && ADJECTIVE_COMES_FIRST[first.baseLanguage]
}

function isTint(item: MeaningfulPhrase | Tint): item is Tint {
  return 'shades' in item
}

/** Joins colours with their shades, which stand before or behind them (`ADJECTIVE_COMES_FIRST`). */
function readTints(parts: readonly MeaningfulPhrase[]): (MeaningfulPhrase | Tint)[] {
  const items: (MeaningfulPhrase | Tint)[] = []
  let ahead: { shade: Shade; part: MeaningfulPhrase }[] = []
  const flush = () => {
    for (const { shade, part } of ahead) items.push({ shades: [shade], parts: [part] })
    ahead = []
  }
  parts.forEach((part, index) => {
    const next = parts[index + 1]
    const isColourNext =
      next !== undefined && isNear(part, next) && (next.meaning.kind === 'colour' || next.meaning.kind === 'shade')
    const last = items.at(-1)
    const lastPart = last && isTint(last) && last.colour ? last.parts.at(-1) : undefined
    if (part.meaning.kind === 'colour') {
      items.push({
        colour: ahead.reduce((colour, { shade }) => shadeColour(colour, shade), part.meaning.colour),
        shades: ahead.map(({ shade }) => shade),
        parts: [...ahead.map((held) => held.part), part],
      })
      ahead = []
    } else if (part.meaning.kind !== 'shade') {
      flush()
      items.push(part)
    } else if (lastPart && isNear(lastPart, part) && !(ADJECTIVE_COMES_FIRST[part.baseLanguage] && isColourNext)) {
      items[items.length - 1] = bendTint(items[items.length - 1], part.meaning.shade, part)
    } else {
      ahead.push({ shade: part.meaning.shade, part })
      if (!isColourNext) flush()
    }
  })
  return items
}

function bendTint(item: MeaningfulPhrase | Tint | undefined, shade: Shade, part: MeaningfulPhrase): Tint {
  if (!item || !isTint(item) || !item.colour) return { shades: [shade], parts: [part] }
  return { colour: shadeColour(item.colour, shade), shades: [...item.shades, shade], parts: [...item.parts, part] }
}

function isNear(before: MeaningfulPhrase, after: MeaningfulPhrase): boolean {
  return after.from - before.to <= TINT_GAP
}

/** Gives every tint of one clause to its thing; returns those that found none. */
function attachTints(items: readonly (MeaningfulPhrase | Tint)[], things: Thing[], manner: MeaningfulPhrase[]): Tint[] {
  const own: Thing[] = []
  let waiting: Tint[] = []
  for (const item of items) {
    const current = own.at(-1)
    if (isTint(item)) {
      if (current && !isBeforeNoun(item)) headOf(own, current).tints.push(item)
      else waiting.push(item)
      continue
    }
    const thing = startThing(item, own)
    if (thing === undefined) {
      manner.push(item)
      continue
    }
    if (!own.includes(thing)) own.push(thing)
    thing.tints.push(...waiting)
    waiting = []
  }
  things.push(...own)
  const last = own.at(-1)
  if (!last) return waiting
  last.tints.push(...waiting)
  return []
}

/** "Mesa de boteco amarela": the colour is that of the table, and of no wall of the place that it comes from. */
function headOf(own: readonly Thing[], current: Thing): Thing {
  const before = own.at(-2)
  const isOfPlace = current.scene?.kind === 'place' && before?.surface === 'ground' && !before.material
  return before && isOfPlace && (current.parts[0]?.from ?? 0) - (before.parts.at(-1)?.to ?? 0) === 1 ? before : current
}

/** The thing that a part begins or completes: "mesa" + "de mármore" and "marble" + "table" are one. */
function startThing(part: MeaningfulPhrase, before: readonly Thing[]): Thing | undefined {
  const { meaning } = part
  switch (meaning.kind) {
    case 'surface':
      return startSurface(meaning, part, before.at(-1))
    case 'material':
      return startMaterial(meaning, part, before)
    case 'prop':
      return { prop: meaning, tints: [], parts: [part] }
    case 'place':
    case 'festive':
    case 'gradient':
      return { scene: meaning, tints: [], parts: [part] }
    case 'colour':
    case 'shade':
    case 'light':
    case 'time':
    case 'style':
      return undefined
    default:
      return meaning satisfies never
  }
}

function startSurface({ surface }: Of<'surface'>, part: MeaningfulPhrase, current: Thing | undefined): Thing {
  if (!current?.material || current.surface) return { surface, tints: [], parts: [part] }
  current.surface = surface
  current.parts.push(part)
  return current
}

/** A table gets a material that follows later, even after another word: "bancada de cozinha em madeira". */
function startMaterial(material: Of<'material'>, part: MeaningfulPhrase, before: readonly Thing[]): Thing {
  if (material.isRoom) return { material, surface: 'wall', tints: [], parts: [part] }
  const own = takeSurface(before.at(-1), part)
  if (own) return { ...own, material, parts: [...own.parts, part] }
  const current = before.at(-1)
  if (current?.material && isOneNoun(current, part)) return specify(current, material, part)
  const isSame = current?.material?.material === material.material
  const open = isSame ? current : before.findLast((thing) => thing.surface && !thing.material)
  if (!open) return { material, tints: [], parts: [part] }
  if (!open.material || material.colour) open.material = material
  open.parts.push(part)
  return open
}

/** "Cetim em parede de tijolo": the wall that a material directly follows is of that one, not of the one before. */
function takeSurface(thing: Thing | undefined, part: MeaningfulPhrase): Thing | undefined {
  const last = thing?.parts.at(-1)
  if (!thing?.material || !thing.surface || last?.meaning.kind !== 'surface' || thing.parts.length < 2) return undefined
  if (ADJECTIVE_COMES_FIRST[part.baseLanguage] || part.from - last.to > 1) return undefined
  const { surface } = thing
  delete thing.surface
  thing.parts.pop()
  return { surface, tints: [], parts: [last] }
}

/** "Pedra ardósia", "tecido de linho": two materials side by side are one. */
function isOneNoun({ material, parts, tints }: Thing, part: MeaningfulPhrase): boolean {
  const last = parts.at(-1)
  return (
    last?.meaning.kind === 'material' &&
    !material?.isRoom &&
    tints.length === 0 &&
    last.baseLanguage === part.baseLanguage &&
    part.from - last.to <= (ADJECTIVE_COMES_FIRST[part.baseLanguage] ? 0 : 1)
  )
}

/** The one that describes the other is the narrower: "slate stone", "pedra ardósia". */
function specify(thing: Thing, material: Of<'material'>, part: MeaningfulPhrase): Thing {
  const isCloth = thing.material?.material === 'linen' || material.material === 'linen'
  const narrower = ADJECTIVE_COMES_FIRST[part.baseLanguage] ? (thing.material ?? material) : material
  // striped cloth lies on the table, striped paper is a backdrop
  thing.material = isCloth && PRINTS.has(narrower.material) ? { ...narrower, surface: 'ground' } : narrower
  thing.parts.push(part)
  return thing
}

/** Whether a table, a podium or a material is requested; "background" alone leaves the surface open. */
export function hasSurface(thing: Thing): boolean {
  return thing.material !== undefined || (thing.surface !== undefined && thing.surface !== 'backdrop')
}

/** Every part that a thing and its colours were read from. */
export function partsOf(things: readonly Thing[]): Set<MeaningfulPhrase> {
  return new Set(things.flatMap((thing) => [...thing.parts, ...thing.tints.flatMap((tint) => tint.parts)]))
}
