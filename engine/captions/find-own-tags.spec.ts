import { describe, expect, it } from 'vitest'
import type { Language } from '#engine/types.ts'
import { BASE_LANGUAGES } from '#phrases/languages.ts'

import { findOwnTags } from './find-own-tags.ts'
import { OWN_TAGS } from './lexicon/own-tags.ts'
import { HASHTAG_LIMIT } from './pick-hashtags.ts'
import { writeCaptions } from './write-captions.ts'

function captionOf(occupation: string, message: string, language: Language) {
  const [caption] = writeCaptions({
    occupation,
    message,
    language,
    tone: 'warm',
    length: 'medium',
    hashtags: true,
    count: 1,
    seed: 1,
  })
  return { text: caption?.text ?? '', hashtags: caption?.hashtags ?? [] }
}

describe('a trade that shares its lines with others', () => {
  it.each([
    ['açougue', 'picanha 59,90 kg', 'pt-BR', 'carnes', 'hortifruti'],
    ['peixaria', 'tilápia fresca 42 o quilo', 'pt-BR', 'pescados', 'hortifruti'],
    ['cafeteria', 'aberto sábado com bolo de milho', 'pt-BR', 'cafe', 'restaurante'],
    ['carnicería', 'asado 12.000 el kilo', 'es', 'carne', 'frescos'],
    ['coffee shop', 'closed monday', 'en', 'coffee', 'restaurant'],
    ['laptop repair', 'new battery $90', 'en', 'laptoprepair', 'phonerepair'],
  ] as const)('has its own tags and no neighbour\'s: %s, "%s"', (occupation, message, language, own, other) => {
    const { hashtags } = captionOf(occupation, message, language)
    expect(hashtags).toContain(`#${own}`)
    expect(hashtags).not.toContain(`#${other}`)
  })

  it('has its own signs', () => {
    expect(captionOf('açougue', 'picanha 59,90 kg', 'pt-BR').text).not.toContain('🥬')
  })

  it('is found by one name alone', () => {
    expect(findOwnTags('loja de cafeteiras', 'pt')).toBeUndefined()
    expect(findOwnTags('barbearia', 'pt')).toBeUndefined()
    expect(findOwnTags('', 'en')).toBeUndefined()
  })

  it.each([
    ['en', 'nail bar'],
    ['en', 'brow bar'],
    ['en', 'juice bar'],
    ['pt', 'nail bar'],
    ['en', 'swimwear shop'],
    ['en', 'cheesecake bakery'],
    ['en', 'rooftop restaurant'],
    ['en', 'toyota dealer'],
    ['en', 'music producer'],
    ['en', 'face painter'],
    ['pt', 'pão de mel'],
    ['pt', 'pão de queijo'],
    ['pt', 'pintura automotiva'],
    ['es', 'tarta de queso'],
    ['es', 'pan de miel'],
  ] as const)('are none of a trade that is only called alike in %s: "%s"', (language, occupation) => {
    expect(findOwnTags(occupation, language)).toBeUndefined()
  })

  it.each([
    ['en', 'bar', 'drinks'],
    ['en', 'cocktail bar', 'drinks'],
    ['en', 'pet daycare', 'petcare'],
    ['en', 'daycare', 'childcare'],
    ['en', 'swim school', 'swimming'],
    ['en', 'roofer', 'roofing'],
    ['en', 'toy shop', 'toys'],
    ['en', 'swimming pool service', 'poolservice'],
    ['pt', 'bar', 'happyhour'],
    ['pt', 'creche pet', 'crechecanina'],
    ['pt', 'creche', 'educacaoinfantil'],
    ['pt', 'mel', 'melpuro'],
    ['pt', 'loja de queijos', 'queijo'],
    ['es', 'guardería para perros', 'guarderiacanina'],
    ['es', 'guardería', 'educacioninfantil'],
  ] as const)('are those of its own trade in %s: "%s"', (language, occupation, tag) => {
    expect(findOwnTags(occupation, language)?.tags).toContain(tag)
  })

  it('has tags without accents, and few enough to stand beside what is told', () => {
    for (const { tags } of BASE_LANGUAGES.flatMap((language) => OWN_TAGS[language])) {
      expect(tags.length).toBeLessThan(HASHTAG_LIMIT)
      for (const tag of tags) expect(tag).toMatch(/^[a-zñ]{2,24}$/u)
    }
  })
})

describe('a bakery', () => {
  it('keeps the tags of what it sells besides bread', () => {
    expect(captionOf('bakery', 'cupcakes 30 a dozen', 'en').hashtags.length).toBeGreaterThan(2)
  })
})
