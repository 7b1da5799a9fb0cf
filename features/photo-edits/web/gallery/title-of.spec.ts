import { expect, it } from 'vitest'
import { titleOf } from './title-of.ts'

it.each([
  ['Bolo de cenoura hoje.\nPeça pelo direct.\n\n#bolo #cenoura', 'Bolo de cenoura hoje.'],
  ['\n#bolo\nSó até sexta #promo', 'Só até sexta'],
  ['Limpeza de pele com a Dra. Ana nesta semana. Agenda aberta até sexta!', 'Limpeza de pele com a Dra. Ana nesta semana.'],
  [
    'Bolo de cenoura com cobertura de chocolate por R$ 45.90 a fatia grande',
    'Bolo de cenoura com cobertura de chocolate por R$ 45.90 a fatia grande',
  ],
])('the title of %j is its first line in words, or a long one’s first sentence', (caption, title) => {
  expect(titleOf({ caption, wishes: { headline: 'Título' } })).toBe(title)
})

it('without a caption it is the headline, and without that nothing', () => {
  expect(titleOf({ caption: null, wishes: { headline: 'Limpeza de pele' } })).toBe('Limpeza de pele')
  expect(titleOf({ caption: '#bolo', wishes: {} })).toBeUndefined()
})
