/** Names that were typed without their capitals, accents or apostrophes. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, baseLanguageOf, forBaseLanguages, LANGUAGES } from '#phrases/languages.ts'
import { type Accented, type AccentTable, findAccented, keyOf } from './dictionary/accent-table.ts'
import { isKnown } from './dictionary/word-filter.ts'
import { capitalise } from './tidy-sentences.ts'
import { GIVEN_NAMES } from './lexicon/given-names.ts'
import { NAMES_AROUND } from './lexicon/names-around.ts'

interface Around {
  readonly always: RegExp
  readonly streets: RegExp
  readonly noStreet: RegExp
  readonly unknown: RegExp
  readonly never: RegExp
  readonly towns: RegExp
  readonly beforeTowns: RegExp
}

const AROUND: Readonly<Record<BaseLanguage, Around>> = forBaseLanguages((baseLanguage) => {
  const { always, streets, noStreet, unknown, never, towns, beforeTowns } = NAMES_AROUND[baseLanguage]
  return {
    streets: boundedPattern(String.raw`(?:^|[\s(])(?:${streets})\s$`, 'iu'),
    noStreet: boundedPattern(`^(?:${noStreet})$`, 'iu'),
    towns: boundedPattern(`^(?:${towns})$`, 'iu'),
    beforeTowns: boundedPattern(String.raw`(?:^|[\s(])(?:${beforeTowns})\s$`, 'iu'),
    always: boundedPattern(String.raw`(?:^|[\s(])(?:${always})\s$`, 'iu'),
    unknown: boundedPattern(String.raw`(?:^|[\s(])(?:${unknown})\s$`, 'iu'),
    never: boundedPattern(`^(?:${never})$`, 'iu'),
  }
})
const SHORTEST = 3
const TITLED = /(?:^|[\s(])(?:mrs?|miss|ms)\s$/iu

/** "Don't miss out". */
const NO_SURNAME = /^(?:and|the|out|this|that|these|those|it|you|your|our|any|him|her|them|us|seeing|having|being)$/u

interface Knowledge {
  readonly baseLanguage: BaseLanguage
  readonly known: Uint8Array
  /** A list has it, so that it is a word. */
  readonly isMended: boolean
}

/** Somebody or some place that no list holds: what is no word of the language, where a name is to be expected. */
export function isNamed(folded: string, before: string, { baseLanguage, known, isMended }: Knowledge): boolean {
  const { always, streets, noStreet, unknown, never, towns, beforeTowns } = AROUND[baseLanguage]
  if (towns.test(keyOf(folded)) && beforeTowns.test(before)) return true
  // "Mrs Hills" looks like a plural
  if (baseLanguage === 'en' && TITLED.test(before) && folded.length >= SHORTEST && !NO_SURNAME.test(folded)) return true
  if (folded.length < SHORTEST) return false
  // "rua das palmeiras" ends like what somebody does
  if (streets.test(before)) return !noStreet.test(folded)
  if (never.test(folded)) return false
  return always.test(before) || (!isMended && unknown.test(before) && folded.length > SHORTEST && !isKnown(known, keyOf(folded)))
}

/** What a name ends in when it is said fondly, and what it ended in before: "luquinhas" from "lucas". A longer ending comes first. */
const FOND: Readonly<Record<BaseLanguage, readonly (readonly [ending: string, before: readonly string[]])[]>> = {
  pt: [
    ['quinhos', ['cos']],
    ['quinhas', ['cas']],
    ['quinha', ['ca']],
    ['quinho', ['co']],
    ['guinho', ['go']],
    ['zinha', ['']],
    ['zinho', ['']],
    ['inha', ['a', 'ia', 'z']],
    ['inho', ['o', 'e', '']],
  ],
  es: [
    ['itos', ['os']],
    ['cito', ['']],
    ['cita', ['']],
    ['ito', ['o', 'e', '']],
    ['ita', ['a', 'ia']],
  ],
  en: [],
}
const GIVEN: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = forBaseLanguages(
  (baseLanguage) =>
    new Set(
      LANGUAGES.filter((language) => baseLanguageOf(language) === baseLanguage).flatMap((language) =>
        GIVEN_NAMES[language].map(keyOf),
      ),
    ),
)
/** Words that end like a name: "azul marinha". */
const NO_NAMES: ReadonlySet<string> = new Set([
  'marinha',
  'alinha',
  'caminha',
  'adivinha',
  'bonita',
  'bonito',
  'señorita',
  'senorita',
  'visita',
  'cita',
])
const SHORTEST_GIVEN = 3

/** A given name with a fond ending, "mariazinha", in its own letters; undefined for any other word. */
export function fondNameOf(folded: string, baseLanguage: BaseLanguage, table: AccentTable): string | undefined {
  const key = keyOf(folded)
  if (NO_NAMES.has(key)) return undefined
  for (const [ending, befores] of FOND[baseLanguage]) {
    if (!key.endsWith(ending)) continue
    const stem = key.slice(0, -ending.length)
    const before = befores.find((end) => stem.length + end.length >= SHORTEST_GIVEN && GIVEN[baseLanguage].has(stem + end))
    if (before === undefined) continue
    const whole = before === '' ? findAccented(table, stem)?.word : undefined
    return capitalise(whole === undefined ? folded : `${whole}${ending}`)
  }
  return undefined
}

const OWNER = /^\p{L}{2,20}s$/u
const OWNED = /^ (?!(?:and|is|was|has|at|in|on|for|with|to|are|will|who|came|got|or|both)(?!\p{L}))[\p{L}\d]/u
const OWNING = "'s"

/** "Emma and jacks wedding": jack is a word as well, but not beside Emma. */
const BESIDE = /(?:^|\s)(\p{L}{2,20}) (?:and|&) $/u
const COUPLES = /^ (?:wedding|engagement|anniversary|big day|home|house|baby)(?!\p{L})/u

/** "Millies 5th birthday", "Hannahs 40th". */
export function ownerOf(
  word: string,
  { before, after }: { readonly before: string; readonly after: string },
  table: AccentTable,
): Accented | undefined {
  // "the Martins" are a family
  if (!OWNER.test(word) || !OWNED.test(after) || /\bthe $/iu.test(before)) return undefined
  const owner = findAccented(table, keyOf(word.slice(0, -1)))
  if (owner?.doubt === 'person') return { word: owner.word + OWNING }
  const other = BESIDE.exec(before)?.[1]
  const isCouple = other !== undefined && COUPLES.test(after) && findAccented(table, keyOf(other))?.doubt === 'person'
  return isCouple ? { word: capitalise(word.slice(0, -1)) + OWNING } : undefined
}

/** A name that has an accent wherever it is written. People spell their own as they like, but for "ão". */
export function nameOf(typed: string, { word, doubt }: Accented): string {
  if (word.endsWith(OWNING)) return word
  const isBare = /^\p{Lu}/u.test(word) && keyOf(typed) === typed.toLowerCase() && typed.toLowerCase() !== word.toLowerCase()
  return isBare && (doubt !== 'person' || word.endsWith('ão')) ? word : typed
}
