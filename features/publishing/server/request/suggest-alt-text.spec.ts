import { expect, it } from 'vitest'
import { suggestAltText } from './suggest-alt-text.ts'

const described = { operation: 'describe', wishes: {}, understood: null } as const
const plain = { ...described, operation: 'post' } as const

it.each([
  ['pt-BR', 'Foto sobre o fundo “Mármore branco”. Na imagem está escrito: “Só hoje!”. Assinatura: @doces.'],
  ['pt-PT', 'Fotografia sobre o fundo “Mármore branco”. Na imagem lê-se: “Só hoje!”. Assinatura: @doces.'],
  ['es', 'Foto sobre el fondo “Mármol blanco”. En la imagen se lee: “Só hoje!”. Firma: @doces.'],
  ['en', 'Photo against the backdrop “White marble”. The picture says: “Só hoje!”. Signed: @doces.'],
] as const)('tells in %s what is known of a picture', (language, told) => {
  const wishes = { backdrop: 'marmore-branco', message: 'bolo de cenoura!', headline: 'Só hoje!', signature: '@doces' }
  expect(suggestAltText({ ...described, operation: 'swap', wishes }, language)).toBe(told)
})

it('names the understood parts of a described backdrop, or else the prompt of a generator', () => {
  const wishes = { words: 'mesa de madeira com um unicórnio' }
  const understood = { taken: ['mesa de madeira'], missed: ['unicórnio'] }
  expect(suggestAltText({ ...described, wishes, understood }, 'pt-BR')).toBe('Foto sobre um fundo com mesa de madeira.')
  expect(suggestAltText({ ...described, wishes }, 'pt-BR')).toBe('Foto sobre um fundo com mesa de madeira com um unicórnio.')
})

it('says nothing about an unknown picture', () => {
  expect(suggestAltText(plain, 'pt-BR')).toBe('')
  expect(suggestAltText({ ...described, operation: 'swap', wishes: { backdrop: 'gone' } }, 'pt-BR')).toBe('')
})

it('takes neither the message nor the caption for what is visible', () => {
  const wishes = { message: 'agenda aberta', headline: 'Só hoje' }
  expect(suggestAltText({ ...plain, wishes }, 'pt-BR')).toBe('Na imagem está escrito: “Só hoje”.')
  expect(suggestAltText({ ...plain, wishes: { message: 'agenda aberta' } }, 'pt-BR')).toBe('')
})

it('stays within Instagram’s limit', () => {
  const wishes = { headline: '🍰'.repeat(1100) }
  expect(Array.from(suggestAltText({ ...plain, wishes }, 'en'))).toHaveLength(1000)
})
