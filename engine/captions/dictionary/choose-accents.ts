/** Which word is meant by one that was typed without its accents or its capital. */
import { type Accented, keyOf } from './accent-table.ts'
import type { Form } from './expand-dictionary.ts'

export interface Dictionary {
  readonly forms: () => Iterable<Form>
  /** Its rare words give way to words of a dictionary that has none. */
  readonly isLarge: boolean
}

export interface Names {
  readonly places: readonly string[]
  /** Those of the places that everybody knows. */
  readonly cities: readonly string[]
  /** None is a word as well. */
  readonly people: readonly string[]
  /** They give way to any word that is not rare. */
  readonly morePeople: readonly string[]
  /** Of other languages: they give way to any word. */
  readonly foreignPeople: readonly string[]
}

/** From what is meant most often to what nobody means. */
const RANKS = { noun: 0, verb: 1, rareNoun: 2, rareVerb: 3, bookish: 4 } as const
const SHORTEST = 3
const HAS_ACCENT = /[\u0080-\uffff]/u
const HAS_CAPITAL = /\p{Lu}/u
/** Capitals within a word, or nothing else, are an abbreviation or a brand. */
const IS_NAME = /^\p{Lu}\p{Ll}+$/u
const IS_TOLD_NAME = /SEM=(?:p1?|ter|cid|country|rio|po)(?![a-z])/u
/** "Calvinismo", or a plant, a cheese and the like that are named after somebody or some place. */
const IS_CREED =
  /ismos?$|^(?:Arruda|Hort[êe]nsia|Toscana|Palo|Cartuxa|Bombarda|Pi[çc]arra|Serafim|Condest[áa]vel|Comba|Calheiros?|Jaques|Sever|Jacobitas|Boximanes|Quelónios|Basilienses|Morse|Vénus|Barreiros|Lino|Manila|Parma|Maiorca|Barquinha|Manteigas|Flandres|Cruzeirinho|Diamantina|Agraço|Urais|Elísios|Agostinhos|Alcinos|Amadeus|Marias|Filipes|Freixo|Necas|Álea|Elia)$/u
const IS_LATIN = /^[\u0020-\u00ff]+$/u
/** Names of more words are those of institutions. */
const MOST_WORDS = 4

/**
 * @param dictionaries where they disagree, the first one knows how a word is spelt
 * @param foreign dictionaries of words that are used in the language too, and are no names there
 * @returns by `keyOf`; words that are right as they are typed do not stand there, unless what is right is a form of a verb
 */
export function chooseAccents(
  dictionaries: readonly Dictionary[],
  { places, cities, people, morePeople, foreignPeople }: Names,
  foreign: readonly Dictionary[],
): ReadonlyMap<string, Accented> {
  const { chosen, capitalised, told } = collect(dictionaries)
  const names = [...capitalised, ...places].filter((name) => IS_LATIN.test(name))
  const allNames = [...names, ...people, ...morePeople, ...foreignPeople]
  const keys = new Set([...chosen.keys(), ...allNames.flatMap((name) => keyOf(name).split(' '))])
  const typed = plainRanks(dictionaries, keys)
  const table = new Map<string, Accented>()
  for (const [key, candidate] of chosen) {
    const accented = decide(candidate, typed.get(key))
    if (accented) table.set(key, accented)
  }
  const rankOfKey = (key: string) => Math.min(typed.get(key) ?? RANKS.bookish, chosen.get(key)?.rank ?? RANKS.bookish)
  const foreignKeys = plainRanks(foreign, keys)
  const plain = new Set([...typed, ...foreignKeys].flatMap(([key, rank]) => (rank <= RANKS.rareNoun ? [key] : [])))
  addPlaces(table, names, plain)
  const isRare = (key: string) => rankOfKey(key) >= RANKS.rareNoun
  addTold(table, told, (key) => isRare(key) && !foreignKeys.has(key))
  // whoever lives there writes it more often than anybody the rare word
  addFree(table, cities, ({ name, key }) => (IS_NAME.test(name) && isRare(key) ? { word: name } : undefined))
  addFree(table, foreignPeople, ({ name, key }) =>
    [typed, chosen, foreignKeys, table].some((words) => words.has(key)) ? undefined : { word: name, doubt: 'person' },
  )
  addFree(table, morePeople, ({ name, key }) => (isRare(key) ? { word: name, doubt: 'person' } : undefined))
  for (const word of people) table.set(keyOf(word), { word, doubt: 'person' })
  return table
}

/** Portugal's dictionary tells names, and Brazil's how they are spelt. */
function addTold(table: Map<string, Accented>, told: ReadonlySet<string>, isFree: (key: string) => boolean): void {
  for (const name of told) {
    const key = keyOf(name)
    const spelt = table.get(key)?.word ?? name
    if (key.length > SHORTEST && isFree(key)) table.set(key, { word: spelt.charAt(0).toUpperCase() + spelt.slice(1) })
  }
}

interface Keyed {
  readonly name: string
  readonly key: string
}

