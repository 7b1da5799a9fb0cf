/** What was learned about marks, on disk: built where it is missing, and again when an example or the training changes. */
import { buildOnce } from '#engine/build-once/build-once.ts'
import type { BaseLanguage } from '#phrases/languages.ts'
import { listSorts } from '../dictionary/list-sorts.ts'
import type { Sort } from '../dictionary/sorts.ts'
import { writeFilter } from '../dictionary/word-filter.ts'
import type { Sorts } from './features.ts'
import { parsePerceptron, writePerceptron } from './perceptron-file.ts'
import type { Marks } from './marks.ts'
import { LEARNED_FROM, learningSources } from './learning-sources.ts'
import { loadTaggers } from './load-taggers.ts'
import { type Example, readExamples } from './read-examples.ts'
import { trainCoins, trainPrices } from './train.ts'

const readOrBuild = buildOnce(`${import.meta.dirname}/../../../.cache/marks/`, learningSources)

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
    ...loadTaggers(reader),
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

function readAll(language: BaseLanguage): Example[] {
  return LEARNED_FROM[language].flatMap(readExamples)
}
