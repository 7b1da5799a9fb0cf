import { expect, it } from 'vitest'
import type { Scene } from '#engine/backdrop/scene.ts'
import type { Language } from '#engine/types.ts'
import { describeScene } from './parse-words.ts'

type Row = readonly [language: Language, words: string, essentials: object, missed: readonly string[]]

it.each<Row>([
  [
    'pt-BR',
    'mesa de mármore com esmaltes e toalhas rosa',
    { family: 'studio', props: [{ name: 'nail-polish' }, { name: 'towels', colour: '#eebcc2' }] },
    [],
  ],
  ['pt-BR', 'parede amarela com bandeirinhas', { family: 'studio', props: [{ name: 'bunting' }] }, []],
  ['pt-BR', 'praia com velas', { family: 'beach', table: { name: 'sand' }, props: [{ name: 'candles' }] }, []],
  ['pt-BR', 'fundo azul, velas ao lado', { family: 'studio', props: [{ name: 'candles' }] }, []],
  ['pt-BR', 'fundo preto com luz vermelha', { family: 'studio', ground: { colour: '#17171a' }, cast: '#c23b33' }, []],
  ['en', 'black wall with purple light', { family: 'studio', wall: { colour: '#17171a' }, cast: '#6d4a9c' }, []],
  ['pt-BR', 'bancada de banheiro de mármore', { wall: { name: 'tile' }, ground: { name: 'marble' } }, []],
  ['pt-BR', 'balões azuis e dourados', { props: [{ name: 'balloons', colour: '#5d8fc0', second: '#c59a4e' }] }, []],
  [
    'pt-BR',
    'uma vela e dois livros',
    {
      props: [
        { name: 'candles', count: 1 },
        { name: 'book-pile', count: 2 },
      ],
    },
    [],
  ],
  ['es', 'mesa de madera con libros', { family: 'studio', props: [{ name: 'book-pile' }] }, []],
  ['en', 'garden with red balloons', { family: 'garden', props: [{ name: 'balloons', colour: '#c23b33' }] }, []],
  ['pt-BR', 'perfume em mesa de mármore', { family: 'studio', ground: { name: 'marble' } }, ['perfume']],
  ['pt-BR', 'mesa vista de cima com sabonetes', { family: 'flat-lay', props: [{ name: 'soap' }] }, []],
  ['pt-BR', 'mármore visto de cima com velas', { family: 'flat-lay', ground: { name: 'marble' } }, ['velas']],
])('%s: "%s" is set with what is rendered', (language, words, essentials, missed) => {
  const { scene, understood } = describeScene(words, language)
  expect(scene).toMatchObject(essentials)
  expect(understood.missed).toEqual(missed)
})

it('never puts what was photographed beside itself', () => {
  const { scene } = describeScene('brigadeiros em mesa de madeira', 'pt-BR')
  expect((scene as Extract<Scene, { props?: unknown }>).props).toBeUndefined()
})
