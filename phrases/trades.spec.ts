/** The pages of the trades are no copies of one another with another noun: search engines would take them for one page. */
import { expect, it } from 'vitest'
import { trades as en } from './en/trades.ts'
import { trades as es } from './es/trades.ts'
import type { Language } from './languages.ts'
import { trades as ptBr } from './pt-BR/trades.ts'
import { trades as ptPt } from './pt-PT/trades.ts'

const TRADES: Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  'pt-BR': ptBr,
  'pt-PT': ptPt,
  es,
  en,
}
/** Words in a row; fewer are idiom. */
const RUN = 5
const MAX_IN_COMMON = 0.1
const FEWEST_WORDS = 150

const wordsOf = (texts: Readonly<Record<string, string>>) =>
  Object.values(texts)
    .join(' . ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

function runsOf(texts: Readonly<Record<string, string>>): ReadonlySet<string> {
  const words = wordsOf(texts)
  return new Set(words.slice(0, 1 - RUN).map((_, at) => words.slice(at, at + RUN).join(' ')))
}

it.each(Object.entries(TRADES))('each trade has words of its own in %s', (_, trades) => {
  const pages = Object.entries(trades).map(([name, texts]) => ({ name, words: wordsOf(texts).length, runs: runsOf(texts) }))
  for (const one of pages) {
    expect([one.name, one.words >= FEWEST_WORDS]).toEqual([one.name, true])
    for (const other of pages) {
      if (one === other) continue
      const common = [...one.runs].filter((run) => other.runs.has(run)).length / one.runs.size
      expect([one.name, other.name, common <= MAX_IN_COMMON]).toEqual([one.name, other.name, true])
    }
  }
})
