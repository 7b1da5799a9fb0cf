/** Lines that nothing was learned from: how many of their marks are found, and how many are put where their writers put none. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#engine/types.ts'
import { baseLanguageOf } from '#phrases/languages.ts'
import { lookAt } from '../learned/features.ts'
import { loadMarks } from '../learned/load-marks.ts'
import { MARK } from '../learned/mark-features.ts'
import { type FinishedLine, readFinishedLine, withoutOrders } from '../learned/read-finished.ts'
import { learnedMarks } from './learned-marks.ts'
import { readWords } from './read-words.ts'

function linesOf(language: Language): FinishedLine[] {
  return readFileSync(`${import.meta.dirname}/../held-out/${language}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => withoutOrders(readFinishedLine(line)))
}

/** Of the places between words. */
function countMarks(language: Language) {
  const marks = loadMarks(baseLanguageOf(language))
  const count = { found: 0, missed: 0, others: 0 }
  for (const line of linesOf(language)) {
    const words = readWords(line.words.join(' '), language, marks)
    // numbers that belong together are one word there
    if (words.length !== line.words.length) continue
    const looked = lookAt(
      words.map(({ bare }) => bare),
      { language: baseLanguageOf(language), sorts: marks.sorts },
      words.map(({ isPrice }) => isPrice),
    )
    for (const [at, mark] of learnedMarks(words, looked, marks.places).slice(1, -1).entries()) {
      const isMarked = line.marks[at + 1] !== MARK.none
      if (mark !== MARK.none) count[isMarked ? 'found' : 'others'] += 1
      else if (isMarked) count.missed += 1
    }
  }
  return count
}

describe('the marks of lines that nothing was learned from', () => {
  test.each(LANGUAGES)('are mostly put where their writers put one, in %s', (language) => {
    const { found, missed, others } = countMarks(language)
    expect(found / (found + others)).toBeGreaterThan(LEAST_RIGHT)
    expect(found / (found + missed)).toBeGreaterThan(LEAST_FOUND)
  })
})

/** A mark in another place is mostly as good; see docs/words.md. */
const LEAST_RIGHT = 0.75
const LEAST_FOUND = 0.3
