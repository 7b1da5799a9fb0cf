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
