import { expect, it } from 'vitest'
import { suggestAltText } from './suggest-alt-text.ts'

const described = { operation: 'describe', wishes: {}, understood: null, caption: null } as const
const plain = { ...described, operation: 'post' } as const

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
  expect(suggestAltText({ ...described, operation: 'swap', wishes }, language)).toBe(told)
})

it('names what was understood of a described backdrop, or else the words that a generator had', () => {
  const wishes = { words: 'mesa de madeira com um unicórnio' }
  const understood = { taken: ['mesa de madeira'], missed: ['unicórnio'] }
  expect(suggestAltText({ ...described, wishes, understood }, 'pt-BR')).toBe('Foto sobre um fundo com mesa de madeira.')
  expect(suggestAltText({ ...described, wishes }, 'pt-BR')).toBe('Foto sobre um fundo com mesa de madeira com um unicórnio.')
})

it('says nothing of a picture that it knows nothing of', () => {
  expect(suggestAltText(plain, 'pt-BR')).toBe('')
  expect(suggestAltText({ ...described, operation: 'swap', wishes: { backdrop: 'gone' } }, 'pt-BR')).toBe('')
  expect(suggestAltText({ ...plain, caption: '✨\n#bolo #festa' }, 'pt-BR')).toBe('')
})

it('begins with what the member wanted to say, or else with the first words of the caption', () => {
  const caption = '✨\nBolo de cenoura saindo do forno! #bolo #festa\nPeça já.'
  expect(suggestAltText({ ...plain, caption }, 'pt-BR')).toBe('Foto: Bolo de cenoura saindo do forno.')
  const wishes = { backdrop: 'marmore-branco' }
  expect(suggestAltText({ ...described, operation: 'swap', wishes, caption }, 'pt-BR')).toBe(
    'Foto sobre o fundo “Mármore branco”. Sobre: Bolo de cenoura saindo do forno.',
  )
  expect(suggestAltText({ ...plain, wishes: { message: 'bolo novo.' }, caption }, 'pt-BR')).toBe('Foto: bolo novo.')
})

it('takes no more of a long caption than a sentence, and no half word', () => {
  const told = suggestAltText({ ...plain, caption: 'palavra '.repeat(40) }, 'pt-BR')
  expect(told).toMatch(/^Foto: (?:palavra )+palavra\.$/)
  expect(told.length).toBeLessThan(165)
})

it('stays within what Instagram takes', () => {
  const wishes = { message: '🍞'.repeat(500), headline: '🍰'.repeat(600) }
  expect(Array.from(suggestAltText({ ...plain, wishes }, 'en'))).toHaveLength(1000)
})
