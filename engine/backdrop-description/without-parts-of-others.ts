/** "Bolhas de sabão", "soap bubbles": what something that we do not know is made of, or comes from, is as unknown as that. */

import { knowsWord } from '#engine/captions/dictionary/known-words.ts'

import type { FoundMeanings, MeaningfulPhrase } from './find-meanings.ts'
import { PRINTS } from './print-things.ts'
import { isThingToo } from './lexicon/look-alikes.ts'
import type { Meaning } from './lexicon/meaning.ts'
import { ADJECTIVE_COMES_FIRST, BUNCHES, OF, OWNING, PARTS_OF_PLACES, STUFFS } from './lexicon/small-words.ts'

/** @param known the words, spelt right */
export function withoutPartsOfOthers(found: FoundMeanings, known: readonly string[]): FoundMeanings {
  const leaves = found.parts.filter(({ meaning }) => meaning.kind === 'light' && meaning.isLeaf)
  // "mesinha redonda de mármore": behind a table stands what it is like
  const ofTables = new Set(found.parts.flatMap(({ meaning, to }) => (meaning.kind === 'surface' ? [to] : [])))
  const strangers = found.unknown.filter(({ from }) => !ofTables.has(from))
  const ends = new Set([...strangers, ...leaves].map(({ to }) => to))
  const begins = new Map(found.unknown.map(({ from, clause }) => [from, clause]))
  const things = new Set(found.parts.flatMap(({ meaning, to }) => (meaning.kind === 'prop' || isFurniture(meaning) ? [to] : [])))
  const thingEnds = new Set(found.parts.flatMap((part) => (STUFFED.has(part.meaning.kind) ? [part.to] : [])))
  const isOfOther = (part: MeaningfulPhrase): boolean => {
    if (part.meaning.kind === 'material' && PRINTS.has(part.meaning.material))
      return ends.has(part.from) && !ofTables.has(part.from)
    if (part.meaning.kind === 'material')
      return isMaterialOfThing(part, { known, ends, things }) || isBeforeStranger(part, found, known)
    if (!isThing(part, known)) return false
    const of = ofBefore(known, part.from)
    if (of !== undefined && isStuff(known, part) && thingEnds.has(of)) return true
    if (of !== undefined) return ends.has(of) && !BUNCHES.has(known[of - 1] ?? '')
    return isBeforeItsThings(part, known, begins.get(part.to))
  }
  const strange = [...found.parts.filter(isOfOther), ...lightsOfPlaces(found, known), ...groundsOfLights(found, known)]
  const parts = found.parts.filter((part) => !strange.includes(part))
  return { ...found, parts: parts.map((part) => asNearest(part, known, ends)), unknown: [...found.unknown, ...strange] }
}

/** "Coelho de louça", "vela de mel": what another thing is made of is no thing of its own. */
const isStuff = (known: readonly string[], { from, to }: MeaningfulPhrase): boolean =>
  to - from === 1 && STUFFS.has(known[from] ?? '')

/** Things, and feasts, which may be the last word of one ("coelhinho da páscoa"). */
const STUFFED: ReadonlySet<string> = new Set(['prop', 'place', 'festive'])

/** "Surface of the sun": no table stands there. */
function groundsOfLights({ parts }: FoundMeanings, known: readonly string[]): MeaningfulPhrase[] {
  const grounds = new Map(parts.filter(({ meaning }) => meaning.kind === 'surface').map((ground) => [ground.to, ground]))
  return parts.flatMap((part) => {
    if (part.meaning.kind !== 'light' && !(part.meaning.kind === 'place' && part.meaning.family === 'sky')) return []
    let from = part.from
    while (OWNING.has(known[from - 1] ?? '')) from -= 1
    const ground = grounds.get(ofBefore(known, from) ?? 0)
    return ground ? [ground, part] : []
  })
}

