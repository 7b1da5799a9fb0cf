/** "Flores no balde", "candles on books": things stand side by side in our pictures, never in or on each other. */

import { renderedProp } from '#engine/backdrop/props/rendered-props.ts'
import type { PropName } from '#engine/backdrop/scene.ts'

import type { FoundMeanings, MeaningfulPhrase, Span } from './find-meanings.ts'
import { ARTICLES, BEHIND, BUNCHES, DEFINITE, HOLDING, NO_HOLDERS, NUMBERS, OF, UPON } from './lexicon/small-words.ts'

interface Relation {
  /** The words that say so, without the thing. */
  readonly words: Span
  /** What is drawn apart from what it holds, or is held by. */
  readonly part: MeaningfulPhrase
  /** Flowers, which our pictures show in a vase anyway. */
  readonly inVase?: MeaningfulPhrase
}

/** The words that relate two things are missed with the second one; a vase is there where its flowers are. */
export function withoutRelations(found: FoundMeanings, known: readonly string[]): FoundMeanings {
  const relations = found.parts.flatMap((part, at) => {
    const before = found.parts[at - 1]
    return (before && fillingOf(part, before, known)) ?? standingOn(part, before, { known, unknown: found.unknown }) ?? []
  })
  if (relations.length === 0) return found
  const isSaid = ({ from, to }: Span): boolean => relations.some(({ words }) => from < words.to && to > words.from)
  const apart = new Map(relations.flatMap(({ part, inVase }) => (inVase ? [] : [[part, { ...part, isApart: true } as const]])))
  const now = (part: MeaningfulPhrase): MeaningfulPhrase => apart.get(part) ?? part
  const vases = relations.flatMap(({ part, inVase }) => (inVase ? [{ part, told: { ...part, of: inVase } }] : []))
  const told = (found.told ?? []).filter((word) => !isSaid(word)).map((word) => ({ ...word, of: now(word.of) }))
  return {
    ...found,
    parts: found.parts.filter((part) => !vases.some((vase) => vase.part === part)).map(now),
    unknown: [
      ...found.unknown.filter((word) => !isSaid(word)),
      ...relations.flatMap(({ words, inVase }) => (inVase ? [] : [words])),
    ],
    told: [...told, ...vases.map((vase) => ({ ...vase.told, of: now(vase.told.of) }))],
  }
}

/** "Cesta com laranjas", "crate full of apples": what is in a thing stands beside it. */
function fillingOf(part: MeaningfulPhrase, before: MeaningfulPhrase, known: readonly string[]): Relation | undefined {
  if (part.isDenied || before.isDenied || !CONTAINERS.has(propOf(before)) || !isContent(part)) return undefined
  const between = known.slice(before.to, part.from)
  const isFilled = between.some((word) => HOLDING.has(word)) && between.every((word) => HOLDING.has(word) || isSmall(word))
  return isFilled ? { words: wordsOf(part, before.to), part } : undefined
}

interface Text {
  readonly known: readonly string[]
  readonly unknown: readonly Span[]
}

/** "Na boleira", "on a stack of books", "dentro de um balde" */
function standingOn(part: MeaningfulPhrase, before: MeaningfulPhrase | undefined, text: Text): Relation | undefined {
  const prop = propOf(part)
  if (part.isDenied || !isStandable(prop)) return undefined
  if (text.known.slice(part.from, part.to).some((word) => NO_HOLDERS.has(word))) return undefined
  const to = VASES.has(prop) ? headOf(part, text) : part.from
  const from = placingBefore(to, text.known)
  if (from === undefined || isInLight(prop, part.from - from)) return undefined
  const words = { ...wordsOf(part, from), to }
  if (before?.to !== from) return { words, part }
  if (isKept(before, text.known.slice(from, to))) return undefined
  return VASES.has(prop) && IN_VASES.has(propOf(before)) ? { words, part, inVase: before } : { words, part }
}

/** "In candlelight" tells of the light; "around candles" of a relation. */
const isInLight = (prop: PropName | undefined, placing: number): boolean => prop === 'candles' && placing === 1

/** "In a glass vase": what it is made of is no part of the relation. */
const headOf = (part: MeaningfulPhrase, { unknown }: Text): number =>
  unknown.find(({ to }) => to === part.from)?.from ?? part.from

/** Where the words begin that place something on what begins there. */
function placingBefore(at: number, known: readonly string[]): number | undefined {
  const isPlacing = (from: number): boolean => UPON.has(known[from - 1] ?? '')
  let from = at
  while (!isPlacing(from) && isSmall(known[from - 1] ?? '')) from -= 1
  if (!isPlacing(from)) return undefined
  while (isPlacing(from)) from -= 1
  return from
}

/** Light falls on a thing, and walls and places are behind it. */
function isKept({ meaning }: MeaningfulPhrase, words: readonly string[]): boolean {
  return meaning.kind === 'light' || (meaning.kind !== 'prop' && words.some((word) => BEHIND.has(word)))
}

const wordsOf = (part: MeaningfulPhrase, from: number): Span => ({ from, to: part.from, clause: part.clause, isDenied: false })

const propOf = ({ meaning }: MeaningfulPhrase): PropName | undefined => (meaning.kind === 'prop' ? meaning.prop : undefined)

const isSmall = (word: string): boolean =>
  ARTICLES.has(word) || DEFINITE.has(word) || OF.has(word) || BUNCHES.has(word) || NUMBERS.has(word)

const isContent = ({ meaning }: MeaningfulPhrase): boolean =>
  (meaning.kind === 'prop' && renderedProp(meaning.prop) !== undefined) ||
  (meaning.kind === 'place' && meaning.land === 'blossom')

const CONTAINERS: ReadonlySet<PropName | undefined> = new Set<PropName>([
  'basket',
  'bucket',
  'crate',
  'bowl',
  'tray',
  'plates',
  'cake-stand',
  'board',
  'box',
  'cup',
  'jug',
  'nest',
  'clay-vase',
])

/** What lies on the ground where the subject stands: "em cima de pétalas". */
const LITTER: ReadonlySet<PropName | undefined> = new Set<PropName>([
  'petals',
  'flour',
  'coffee-beans',
  'dry-leaves',
  'confetti',
  'pearls',
  'shells',
  'spices',
])

function isStandable(prop: PropName | undefined): boolean {
  const rendered = prop && renderedProp(prop)
  return rendered !== undefined && (rendered.way ?? 'stands') === 'stands' && !LITTER.has(prop)
}

const VASES: ReadonlySet<PropName | undefined> = new Set<PropName>(['flowers', 'clay-vase'])

const IN_VASES: ReadonlySet<PropName | undefined> = new Set<PropName>([
  'flowers',
  'roses',
  'tulips',
  'sunflowers',
  'daisies',
  'lavender',
  'eucalyptus',
  'olive-branches',
  'dried-flowers',
  'cotton',
  'orchid',
  'green-leaves',
])
