import { expect, it } from 'vitest'
import type { Language } from '#engine/types.ts'
import { describeScene } from './parse-words.ts'

it.each<[Language, string, string, string]>([
  ['pt-BR', 'biblioteca', 'biblioteca', 'day'],
  ['pt-BR', 'fundo de biblioteca à noite', 'biblioteca', 'night'],
  ['pt-PT', 'livraria ao entardecer', 'biblioteca', 'sun'],
  ['es', 'estantería con libros', 'biblioteca', 'day'],
  ['en', 'cosy library', 'biblioteca', 'sun'],
  ['pt-BR', 'spa com toalhas', 'spa-toalhas', 'day'],
  ['pt-BR', 'dentro da oficina com ferramentas na parede', 'oficina', 'day'],
  ['es', 'taller con herramientas en la pared', 'oficina', 'day'],
  ['en', 'halloween', 'halloween', 'day'],
  ['pt-BR', 'pia de banheiro à noite', 'banheiro', 'night'],
  ['pt-BR', 'salão de beleza', 'salao-de-beleza', 'day'],
  ['en', 'coffee shop at night', 'cafe-aconchegante', 'night'],
  ['pt-BR', 'padaria com forno a lenha', 'forno-a-lenha', 'day'],
  ['en', 'cosy pub with a stone oven, dark and moody', 'forno-a-lenha', 'night'],
  ['pt-PT', 'mesa perto da janela num dia de chuva', 'janela-com-chuva', 'day'],
  ['es', 'barbería vieja', 'barbearia', 'day'],
  ['en', 'wedding with fairy lights', 'casamento', 'day'],
  ['pt-BR', 'academia escura', 'academia', 'night'],
  ['es', 'junto a la ventana con lluvia, luz fría', 'janela-com-chuva', 'day'],
  ['pt-BR', 'calçadão', 'calcadao', 'sun'],
  ['en', 'beach boardwalk in summer, bright sun', 'calcadao', 'sun'],
  ['pt-BR', 'sala de estética clarinha', 'consultorio', 'day'],
])('shows a plate for %s: "%s"', (language, words, scene, light) => {
  const described = describeScene(words, language)
  expect(described.scene.plate).toEqual({ scene, light })
  expect(described.understood.missed).toEqual([])
  expect(described.isGuess).toBe(false)
})

it.each([
  ['biblioteca com velas', [{ name: 'candles' }]],
  ['biblioteca com uma xícara e toalhas', [{ name: 'cup' }, { name: 'towels' }]],
  ['biblioteca com balões azuis', [{ name: 'balloons', colour: '#5d8fc0' }]],
] as const)('puts rendered things on a plate: "%s"', (words, props) => {
  const { scene, understood } = describeScene(words, 'pt-BR')
  expect(scene).toMatchObject({ plate: { scene: 'biblioteca' }, props })
  expect(understood.missed).toEqual([])
})

it.each([
  ['cetim vinho com pétalas', '#6d2136', [{ name: 'petals' }]],
  ['seda azul com luz lateral', '#5d8fc0', []],
])('dyes cloth that is rendered: "%s"', (words, dye, props) => {
  const { scene, understood } = describeScene(words, 'pt-BR')
  expect(scene).toMatchObject({ plate: { scene: 'cetim', dye }, ...(props.length > 0 && { props }) })
  expect(understood.missed).toEqual([])
})

it.each(['cetim vinho em parede de tijolo', 'cetim vinho, visto de cima'])('does not call velvet satin: "%s"', (words) => {
  const { scene, understood } = describeScene(words, 'pt-BR')
  expect(scene.plate).toBeUndefined()
  expect(understood.missed).toEqual(['cetim vinho'])
})

it.each([
  ['biblioteca azul', ['azul']],
  ['biblioteca com parede azul', ['azul']],
  ['oficina com chão de cimento', ['chão de cimento']],
  ['feira azul com frutas', ['azul']],
  ['outono à noite', ['à noite']],
  ['feira à noite', ['à noite']],
  ['feira ao pôr do sol', ['pôr do sol']],
  ['biblioteca com luz fria', ['luz fria']],
  ['barbearia moderna', ['moderna']],
  ['forno a lenha minimalista', ['minimalista']],
  ['biblioteca, luz da esquerda', ['luz da esquerda']],
  ['barbearia das antigas com azulejo verde escuro', ['azulejo verde escuro']],
  ['calçadão à beira-mar num dia de sol', []],
  ['quarto de bebê verde menta com ursinho', ['verde menta', 'ursinho']],
])('shows the plate of a place that nothing else shows, and says what is left out of it: "%s"', (words, missed) => {
  const { scene, understood } = describeScene(words, 'pt-BR')
  expect(scene.plate).toBeDefined()
  expect(understood.missed).toEqual(missed)
})

it.each([
  'biblioteca com espelho',
  'biblioteca com mesa de mármore',
  'biblioteca sem livros',
  'biblioteca com neon',
  'praia com árvore de natal',
])('draws what no plate shows: "%s"', (words) => {
  expect(describeScene(words, 'pt-BR').scene.plate).toBeUndefined()
})
