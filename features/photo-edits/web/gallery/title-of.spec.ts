import { expect, it } from 'vitest'
import { titleOf } from './title-of.ts'

it.each([
  ['Bolo de cenoura hoje.\nPeça pelo direct.\n\n#bolo #cenoura', 'Bolo de cenoura hoje.'],
  ['\n#bolo\nSó até sexta #promo', 'Só até sexta'],
])('the title of %j is its first line in words', (caption, title) => {
  expect(titleOf({ caption, wishes: { headline: 'Título' } })).toBe(title)
})

it('without a caption it is the headline, and without that nothing', () => {
  expect(titleOf({ caption: null, wishes: { headline: 'Limpeza de pele' } })).toBe('Limpeza de pele')
  expect(titleOf({ caption: '#bolo', wishes: {} })).toBeUndefined()
})
