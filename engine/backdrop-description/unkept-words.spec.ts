import { expect, it } from 'vitest'
import type { Language } from '#engine/types.ts'
import { describeScene } from './parse-words.ts'

type Row = readonly [language: Language, words: string, taken: readonly string[], missed: readonly string[]]

it.each<Row>([
  // what is denied and there nevertheless
  ['pt-BR', 'jardim sem plantas feiosas', ['jardim'], ['sem plantas feiosas']],
  ['es', 'jardín sin plantas feas', ['jardín'], ['sin plantas feas']],
  // things that are spelt like requests
  ['pt-BR', 'mesa de madeira com uma faca', ['mesa de madeira'], ['faca']],
  ['es', 'mesa de madera con un haz de leña', ['mesa de madera'], ['haz de leña']],
  // what a thing is made of
  ['pt-BR', 'mesa branca com caneca de louça', ['mesa branca', 'caneca'], ['louça']],
  ['es', 'mesa blanca con vela de jabón', ['mesa blanca', 'vela'], ['jabón']],
  // paper that is something else
  ['pt-BR', 'mesa de madeira com papel crepom', ['mesa de madeira'], ['papel crepom']],
  ['en', 'wooden table with tissue paper', ['wooden table'], ['tissue paper']],
  // regions
  ['pt-PT', 'interior de Minas', [], ['interior de Minas']],
  ['es', 'los andes', [], ['andes']],
  ['en', 'the alps', [], ['alps']],
  // how a thing feels
  ['pt-BR', 'céu com nuvens fofas', ['céu', 'nuvens'], ['fofas']],
  ['es', 'mesa blanca con taza cálida', ['mesa blanca', 'taza'], ['cálida']],
  // a lamp that does not glow, a curtain that hangs elsewhere, cloth that lies below
  ['pt-BR', 'mesa de madeira com abajur aceso', ['mesa de madeira', 'abajur'], ['aceso']],
  ['es', 'mesa de madera con lámpara encendida', ['mesa de madera', 'lámpara'], ['encendida']],
  ['pt-BR', 'cozinha com cortina na janela', ['cozinha', 'janela'], ['cortina']],
  ['en', 'kitchen with a curtain at the window', ['kitchen', 'window'], ['curtain']],
  ['pt-BR', 'cesta com um pano em cima', ['cesta', 'pano'], ['em cima']],
  // no table stands beside the bed
  ['pt-BR', 'mesinha ao lado da cama com uma vela', ['mesinha', 'vela'], ['cama']],
  ['en', 'side table by the bed with a candle', ['side table', 'candle'], ['bed']],
  // grass that is cut short, and places that are none
  ['en', 'checked blanket in tall grass', ['checked blanket'], ['tall grass']],
  ['pt-BR', 'toalha xadrez no capim alto', ['toalha xadrez'], ['capim alto']],
  ['pt-BR', 'superfície do sol', [], ['superfície do sol']],
  ['es', 'en la superficie de la luna', [], ['superficie de la luna']],
])('%s: "%s" claims nothing that the picture does not keep', (language, words, taken, missed) => {
  expect(describeScene(words, language).understood).toEqual({ taken, missed })
})

it.each<[Language, string]>([
  ['pt-BR', 'creme em cima de uma cachoeira'],
  ['es', 'miel encima de una nube de azúcar'],
  ['en', 'honey on a flying carpet'],
])('%s: "%s" names a thing first, and no colour', (language, words) => {
  const [first] = words.split(' ')
  expect(describeScene(words, language).understood.missed.join(' ')).toContain(first)
})

it.each<[Language, string]>([
  ['pt-BR', 'um vulcão ao pôr do sol'],
  ['es', 'un volcán con luz suave'],
  ['en', 'a volcano, soft light'],
  ['en', 'a volcano but cosy'],
  ['en', 'a volcano in north light'],
])('%s: "%s" is nothing known where light alone is left', (language, words) => {
  expect(describeScene(words, language)).toMatchObject({ isGuess: true, understood: { taken: [] } })
})

it.each<[Language, string]>([
  ['pt-BR', 'mesa de boteco azul'],
  ['es', 'mesa de cocina azul'],
])('%s: "%s" colours the table and not the wall', (language, words) => {
  const { scene } = describeScene(words, language)
  expect(scene).toMatchObject({ family: 'interior', table: { name: 'painted-wall', colour: '#5d8fc0' } })
  expect(scene).not.toHaveProperty('colour')
})
