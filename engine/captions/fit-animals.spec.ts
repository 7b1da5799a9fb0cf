import { describe, expect, it } from 'vitest'
import type { Language } from '#engine/types.ts'
import { fitSigns, fitTag } from './fit-animals.ts'
import { writeCaptions } from './write-captions.ts'

function tagsOf(message: string, language: Language, occupation: string): readonly string[] {
  const manner = { tone: 'warm', length: 'medium', hashtags: true, count: 1, seed: 1 } as const
  return writeCaptions({ message, language, occupation, ...manner })[0]?.hashtags ?? []
}

describe("a groomer's tags", () => {
  it.each([
    ['pt-BR', 'tosa higiênica em gato persa 70', 'banho e tosa', '#gatos', '#cachorros'],
    ['en', 'cat nail trim $15 saturday', 'dog groomer', '#catsofinstagram', '#dogsofinstagram'],
    ['pt-BR', 'banho no cachorro e no gato', 'banho e tosa', '#cachorros', '#gatos'],
    ['pt-BR', 'banho a partir de 45', 'banho e tosa', '#cachorros', '#gatos'],
  ] as const)('are those of the animal, in %s: "%s"', (language, message, occupation, tag, other) => {
    expect(tagsOf(message, language, occupation)).toContain(tag)
    expect(tagsOf(message, language, occupation)).not.toContain(other)
  })

  it('name no animal where a rabbit is meant', () => {
    expect(fitTag('perros', 'baño para conejo 15€', 'es')).toBe('')
    expect(fitTag('mascotas', 'baño para conejo 15€', 'es')).toBe('mascotas')
  })
})

it('has the sign of its animal', () => {
  expect(fitSigns(['🐾', '🐶'], 'banho em gato')).toEqual(['🐾', '🐱'])
  expect(fitSigns(['🐾', '🐶'], 'baño para conejo')).toEqual(['🐾'])
  expect(fitSigns(['🐾', '🐶'], 'banho de sábado')).toEqual(['🐾', '🐶'])
})
