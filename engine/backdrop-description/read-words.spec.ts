import { describe, expect, it } from 'vitest'

import { findReadyBackdrop } from '#engine/backdrop/ready-backdrops.ts'
import { LANGUAGES } from '#engine/types.ts'

import { EXAMPLES } from './lexicon/examples.ts'
import { describeScene } from './parse-words.ts'
import { readWords } from './read-words.ts'

describe.each(LANGUAGES)('words that say nothing, in %s', (language) => {
  it.each(['', '   ', 'xyzzy plugh', '12345', '🦄'])('are no order for a picture ("%s")', (words) => {
    expect(readWords(words, language)).toMatchObject({ isUnderstood: false, taken: [] })
  })

  it('are answered with at least three backdrops and three descriptions', () => {
    const { nearBackdrops, suggestions } = readWords('xyzzy plugh', language)
    expect(new Set(nearBackdrops).size).toBeGreaterThanOrEqual(3)
    expect(nearBackdrops.filter((id) => !findReadyBackdrop(id))).toEqual([])
    expect(new Set(suggestions).size).toBeGreaterThanOrEqual(3)
  })

  it.each(Object.entries(EXAMPLES))('lead to no suggestion that is not completely understood (%s)', (_, example) => {
    expect(describeScene(example[language], language).understood).toMatchObject({ missed: [] })
  })
})

describe('words that are understood', () => {
  it.each([['mesa de madeira escura com castanhas e vinho', 'pt-PT', ['castanhas']]] as const)(
    'are things where they are called like a colour or a light: "%s"',
    (words, language, missed) => {
      expect(readWords(words, language).missed).toEqual(missed)
    },
  )

  it.each([
    ['fundo azul com bolhas de sabão', 'pt-BR', ['bolhas de sabão']],
    ['mesa com travessa de cerâmica', 'pt-BR', ['travessa de cerâmica']],
    ['fundo que dê cheiro de baunilha', 'pt-BR', ['cheiro de baunilha']],
    ['fundo bege com cheiro de vela', 'pt-PT', ['cheiro de vela']],
    ['mesa con cáscara de limón', 'es', ['cáscara de limón']],
    ['blue background with soap bubbles', 'en', ['soap bubbles']],
    ['parede branca com monte de livros', 'pt-BR', []],
    ['azulejos portugueses ao fundo', 'pt-PT', ['portugueses']],
  ] as const)('are no things where they only tell what something unknown is made of: "%s"', (words, language, missed) => {
    expect(readWords(words, language).missed).toEqual(missed)
  })

  it('are told from those that are missed', () => {
    expect(readWords('mesa de madeira com xyzzy', 'pt-BR')).toMatchObject({
      isUnderstood: true,
      taken: ['mesa de madeira'],
      missed: ['xyzzy'],
    })
  })

  it.each([
    ['praia', 'praia-de-dia'],
    ['marmore preto visto de cima', 'de-cima-marmore-preto'],
    ['salao de beleza', 'salao-espelhos'],
    ['fundo infinito azul', 'infinito-azul'],
  ])('lead to the ready backdrop that is most like them ("%s")', (words, nearest) => {
    expect(readWords(words, 'pt-BR').nearBackdrops).toContain(nearest)
  })

  it.each(['sacada', 'piquenique'])('lead outdoors where nothing of ours shows them ("%s")', (words) => {
    const { isUnderstood, nearBackdrops } = readWords(words, 'pt-BR')
    expect(isUnderstood).toBe(false)
    expect(findReadyBackdrop(nearBackdrops[0] ?? '')?.scene).toMatchObject({ family: 'garden' })
  })

  it('lead to three backdrops at least, even where a family has fewer', () => {
    expect(new Set(readWords('cidade', 'pt-BR').nearBackdrops).size).toBeGreaterThanOrEqual(3)
  })
})
