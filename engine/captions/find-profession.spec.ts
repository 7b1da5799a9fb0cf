import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '#engine/types.ts'
import { baseLanguageOf } from '#phrases/languages.ts'

import { EVERYDAY } from './everyday-sentences.fixture.ts'
import { findProfession } from './find-profession.ts'

describe.each(LANGUAGES)('the trade of a sentence in %s', (language) => {
  it.each(EVERYDAY[language])('is %s for "%s"', (trade, sentence) => {
    expect(findProfession(sentence, baseLanguageOf(language))).toBe(trade)
  })

  it('is asked of forty sentences and more', () => {
    expect(EVERYDAY[language].length).toBeGreaterThanOrEqual(40)
  })
})

describe('an occupation', () => {
  it('is understood whatever language the caption is in', () => {
    expect(findProfession('new this week', 'en', 'confeiteira')).toBe('confectionery')
    expect(findProfession('', 'en', 'peluquera')).toBe('hair')
  })

  it('keeps a sentence that several trades may say', () => {
    expect(findProfession('nuestra tarta de queso y el menú del día', 'es', 'restaurante')).toBe('food')
  })
})

describe('beer', () => {
  it.each(['cerveja artesanal gelada', 'chopp geladinho na sexta'])('is neither knitted nor a sweet: "%s"', (message) => {
    expect(findProfession(message, 'pt')).toBe('food')
  })
})

describe('losing weight', () => {
  it.each([
    ['programa de emagrecimento', 'pt'],
    ['chá para emagrecer', 'pt'],
    ['té para bajar de peso', 'es'],
    ['weight loss tea', 'en'],
  ] as const)('is no workout by itself: "%s"', (message, baseLanguage) => {
    expect(findProfession(message, baseLanguage)).toBe('generic')
  })
})