/** "Luz de vitrine", "luz de estufa": a sort of light that we do not know, and not the room where there is such a light. */
function lightsOfPlaces({ parts, unknown }: FoundMeanings, known: readonly string[]): MeaningfulPhrase[] {
  const lights = new Map(parts.filter(isBareLight).map((light) => [light.to, light]))
  const rooms = parts.filter(isRoom).flatMap((room) => {
    const light = lights.get(ofBefore(known, room.from) ?? 0)
    return light ? [light, room] : []
  })
  return [...rooms, ...unknown.flatMap(({ from }) => lights.get(ofBefore(known, from) ?? 0) ?? [])]
}

const isRoom = ({ meaning }: MeaningfulPhrase): boolean => meaning.kind === 'place' && meaning.family === 'interior'
const isBareLight = ({ meaning }: MeaningfulPhrase): boolean => meaning.kind === 'light' && Object.keys(meaning).length === 1

/** "Bandeira da minha academia", "flag of my gym": the place is near, and nothing shows what is asked for. */
function asNearest(part: MeaningfulPhrase, known: readonly string[], ends: ReadonlySet<number>): MeaningfulPhrase {
  if (part.meaning.kind !== 'place') return part
  let from = part.from
  while (OWNING.has(known[from - 1] ?? '')) from -= 1
  const of = ofBefore(known, from)
  const head = known[(of ?? 0) - 1] ?? ''
  if (of === undefined || !ends.has(of) || BUNCHES.has(head) || PARTS_OF_PLACES.has(head)) return part
  const { plate: _, ...place } = part.meaning
  return { ...part, meaning: { ...place, isNearest: true } }
}

function isThing({ meaning, from, to, baseLanguage }: MeaningfulPhrase, known: readonly string[]): boolean {
  return meaning.kind === 'prop' || (meaning.kind === 'place' && isThingToo(known.slice(from, to).join(' '), baseLanguage, true))
}

interface Ends {
  readonly known: readonly string[]
  /** Where words that we do not know end. */
  readonly ends: ReadonlySet<number>
  /** Where things end. */
  readonly things: ReadonlySet<number>
}

/** A sofa is that of our living room. */
const isFurniture = (meaning: Meaning): boolean =>
  meaning.kind === 'place' && meaning.family === 'interior' && meaning.isDetail === true

/** "Prato de cerâmica", "tigela de vidro": no wall or table is made of it. */
function isMaterialOfThing({ from, meaning }: MeaningfulPhrase, { known, ends, things }: Ends): boolean {
  const of = ofBefore(known, from)
  if (of === undefined || meaning.kind !== 'material' || meaning.isRoom) return false
  return things.has(of) || (ends.has(of) && !BUNCHES.has(known[of - 1] ?? ''))
}

/** "Old wooden door": what an English noun that we do not know is made of. */
function isBeforeStranger(
  { baseLanguage, to, clause, meaning }: MeaningfulPhrase,
  { parts, unknown }: FoundMeanings,
  known: readonly string[],
): boolean {
  if (!ADJECTIVE_COMES_FIRST[baseLanguage] || (meaning.kind === 'material' && meaning.isRoom)) return false
  const stranger = unknown.find((span) => span.from === to && span.clause === clause)
  return (
    stranger !== undefined &&
    knowsWord(known[to] ?? '', 'en') &&
    !parts.some((part) => part.from === stranger.to && part.clause === clause)
  )
}

/** Where the "de" before a word begins; nothing where none stands there. */
function ofBefore(known: readonly string[], at: number): number | undefined {
  let from = at
  while (OF.has(known[from - 1] ?? '')) from -= 1
  return from === at ? undefined : from
}

/** "Lemon slices": one thing before several that are made of it. */
function isBeforeItsThings(part: MeaningfulPhrase, known: readonly string[], clause: number | undefined): boolean {
  const isAhead = ADJECTIVE_COMES_FIRST[part.baseLanguage]
  const isOne = !(known[part.to - 1] ?? '').endsWith('s')
  return isAhead && isOne && clause === part.clause && (known[part.to] ?? '').endsWith('s')
}
