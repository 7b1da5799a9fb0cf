import { expect, it } from 'vitest'
import { suggestAltText } from './suggest-alt-text.ts'

const described = { operation: 'describe', wishes: {}, understood: null } as const

it.each([
  [
    'pt-BR',
    'Foto sobre o fundo “Mármore branco”. Sobre: bolo de cenoura. Na imagem está escrito: “Só hoje!”. Assinatura: @doces.',
  ],
  [
    'pt-PT',
    'Fotografia sobre o fundo “Mármore branco”. Sobre: bolo de cenoura. Na imagem lê-se: “Só hoje!”. Assinatura: @doces.',
  ],
  ['es', 'Foto sobre el fondo “Mármol blanco”. Sobre: bolo de cenoura. En la imagen se lee: “Só hoje!”. Firma: @doces.'],
  ['en', 'Photo against the backdrop “White marble”. About: bolo de cenoura. The picture says: “Só hoje!”. Signed: @doces.'],
] as const)('tells in %s what is known of a picture', (language, told) => {
  const wishes = { backdrop: 'marmore-branco', message: 'bolo de cenoura!', headline: 'Só hoje!', signature: '@doces' }
  expect(suggestAltText({ operation: 'swap', wishes, understood: null }, language)).toBe(told)
})

it('names what was understood of a described backdrop, or else the words that a generator had', () => {
  const wishes = { words: 'mesa de madeira com um unicórnio' }
  const understood = { taken: ['mesa de madeira'], missed: ['unicórnio'] }
  expect(suggestAltText({ ...described, wishes, understood }, 'pt-BR')).toBe('Foto sobre um fundo com mesa de madeira.')
  expect(suggestAltText({ ...described, wishes }, 'pt-BR')).toBe('Foto sobre um fundo com mesa de madeira com um unicórnio.')
})

it('claims nothing of a picture that it knows nothing of', () => {
  expect(suggestAltText({ operation: 'post', wishes: {}, understood: null }, 'pt-BR')).toBe('Foto.')
  expect(suggestAltText({ operation: 'swap', wishes: { backdrop: 'gone' }, understood: null }, 'pt-BR')).toBe('Foto.')
})

it('stays within what Instagram takes', () => {
  const wishes = { message: '🍞'.repeat(500), headline: '🍰'.repeat(600) }
  expect(Array.from(suggestAltText({ operation: 'post', wishes, understood: null }, 'en'))).toHaveLength(1000)
})
