import { describe, expect, it } from 'vitest'
import type { Language } from '#engine/types.ts'
import { describeScene } from './parse-words.ts'

type Row = readonly [language: Language, words: string, taken: readonly string[], missed: readonly string[]]

describe('what is photographed, and what a backdrop is for, asks for nothing', () => {
  it.each<Row>([
    ['pt-BR', 'brinco em cima de uma pedra clara', ['pedra clara'], []],
    ['es', 'anillo sobre terciopelo negro', ['terciopelo negro'], []],
    ['en', 'necklace on black velvet', ['black velvet'], []],
    ['pt-BR', 'põe minha cliente num fundo verde', ['fundo verde'], []],
    ['en', "my customer's nails on marble", ['marble'], []],
    ['pt-PT', 'jardim com luz no cabelo ruivo', ['jardim', 'luz'], []],
    ['es', 'bosque, luz detrás del pelo rizado', ['bosque', 'luz'], []],
    ['pt-BR', 'fundo preto pra destacar o anel', ['fundo preto'], []],
    ['es', 'fondo rosa para que resalte el ramo', ['fondo rosa'], []],
    ['en', 'dark wood so the cake really stands out', ['dark wood'], []],
    ['en', 'pink background to match the icing, soft light', ['pink background', 'soft light'], []],
    ['pt-BR', 'quero mostrar o anel com flores do lado', ['flores'], []],
    ['es', 'que se vea el anillo sobre mármol', ['mármol'], []],
    ['pt-BR', 'fundo amarelo porque o sabor é de manga', ['fundo amarelo'], []],
  ])('%s: "%s"', (language, words, taken, missed) => {
    expect(describeScene(words, language).understood).toEqual({ taken, missed })
  })

  it.each<Row>([
    // where nothing else is asked for, or beside what is, it is a thing like others
    ['pt-BR', 'bolo rosa', [], ['bolo rosa']],
    ['pt-BR', 'mesa branca com um bolo', ['mesa branca'], ['bolo']],
    ['en', 'cake stand', ['cake stand'], []],
    ['en', 'pie shop with wooden shelves', ['shop', 'wooden shelves'], ['pie']],
    ['pt-BR', 'prato branco com bolo, mesa de madeira', ['prato branco', 'mesa de madeira'], ['bolo']],
    ['pt-BR', 'vulcão em cima de uma mesa', ['mesa'], ['vulcão']],
    ['pt-BR', 'mesa branca para festa', ['mesa branca para festa'], []],
  ])('but %s: "%s"', (language, words, taken, missed) => {
    expect(describeScene(words, language).understood).toEqual({ taken, missed })
  })
})

it.each<Row>([
  ['pt-BR', 'tira essa bagunça do salão e põe uma parede azul', ['tira essa bagunça do salão', 'parede azul'], []],
  ['es', 'quita la gente del fondo, jardín', ['quita la gente del fondo', 'jardín'], []],
  ['en', 'remove the mess, white wall', ['remove', 'mess', 'white wall'], []],
])('%s: "%s" takes away what is on the photo', (language, words, taken, missed) => {
  const { understood } = describeScene(words, language)
  expect(understood.missed).toEqual(missed)
  expect(understood.taken.join(' ')).toContain(taken.at(-1))
})

it.each<Row>([
  ['pt-BR', 'fumdo verde', ['fumdo verde'], []],
  ['en', 'woden table', ['woden table'], []],
  ['pt-BR', 'mesa branca com ovinhos', ['mesa branca', 'ovinhos'], []],
  ['es', 'mesa blanca con canastita', ['mesa blanca', 'canastita'], []],
  ['pt-BR', 'parede branca com palhinha', ['parede branca'], ['palhinha']],
  ['pt-BR', 'fundo branco, velka', ['fundo branco'], ['velka']],
])('%s: "%s" is read as it was meant', (language, words, taken, missed) => {
  expect(describeScene(words, language).understood).toEqual({ taken, missed })
})

describe('a place with what is said of it', () => {
  it('is a meadow where grass and sky are asked for', () => {
    expect(describeScene('céu azul e capim', 'pt-BR')).toMatchObject({
      scene: { family: 'countryside', land: 'pasture' },
      understood: { missed: [] },
    })
  })

  it('stands things on grass where that was asked for', () => {
    expect(describeScene('pasto verde y cielo celeste con pelotita', 'es').scene).toMatchObject({
      table: { name: 'turf' },
      props: [{ name: 'tennis-ball' }],
    })
  })

  it.each(['rua de cidade à noite', 'avenida, cidade à noite'])('has its hour: "%s"', (words) => {
    expect(describeScene(words, 'pt-BR').scene).toMatchObject({ family: 'city', time: 'night' })
  })

  it('has sand on its beach', () => {
    expect(describeScene('playa, arena y caracolas', 'es').understood.missed).toEqual([])
  })
})

