/** The inverted lexicon: from a folded phrase to its meaning, with plurals and genders. */

import { foldText } from './clean-text.ts'
import { colourEntries, shadeEntries } from './lexicon/colours.ts'
import { lightEntries, styleEntries } from './lexicon/lights.ts'
import { materialEntries, surfaceEntries } from './lexicon/materials.ts'
import { type Entry, type Meaning } from './lexicon/meaning.ts'
import { BASE_LANGUAGES, type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { propEntries, renderedEntries } from './lexicon/props.ts'
import { festiveEntries, gradientEntries, placeEntries, timeEntries } from './lexicon/places.ts'
import { REAL_WORDS } from './lexicon/small-words.ts'

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
  ...festiveEntries,
  ...gradientEntries,
  ...renderedEntries,
]

const BENDING: ReadonlySet<Meaning['kind']> = new Set([
  'colour',
  'shade',
  'light',
  'style',
  'material',
  'prop',
  'place',
  'time',
  'festive',
  'gradient',
])

const PLURALS: Readonly<Record<BaseLanguage, (word: string) => string[]>> = {
  pt: (word) => {
    if (/[aeiou]$/.test(word)) return [`${word}s`, ...(word.endsWith('ao') ? [`${word.slice(0, -2)}oes`] : [])]
    if (word.endsWith('m')) return [`${word.slice(0, -1)}ns`]
    return /[aou]l$/.test(word) ? [`${word.slice(0, -1)}is`] : [`${word}es`]
  },
  es: (word) => {
    if (/[aeiou]$/.test(word)) return [`${word}s`, ...(word.endsWith('ao') ? [`${word.slice(0, -2)}oes`] : [])]
    return [`${word}es`]
  },
  en: (word) => [`${word}s`, ...(/(?:s|sh|ch|x)$/.test(word) ? [`${word}es`] : [])],
}

/** Whether the last word of a phrase is inflected, not the first. */
const INFLECTS_LAST: Readonly<Record<BaseLanguage, boolean>> = { pt: false, es: false, en: true }

/** Adds "branca", "brancos", "brancas" to "branco". In a phrase only one word is inflected. */
export function inflect(name: string, baseLanguage: BaseLanguage, isBending: boolean): string[] {
  if (INFLECTS_LAST[baseLanguage]) return [name, ...PLURALS[baseLanguage](name)]
  const [first = '', ...rest] = name.split(' ')
  const genders = isBending && first.endsWith('o') ? [first, `${first.slice(0, -1)}a`] : [first]
  return genders.flatMap((form) => [form, ...PLURALS[baseLanguage](form)]).map((form) => [form, ...rest].join(' '))
}

function indexLanguage(baseLanguage: BaseLanguage): ReadonlyMap<string, Meaning> {
  const index = new Map<string, Meaning>()
  const named = ENTRIES.flatMap((entry) =>
    (entry.names[baseLanguage] ?? '').split(', ').map((name) => ({ meaning: entry.meaning, name: foldText(name) })),
  )
  const put = (name: string, meaning: Meaning) => {
    if (name !== '' && !index.has(name)) index.set(name, meaning)
  }
  // names as written win over forms made by rule
  for (const { name, meaning } of named) put(name, meaning)
  for (const { name, meaning } of named) {
    for (const form of inflect(name, baseLanguage, BENDING.has(meaning.kind))) if (!REAL_WORDS.has(form)) put(form, meaning)
  }
  return index
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

/** The lexicon's word that differs from a long unknown word by one typing error. */
export function forgiveSlip(word: string, baseLanguages: readonly BaseLanguage[]): string | undefined {
  if (word.length < FORGIVEN_LENGTH || REAL_WORDS.has(word)) return undefined
  for (const baseLanguage of baseLanguages) {
    const known = FORGIVEN[baseLanguage].get(word.slice(0, 1)) ?? []
    if (known.includes(word)) return word
    const near = known.find((candidate) => isOneSlipAway(word, candidate))
    if (near !== undefined) return near
  }
  return undefined
}

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
