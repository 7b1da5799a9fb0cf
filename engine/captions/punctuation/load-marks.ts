/** What was learned about marks, on disk: built where it is missing, and again when an example or the training changes. */
import { readdirSync } from 'node:fs'
import { buildOnce } from '#engine/build-once/build-once.ts'
import type { Language } from '#engine/types.ts'
import type { BaseLanguage } from '#phrases/languages.ts'
import { listSorts } from '../dictionary/list-sorts.ts'
import type { Sort } from '../dictionary/sorts.ts'
import { writeFilter } from '../dictionary/word-filter.ts'
import type { Sorts } from './features.ts'
import { parsePerceptron, writePerceptron } from './perceptron-file.ts'
import type { Marks } from '../lines/read-words.ts'
import { type Example, readExamples } from './read-examples.ts'
import { trainCoins, trainPrices } from './train.ts'

const readOrBuild = buildOnce(`${import.meta.dirname}/../../../.cache/marks/`, sources)

const loaded = new Map<BaseLanguage, Marks>()

/** The marks of this process; the first call reads them, or learns them in a second where they are missing. */
export function loadMarks(language: BaseLanguage): Marks {
  const former = loaded.get(language)
  if (former) return former
  const sorts = loadSorts(language)
  const reader = { language, sorts }
  const files = { write: writePerceptron, parse: parsePerceptron }
  const marks = {
    prices: readOrBuild({ name: `${language}-prices.bin`, build: () => trainPrices(readAll(language), reader), ...files }),
    ...(language === 'es' && {
      coins: readOrBuild({ name: `${language}-coins.bin`, build: () => trainCoins(readAll(language), ['€', '$']), ...files }),
    }),
    sorts,
  }
  loaded.set(language, marks)
  return marks
}

function loadSorts(language: BaseLanguage): Sorts {
  const bytes = { write: (built: Uint8Array) => built, parse: (file: Buffer): Uint8Array => file }
  let listed: ReturnType<typeof listSorts> | undefined
  const read = (sort: Sort) =>
    readOrBuild({
      name: `${language}-sorts-${sort}.bin`,
      build: () => {
        listed ??= listSorts(language)
        return writeFilter(listed[sort])
      },
      ...bytes,
    })
  return {
    verb: read('verb'),
    act: read('act'),
    thing: read('thing'),
    quality: read('quality'),
  }
}

/** Portuguese is learned from both countries. */
const LISTS: Readonly<Record<BaseLanguage, readonly Language[]>> = { pt: ['pt-BR', 'pt-PT'], es: ['es'], en: ['en'] }

function readAll(language: BaseLanguage): Example[] {
  return LISTS[language].flatMap(readExamples)
}

function sources(): string[] {
  const own = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[a-z-]+\.ts$|\.txt$/u.test(name))
    .toSorted()
    .map((name) => `${import.meta.dirname}/${name}`)
  const read = [
    '../lexicon/reading.ts',
    '../dictionary/expand-dictionary.ts',
    '../dictionary/build-table.ts',
    '../dictionary/list-sorts.ts',
    '../dictionary/sorts.ts',
    '../../../package.json',
  ]
  return [...own, ...read.map((name) => `${import.meta.dirname}/${name}`)]
}