function addFree(
  table: Map<string, Accented>,
  names: readonly string[],
  accentedOf: (keyed: Keyed) => Accented | undefined,
): void {
  for (const name of names) {
    const key = keyOf(name)
    const accented = accentedOf({ name, key })
    if (accented) table.set(key, accented)
  }
}

interface Candidate {
  readonly word: string
  readonly rank: number
  /** Another word is as good. */
  readonly isDoubtful: boolean
}

interface Found {
  /** The best word of each key. */
  readonly chosen: ReadonlyMap<string, Candidate>
  readonly capitalised: ReadonlySet<string>
  /** Those that their dictionary calls somebody's or some place's. */
  readonly told: ReadonlySet<string>
}

function collect(dictionaries: readonly Dictionary[]): Found {
  const ranks = new Map<string, number>()
  const spelt: ReadonlySet<string>[] = []
  const capitalised = new Set<string>()
  const told = new Set<string>()
  for (const { forms, isLarge } of dictionaries) {
    const words = new Set<string>()
    for (const form of forms()) {
      if (isAccented(form.word)) {
        words.add(form.word)
        const either = inEither(form.word)
        ranks.set(either, Math.min(ranks.get(either) ?? RANKS.bookish, rankOf(form, isLarge)))
      } else if (HAS_CAPITAL.test(form.word)) {
        capitalised.add(form.word)
        if (IS_NAME.test(form.word) && IS_TOLD_NAME.test(form.entry) && !IS_CREED.test(form.word)) told.add(form.word)
      }
    }
    spelt.push(words)
  }
  const chosen = new Map<string, Candidate>()
  const [first = new Set(), ...others] = spelt
  for (const word of first) choose(chosen, word, ranks)
  const known = new Set(Array.from(first, inEither))
  for (const words of others) for (const word of words) if (!known.has(inEither(word))) choose(chosen, word, ranks)
  return { chosen, capitalised, told }
}

function choose(chosen: Map<string, Candidate>, word: string, ranks: ReadonlyMap<string, number>): void {
  const key = keyOf(word)
  const rank = ranks.get(inEither(word)) ?? RANKS.bookish
  const former = chosen.get(key)
  if (former === undefined || rank < former.rank) chosen.set(key, { word, rank, isDoubtful: false })
  else if (inEither(word) === inEither(former.word))
    chosen.set(key, { ...former, word: word === inEither(word) ? former.word : word })
  else if (rank === former.rank) chosen.set(key, { ...former, isDoubtful: true })
}

/** "Econômico" and "económico" are one word. */
function inEither(word: string): string {
  return word.replaceAll('ê', 'é').replaceAll('ô', 'ó')
}

function rankOf({ isVerbForm, isBookish }: Form, isLarge: boolean): number {
  if (isBookish) return RANKS.bookish
  if (isLarge) return isVerbForm ? RANKS.rareVerb : RANKS.rareNoun
  return isVerbForm ? RANKS.verb : RANKS.noun
}

function isAccented(word: string): boolean {
  return word.length >= SHORTEST && HAS_ACCENT.test(word) && word === word.toLowerCase()
}

/** What a word is where nothing is missing. */
function plainRanks(dictionaries: readonly Dictionary[], keys: ReadonlySet<string>): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  for (const { forms, isLarge } of dictionaries) {
    for (const form of forms()) {
      if (!keys.has(form.word)) continue
      ranks.set(form.word, Math.min(ranks.get(form.word) ?? RANKS.bookish, rankOf(form, isLarge)))
    }
  }
  return ranks
}

function decide({ word, rank, isDoubtful }: Candidate, typed: number | undefined): Accented | undefined {
  if (isDoubtful) return undefined
  if (typed === undefined || (typed === RANKS.bookish && rank !== RANKS.bookish)) return { word }
  const isNoun = rank === RANKS.noun || rank === RANKS.rareNoun
  if (isNoun && typed === RANKS.verb && rank < typed) return { word, doubt: 'verb' }
  const isRarelyTyped = typed === RANKS.rareNoun || typed === RANKS.rareVerb
  return isRarelyTyped && rank <= RANKS.verb ? { word } : undefined
}

/** Places and whatever else dictionaries write with a capital, where no word is typed like them. */
function addPlaces(table: Map<string, Accented>, names: readonly string[], plain: ReadonlySet<string>): void {
  for (const word of names) {
    const key = keyOf(word)
    const isFree = IS_NAME.test(word) ? key.length > SHORTEST && !plain.has(key) : isNameOfSeveral(word, plain)
    if (isFree && !isAccented(table.get(key)?.word ?? '')) table.set(key, { word })
  }
}

/** "Vila do Conde", "Nova Iguaçu": of two words one at least is no other word. */
function isNameOfSeveral(name: string, plain: ReadonlySet<string>): boolean {
  const words = name.split(' ')
  if (words.length < 2 || words.length > MOST_WORDS) return false
  return words.length > 2 || words.some((word) => word.length > SHORTEST && !plain.has(keyOf(word)))
}
