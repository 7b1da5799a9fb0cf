/** What is said beside the price is how often it is charged; the allowance is the plan's. */
import { expect, it } from 'vitest'
import { type CYCLE_MONTHS, PLAN } from '#features/plan.ts'
import { chat as chatEn } from './en/chat.ts'
import { web as en } from './en/web.ts'
import { chat as chatEs } from './es/chat.ts'
import { web as es } from './es/web.ts'
import { type Language, LANGUAGES } from './languages.ts'
import { chat as chatPtBr } from './pt-BR/chat.ts'
import { web as ptBr } from './pt-BR/web.ts'
import { chat as chatPtPt } from './pt-PT/chat.ts'
import { web as ptPt } from './pt-PT/web.ts'

const TEXTS: Readonly<Record<Language, readonly object[]>> = {
  'pt-BR': [ptBr, chatPtBr],
  'pt-PT': [ptPt, chatPtPt],
  es: [es, chatEs],
  en: [en, chatEn],
}
const WORDS: Readonly<Record<Language, Readonly<Record<keyof typeof CYCLE_MONTHS, RegExp>>>> = {
  'pt-BR': { MONTHLY: /\bmês\b|mensal/i, YEARLY: /\bano\b|anual/i },
  'pt-PT': { MONTHLY: /\bmês\b|mensal/i, YEARLY: /\bano\b|anual/i },
  es: { MONTHLY: /\bmes\b|mensual/i, YEARLY: /\baño\b|anual/i },
  en: { MONTHLY: /\bmonth/i, YEARLY: /\byear/i },
}

function textsIn(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}

it.each(LANGUAGES)('no text in %s names another cycle beside the price', (language) => {
  const priced = textsIn(TEXTS[language]).filter((text) => text.includes('{{price}}'))
  expect(priced.length).toBeGreaterThan(5)
  const others = Object.entries(WORDS[language]).filter(([cycle]) => cycle !== PLAN.cycle)
  expect(priced.filter((text) => others.some(([, words]) => words.test(text)))).toEqual([])
})

const EDITS: Readonly<Record<Language, RegExp>> = {
  'pt-BR': /edi[çc]|fotos?\b|nenhuma das/i,
  'pt-PT': /edi[çc]|fotografias?\b|nenhuma das/i,
  es: /edicion|fotos?\b|ninguna de las/i,
  en: /edits?\b|photos?\b|any of the/i,
}

it.each(LANGUAGES)('no text in %s writes the number of the allowance by hand', (language) => {
  // what some have agreed to stays as it was
  const texts = TEXTS[language].flatMap(({ superseded: _superseded, ...current }: { superseded?: unknown }) => textsIn(current))
  expect(texts.filter((text) => text.includes('{{limit}}')).length).toBeGreaterThan(10)
  const number = new RegExp(`\\b${PLAN.editsPerPeriod}\\b(?! mes| month| anos)`)
  expect(texts.filter((text) => number.test(text) && EDITS[language].test(text))).toEqual([])
})
