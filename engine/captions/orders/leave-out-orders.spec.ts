import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#engine/types.ts'
import { baseLanguageOf } from '#phrases/languages.ts'
import { loadMarks } from '../learned/load-marks.ts'
import { TOLD } from '../learned/order-features.ts'
import { readFinishedLine } from '../learned/read-finished.ts'
import { leaveOutOrders } from './leave-out-orders.ts'

const read = (message: string, language: Language) =>
  leaveOutOrders(message, baseLanguageOf(language), loadMarks(baseLanguageOf(language)))

describe('what is told to us', () => {
  test.each([
    ['pt-BR', 'faz uma legenda pra bolo de cenoura com cobertura 40', 'bolo de cenoura com cobertura 40'],
    ['pt-BR', 'escova e hidratação 80 fala que aceitamos pix', 'escova e hidratação 80. aceitamos pix'],
  ] as const)('is left out, in %s: “%s”', (language, message, text) => {
    expect(read(message, language).text).toBe(text)
  })

  test('is no order where nothing would be left to say', () => {
    expect(read('faz uma legenda bonita', 'pt-BR')).toEqual({ text: 'faz uma legenda bonita', told: [] })
  })

  test('keeps lines apart', () => {
    expect(read('corte 40\nbarba 30', 'pt-BR')).toEqual({ text: 'corte 40\nbarba 30', told: [] })
  })
})

/** Typed without marks, from lines that nothing was learned from. */
function heldOut(language: Language, isWithOrder: boolean): string[] {
  return readFileSync(`${import.meta.dirname}/../held-out/${language}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(readFinishedLine)
    .filter(({ told }) => told.includes(TOLD.us) === isWithOrder)
    .map(({ words }) => words.join(' '))
}

/** So many lines in a hundred may lose a word that was not told to us. */
const MOST_HARMED = 3

describe('lines that nothing was learned from', () => {
  test.each(LANGUAGES)('lose hardly ever a word of hers, and never a number, in %s', (language) => {
    const lines = heldOut(language, false)
    const harmed = lines.filter((line) => read(line, language).told.length > 0)
    expect(harmed.length).toBeLessThanOrEqual(Math.ceil((lines.length * MOST_HARMED) / 100))
    for (const line of [...lines, ...heldOut(language, true)])
      expect(read(line, language).text.match(/\d+/gu)).toEqual(line.match(/\d+/gu))
  })
})
