/** The inverted lexicon: from a folded phrase to its meaning, with plurals and genders. */

import { foldText } from './clean-text.ts'
import { colourEntries, shadeEntries } from './lexicon/colours.ts'
import { feelingEntries } from './lexicon/feelings.ts'
import { lightEntries, styleEntries } from './lexicon/lights.ts'
import { materialEntries, surfaceEntries } from './lexicon/materials.ts'
import { type Entry, type Meaning } from './lexicon/meaning.ts'
import { BASE_LANGUAGES, type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { propEntries, renderedEntries } from './lexicon/props.ts'
import { festiveEntries } from './lexicon/festivities.ts'
import { gradientEntries, placeEntries, timeEntries } from './lexicon/places.ts'
import { PLURALS } from './lexicon/plurals.ts'
import { isThingToo, NOT_FOND } from './lexicon/look-alikes.ts'
import { OF } from './lexicon/small-words.ts'
import { knowsWord } from '#engine/captions/dictionary/known-words.ts'

/** Shortest word in which one wrong letter is forgiven; in shorter ones it makes another word too often. */
const FORGIVEN_LENGTH = 6
export const LONGEST_PHRASE = 5

// Earlier entries win where two things share a name.
const ENTRIES: readonly Entry[] = [
  ...colourEntries,
  ...shadeEntries,
  ...surfaceEntries,
  ...materialEntries,
  ...propEntries,
  ...placeEntries,
  ...timeEntries,
  ...lightEntries,
  ...styleEntries,
  ...feelingEntries,
  ...festiveEntries,
  ...gradientEntries,
  ...renderedEntries,
]

/** What describes things has genders; a noun has one ("linho" is no "linha", "quadro" no "quadra"). */
const BENDING: ReadonlySet<Meaning['kind']> = new Set(['colour', 'shade', 'light', 'style'])
const DESCRIBING = ['ado', 'ido', 'oso', 'ino', 'ano', 'eno', 'urno']

/** Whether the last word of a phrase is inflected, not the first. */
const INFLECTS_LAST: Readonly<Record<BaseLanguage, boolean>> = { pt: false, es: false, en: true }

/** What is said fondly: "branquinho", "ovinhos", "mantelito". */
const TAKES_FOND: ReadonlySet<Meaning['kind']> = new Set(['colour', 'prop', 'material', 'surface'])

/** "Branquinho", "azulito": how such a word is made. */
const FOND: Readonly<Record<BaseLanguage, (word: string) => string[]>> = {
  pt: (word) => {
    if (word.includes(' ')) return []
    if (word.endsWith('co') || word.endsWith('ca')) return [`${word.slice(0, -2)}quinh${word.slice(-1)}`]
    return /[aoe]$/.test(word)
      ? [`${word.slice(0, -1)}inho`, ...(word.endsWith('a') ? [`${word.slice(0, -1)}inha`] : [])]
      : [`${word}zinho`]
  },
  es: (word) => {
    if (word.includes(' ')) return []
    if (word.endsWith('co') || word.endsWith('ca')) return [`${word.slice(0, -2)}quit${word.slice(-1)}`]
    return /[aoe]$/.test(word)
      ? [`${word.slice(0, -1)}ito`, ...(word.endsWith('a') ? [`${word.slice(0, -1)}ita`] : [])]
      : [`${word}ito`]
  },
  en: () => [],
}

/** Adds "branca", "brancos", "brancas" to "branco". In a phrase the first word is inflected, or all that agree with it. */
export function inflect(name: string, baseLanguage: BaseLanguage, isBending: boolean): string[] {
  if (INFLECTS_LAST[baseLanguage]) return [name, ...PLURALS[baseLanguage](name)]
  const [first = '', ...rest] = name.split(' ')
  const bends = first.endsWith('o') && (isBending || DESCRIBING.some((ending) => first.endsWith(ending)))
  const genders = [first]
  if (bends) genders.push(`${first.slice(0, -1)}a`)
  if (isBending && first.endsWith('dor')) genders.push(`${first}a`)
  const several = rest.some((word) => OF.has(word)) ? [] : rest.map((word) => PLURALS[baseLanguage](word)[0] ?? word)
  return genders.flatMap((form) => [
    [form, ...rest].join(' '),
    ...PLURALS[baseLanguage](form).flatMap((plural) => [
      [plural, ...rest].join(' '),
      ...(several.length > 0 ? [[plural, ...several].join(' ')] : []),
    ]),
  ])
}

/** Things under a name that is a colour's as well ("eucalipto"). */
const THINGS: Readonly<Record<BaseLanguage, ReadonlyMap<string, Meaning>>> = forBaseLanguages((baseLanguage) => {
  const forms = [...propEntries, ...renderedEntries].flatMap(({ meaning, names }) =>
    (names[baseLanguage] ?? '').split(', ').flatMap((name) => {
      return inflect(foldText(name), baseLanguage, false).map((form): [string, Meaning] => [form, meaning])
    }),
  )
  return new Map(forms.toReversed())
})

export function lookUpThing(phrase: string, baseLanguage: BaseLanguage): Meaning | undefined {
  return THINGS[baseLanguage].get(phrase)
}

function indexLanguage(baseLanguage: BaseLanguage): ReadonlyMap<string, Meaning> {
  const index = new Map<string, Meaning>()
  // a colour in the plural ("rosas") comes before a thing
  for (const entries of [colourEntries, ENTRIES]) addEntries(index, entries, baseLanguage)
  return index
}

function addEntries(index: Map<string, Meaning>, entries: readonly Entry[], baseLanguage: BaseLanguage): void {
  const named = entries.flatMap((entry) =>
    (entry.names[baseLanguage] ?? '').split(', ').map((name) => ({ meaning: entry.meaning, name: foldText(name) })),
  )
  const put = (name: string, meaning: Meaning) => {
    if (name !== '' && !index.has(name)) index.set(name, meaning)
  }
  // names as written win over forms made by rule
  for (const { name, meaning } of named) put(name, meaning)
  for (const { name, meaning } of named) {
    for (const form of inflect(name, baseLanguage, BENDING.has(meaning.kind) && !isThingToo(name, baseLanguage, true)))
      put(form, meaning)
    if (!TAKES_FOND.has(meaning.kind) || (meaning.kind === 'colour' && isThingToo(name, baseLanguage, true))) continue
    const isBending = meaning.kind === 'colour'
    for (const fond of FOND[baseLanguage](name).flatMap((form) => inflect(form, baseLanguage, isBending)))
      if (!NOT_FOND.has(fond)) put(fond, meaning)
  }
}

const INDEX: Readonly<Record<BaseLanguage, ReadonlyMap<string, Meaning>>> = forBaseLanguages(indexLanguage)

/** Single words that are recognised with one typing error, by first letter, because errors are rare there. */
const FORGIVEN: Readonly<Record<BaseLanguage, ReadonlyMap<string, readonly string[]>>> = forBaseLanguages(groupByInitial)

function groupByInitial(baseLanguage: BaseLanguage): ReadonlyMap<string, readonly string[]> {
  const words = [...INDEX[baseLanguage].keys()]
    .flatMap((name) => name.split(' '))
    .filter((word) => word.length >= FORGIVEN_LENGTH - 1)
  return Map.groupBy(new Set(words), (word) => word.slice(0, 1))
}

/** The member's own language first. */
export function baseLanguagesFrom(own: BaseLanguage): readonly BaseLanguage[] {
  return [own, ...BASE_LANGUAGES.filter((baseLanguage) => baseLanguage !== own)]
}

export function lookUp(phrase: string, baseLanguage: BaseLanguage): Meaning | undefined {
  return INDEX[baseLanguage].get(phrase)
}

/** The lexicon's word that differs by one typing error from a long word that no dictionary knows. */
export function forgiveSlip(word: string, baseLanguages: readonly BaseLanguage[]): string | undefined {
  if (word.length < FORGIVEN_LENGTH - 1 || knowsWord(word, baseLanguages[0] ?? 'pt')) return undefined
  const isNear = word.length < FORGIVEN_LENGTH ? isUsualSlip : isOneSlipAway
  for (const baseLanguage of baseLanguages) {
    const known = FORGIVEN[baseLanguage].get(word.slice(0, 1)) ?? []
    if (known.includes(word)) return word
    const near = known.find((candidate) => isNear(word, candidate))
    if (near !== undefined) return near
  }
  return undefined
}

/** In a word of five letters only a slip that makes no other word: a letter left out, neighbours swapped, "m" for "n". */
function isUsualSlip(typed: string, known: string): boolean {
  if (!isOneSlipAway(typed, known)) return false
  if (typed.length !== known.length) return known.length > typed.length
  const wrong = Array.from(typed, (letter, at) => `${letter}${known[at]}`).filter(([one, other]) => one !== other)
  return wrong.length === 2 || wrong.every((pair) => HEARD_ALIKE.has(pair))
}

const HEARD_ALIKE: ReadonlySet<string> = new Set(['mn', 'nm', 'sz', 'zs', 'cs', 'sc'])

/** One letter added, left out or wrong, or two neighbours swapped. */
function isOneSlipAway(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === known[start]) start += 1
  const rest = (word: string, skip: number) => word.slice(start + skip)
  return (
    rest(typed, 1) === rest(known, 1) ||
    rest(typed, 1) === rest(known, 0) ||
    rest(typed, 0) === rest(known, 1) ||
    (typed[start] === known[start + 1] && typed[start + 1] === known[start] && rest(typed, 2) === rest(known, 2))
  )
}
