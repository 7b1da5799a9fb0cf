/** The words of a language on disk: built where it is missing, and again when a dictionary, a list or the choice changes. */
import { readdirSync } from 'node:fs'
import { buildOnce } from '#engine/build-once/build-once.ts'
import { LANGUAGES, type Language } from '#engine/types.ts'
import { baseLanguageOf } from '#phrases/languages.ts'
import { loadMarks } from '../learned/load-marks.ts'
import { parseTable, writeTable } from './accent-table.ts'
import { buildTable, listWords } from './build-table.ts'
import type { Words } from './words.ts'
import { writeFilter } from './word-filter.ts'

const ROOT = `${import.meta.dirname}/../../../`
const LISTS = ['meant-as-typed', 'given-names', 'more-names', 'places'].map(
  (name) => `${import.meta.dirname}/../lexicon/${name}.ts`,
)

const readOrBuild = buildOnce(`${ROOT}.cache/accents/`, sources)
const bytes = { write: (built: Uint8Array) => built, parse: (file: Buffer): Uint8Array => file }

const loaded = new Map<Language, Words>()

/** The words of this process; the first call reads them, or builds them in some seconds where they are missing. */
export function loadWords(language: Language): Words {
  const former = loaded.get(language)
  if (former) return former
  const accents = readOrBuild({ name: `${language}.txt`, build: () => writeTable(buildTable(language)), ...bytes })
  const words = { accents: parseTable(accents), known: loadKnown(language), marks: loadMarks(baseLanguageOf(language)) }
  loaded.set(language, words)
  return words
}

const filters = new Map<string, Uint8Array>()

/** For `isKnown`: the words of both variants of a language. */
export function loadKnown(language: Language): Uint8Array {
  const name = `${baseLanguageOf(language)}.bin`
  const former = filters.get(name)
  if (former) return former
  const known = readOrBuild({ name, build: () => writeFilter(listWords(language)), ...bytes })
  filters.set(name, known)
  return known
}

/** Builds those that are missing. */
export function loadAllWords(): void {
  for (const language of LANGUAGES) loadWords(language)
}

function sources(): string[] {
  const own = readdirSync(import.meta.dirname)
    .filter((name) => !name.includes('.spec.'))
    .toSorted()
    .map((name) => `${import.meta.dirname}/${name}`)
  // the manifest names the versions of the dictionaries
  return [...own, ...LISTS, `${ROOT}package.json`]
}
