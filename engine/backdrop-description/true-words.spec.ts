import { expect, it } from 'vitest'
import type { Language } from '#engine/types.ts'
import { describeScene } from './parse-words.ts'

type Row = readonly [language: Language, words: string, taken: readonly string[], missed: readonly string[]]

it.each<Row>([
  ['pt-BR', 'mesa branca com toalhas dobradas', ['mesa branca', 'toalhas dobradas'], []],
  ['es', 'mesa blanca con toallas rosas dobladas', ['mesa blanca', 'toallas rosas dobladas'], []],
  ['en', 'white table with folded towels', ['white table', 'folded towels'], []],
  ['pt-PT', 'pódio redondo bege', ['pódio redondo bege'], []],
  ['pt-BR', 'mesa branca com toalhas rasgadas', ['mesa branca', 'toalhas'], ['rasgadas']],
  ['pt-BR', 'mesa branca com livros acesos', ['mesa branca', 'livros'], ['acesos']],
  ['en', 'white table with rolled white towels', ['white table', 'rolled white towels'], []],
  ['pt-PT', 'mesa branca com copo de vinho tinto', ['mesa branca', 'copo de vinho tinto'], []],
  ['pt-BR', 'feira com toldo listrado', ['feira', 'toldo listrado'], []],
  ['pt-BR', 'feira com vestido listrado', ['feira'], ['vestido listrado']],
  ['pt-PT', 'spa com pedras e bambu', ['spa', 'pedras', 'bambu'], []],
  ['pt-PT', 'pedra molhada e eucalipto', ['pedra molhada', 'eucalipto'], []],
  ['pt-BR', 'penteadeira com lâmpadas', [], ['penteadeira', 'lâmpadas']],
  ['pt-BR', 'decoração de praia', ['praia'], ['decoração']],
])('%s: "%s" is understood where it is true of what is shown', (language, words, taken, missed) => {
  expect(describeScene(words, language).understood).toEqual({ taken, missed })
})

it.each<Row>([
  ['pt-BR', 'fundo branquinho', ['fundo branquinho'], []],
  ['es', 'fondo azulito', ['fondo azulito'], []],
])('%s: "%s" is a colour said fondly', (language, words, taken, missed) => {
  expect(describeScene(words, language).understood).toEqual({ taken, missed })
})

it.each<[Language, string]>([
  ['pt-BR', 'prato de cerâmica bege em fundo branco'],
  ['pt-BR', 'um vulcão bem limpo'],
  ['pt-BR', 'no fundo do mar'],
  ['pt-BR', 'nuvem na parede'],
  ['en', 'inside a snow globe'],
])('%s: "%s" claims nothing of the thing itself', (language, words) => {
  const { understood } = describeScene(words, language)
  expect(understood.taken.filter((phrase) => !/fundo branco/u.test(phrase))).toEqual([])
})

it.each<[Language, string, string]>([
  ['pt-BR', 'mesa com toalhas brancas enroladas', 'rolled-towels'],
  ['es', 'mesa con toallas blancas enrolladas', 'rolled-towels'],
  ['en', 'table with rolled up white towels', 'rolled-towels'],
  ['en', 'table with folded white towels', 'towels'],
  ['pt-BR', 'mesa com flores secas', 'dried-flowers'],
])('%s: "%s" are shown in that form', (language, words, name) => {
  const { scene, understood } = describeScene(words, language)
  expect(scene).toMatchObject({ props: [{ name }] })
  expect(understood.missed).toEqual([])
})

it.each<Row>([
  ['pt-BR', 'campos do jordão com lareira', ['lareira'], ['campos do jordão']],
  ['pt-BR', 'bandeira da minha academia', [], ['bandeira da minha academia']],
  ['en', 'flag of my gym', [], ['flag of my gym']],
  ['en', 'wooden table, dark green front door', ['wooden table'], ['dark green front door']],
  ['pt-BR', 'fundo nude com bolinhas de algodão', ['fundo nude'], ['bolinhas de algodão']],
  ['pt-BR', 'mesa com bolinha de sabão', ['mesa'], ['bolinha de sabão']],
  ['pt-BR', 'veludo azul, luz de joalheria', ['veludo azul'], ['luz de joalheria']],
  ['es', 'terciopelo negro con luz de vitrina', ['terciopelo negro'], ['luz de vitrina']],
  ['pt-BR', 'pedra ardósia preta', ['pedra ardósia preta'], []],
  ['pt-BR', 'boteco com azulejo branco e azul', ['boteco'], ['azulejo branco', 'azul']],
  ['pt-BR', 'parede branca e azul', ['parede branca'], ['azul']],
  ['pt-BR', 'mesa de madeira com farinha e um pano de linho', ['mesa de madeira', 'farinha', 'pano de linho'], []],
  ['pt-BR', 'pedra clara com gotas de água e eucalipto', ['gotas de água', 'eucalipto'], ['pedra clara']],
  ['es', 'mármol y mar turquesa, desde arriba', ['mármol', 'desde arriba'], ['mar turquesa']],
  ['pt-BR', 'parede de tijolo, visto de cima', ['tijolo', 'visto de cima'], ['parede']],
  ['pt-BR', 'rua com folhas de outono', ['rua'], ['folhas de outono']],
])('%s: "%s" lends no word to what it is not', (language, words, taken, missed) => {
  expect(describeScene(words, language).understood).toEqual({ taken, missed })
})

it.each(['mesa de madeira e um pano de linho', 'pedra ardósia preta'])('makes one noun into one surface: "%s"', (words) => {
  const { scene } = describeScene(words, 'pt-BR')
  expect(scene).toMatchObject({ wall: { name: 'painted-wall' } })
})

it('is night from above only on a dark table', () => {
  expect(describeScene('mármol, de noche, desde arriba', 'es').scene).toMatchObject({ family: 'flat-lay', mood: 'dark' })
  expect(describeScene('mármol, muy luminoso, de noche, desde arriba', 'es').understood.missed).toEqual(['de noche'])
})