it.each<[Language, string]>([
  ['pt-BR', 'fundo bege com sombra suave de folhas'],
  ['es', 'pared blanca con sombra ligera de las hojas'],
  ['en', 'white wall with soft shadows of leaves'],
])('lets light fall through leaves, %s: "%s"', (language, words) => {
  expect(describeScene(words, language)).toMatchObject({ scene: { pattern: 'leaves' }, understood: { missed: [] } })
})

describe('how a backdrop feels', () => {
  it.each<[Language, string]>([
    ['pt-BR', 'fundo amarelo bem alegre'],
    ['en', 'beach, fun'],
    ['es', 'fondo blanco, tranquilo'],
    ['pt-BR', 'fundo rosa bebê feminino'],
    ['en', 'dark grey wall, masculine'],
    ['es', 'mesa de madera, natural'],
  ])('is honoured where the picture fits, %s: "%s"', (language, words) => {
    expect(describeScene(words, language).understood.missed).toEqual([])
  })

  it.each<[Language, string, string]>([
    ['pt-BR', 'fundo preto alegre', 'alegre'],
    ['en', 'neon city at night, calm', 'calm'],
    ['pt-BR', 'fundo preto feminino', 'feminino'],
    ['es', 'fondo blanco masculino', 'masculino'],
    ['en', 'black wall, fresh', 'fresh'],
  ])('and missed where it does not, %s: "%s"', (language, words, missed) => {
    expect(describeScene(words, language).understood.missed).toContain(missed)
  })

  it('colours the wall of a text that names no colour', () => {
    expect(describeScene('fundo alegre', 'pt-BR').scene).toMatchObject({ wall: { colour: '#f4c95d' } })
    expect(describeScene('fundo masculino', 'pt-BR').scene).toMatchObject({ wall: { colour: '#3b3d41' } })
  })
})

describe('the same word is no other thing', () => {
  it.each<Row>([
    ['en', 'pastel pink backdrop with balloons', ['pastel pink backdrop', 'balloons'], []],
    ['es', 'estantería con macetas y cerámica', ['estantería', 'macetas'], ['cerámica']],
    ['pt-BR', 'mesa branca com folhas douradas', ['mesa branca'], ['folhas douradas']],
    ['en', 'grey stone slab with eucalyptus', ['grey stone slab', 'eucalyptus'], []],
    ['pt-BR', 'papel de parede floral', [], ['papel de parede floral']],
    ['en', 'dark background with a spotlight', ['dark background', 'spotlight'], []],
  ])('%s: "%s"', (language, words, taken, missed) => {
    expect(describeScene(words, language).understood).toEqual({ taken, missed })
  })

  it.each<[Language, string]>([
    ['es', 'cielo al atardecer sobre el mar'],
    ['pt-BR', 'praia no fim da tarde, areia e mar'],
    ['pt-BR', 'fundo azul clarinho com nuvens'],
    ['pt-PT', 'sala acolhedora com lareira'],
    ['pt-BR', 'mesa com manjericão num vaso'],
    ['en', 'beach with small waves'],
  ])('and what a place has is there, %s: "%s"', (language, words) => {
    expect(describeScene(words, language).understood.missed).toEqual([])
  })
})

describe('cloth, metal and night', () => {
  it.each([
    ['mesa de madeira com toalha branca', { ground: { name: 'wood' }, props: [{ name: 'napkin', colour: '#f4f2ee' }] }],
    ['linho sobre pedra escura', { ground: { name: 'stone' }, props: [{ name: 'napkin' }] }],
    ['mesa com toalha de linho azul', { ground: { name: 'linen', colour: '#5d8fc0' } }],
    ['toalha de mesa branca e parede de tijolo', { ground: { name: 'linen', colour: '#f4f2ee' }, wall: { name: 'brick' } }],
    ['preto fosco com detalhe dourado', { wall: { name: 'smooth' }, ground: { name: 'marble', accent: '#c59a4e' } }],
    ['mesa branca, noite lá fora', { mood: 'dark', temperature: 'cool' }],
    ['folhas de outono e um tronco', { plate: { scene: 'outono' } }],
    ['sofá com manta', { family: 'interior', props: [{ name: 'knitted-blanket' }] }],
  ])('are shown as they were meant: "%s"', (words, scene) => {
    expect(describeScene(words, 'pt-BR')).toMatchObject({ scene, understood: { missed: [] } })
  })
})
