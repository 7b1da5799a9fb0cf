import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Language } from '#engine/types.ts'
import { BASE_LANGUAGES, type BaseLanguage } from '#phrases/languages.ts'
import { findMeanings } from './find-meanings.ts'
import { colourEntries } from './lexicon/colours.ts'
import { lightEntries } from './lexicon/lights.ts'
import { materialEntries } from './lexicon/materials.ts'
import type { Meaning } from './lexicon/meaning.ts'
import { placeEntries, timeEntries } from './lexicon/places.ts'
import { propEntries, renderedEntries } from './lexicon/props.ts'
import { describeScene } from './parse-words.ts'
import { lookUpDrawn } from './plate-words.ts'
import { splitWords } from './split-words.ts'

const LANGUAGE: Readonly<Record<BaseLanguage, Language>> = { pt: 'pt-BR', es: 'es', en: 'en' }

const CARRIERS: Readonly<Record<BaseLanguage, readonly string[]>> = {
  pt: [
    'quero {x}',
    'coloca {x} por favor',
    'oi, faz {x}?',
    '{x}, obrigada',
    'troca o fundo, {x}',
    'fica bonito: {x}',
    'pode ser {x} ?',
    '{X}',
  ],
  es: ['quiero {x}', 'pon {x} por favor', 'hola, haz {x}', '{x}, gracias', 'cambia el fondo, {x}', 'puede ser {x}', '{X}'],
  en: ['i want {x}', 'please put {x}', 'hi, make {x}', '{x}, thanks', 'change the background, {x}', '{X}'],
}

const ENTRIES = [
  ...placeEntries,
  ...timeEntries,
  ...lightEntries,
  ...materialEntries,
  ...propEntries,
  ...renderedEntries,
  ...colourEntries,
]

const phrases = fc.constantFrom(...BASE_LANGUAGES).chain((language) =>
  fc.record({
    language: fc.constant(language),
    phrase: fc.constantFrom(...ENTRIES.flatMap(({ names }) => names[language].split(', ')).filter(Boolean)),
    carrier: fc.constantFrom(...CARRIERS[language]),
  }),
)

const isBackdrop = (meaning: Meaning): boolean => meaning.kind === 'surface' && meaning.surface === 'backdrop'

function meaningsIn(text: string, language: BaseLanguage): readonly Meaning[] {
  const { parts } = findMeanings(splitWords(text).words, LANGUAGE[language], lookUpDrawn)
  return parts.map(({ meaning }) => meaning).filter((meaning) => !isBackdrop(meaning))
}

describe('a phrase', () => {
  it('means the same in every sentence', () => {
    fc.assert(
      fc.property(phrases, ({ language, phrase, carrier }) => {
        const carried = carrier.replace('{x}', phrase).replace('{X}', phrase.toUpperCase())
        expect([carried, meaningsIn(carried, language)]).toEqual([carried, meaningsIn(phrase, language)])
      }),
      { numRuns: 2000 },
    )
  })

  it('means the same before and behind another one', () => {
    fc.assert(
      fc.property(phrases, ({ language, phrase }) => {
        const alone = meaningsIn(phrase, language)
        const table = { pt: 'mesa de madeira', es: 'mesa de madera', en: 'wooden table' }[language]
        const expected = [...meaningsIn(table, language), ...alone]
        expect([phrase, meaningsIn(`${table}, ${phrase}`, language)]).toEqual([phrase, expected])
      }),
      { numRuns: 2000 },
    )
  })
})

/** Spelt alike in Portuguese and Spanish, and not the same thing: what each language's own speaker means, or nothing. */
describe('false friends between Portuguese and Spanish', () => {
  it.each([
    ['oficina', 'pt-BR', { plate: { scene: 'oficina' } }, ['oficina']],
    ['oficina', 'es', { family: 'interior', room: 'office' }, ['oficina']],
    ['escritório', 'pt-BR', { family: 'interior', room: 'office' }, ['escritório']],
    ['escritorio de madera', 'es', { family: 'studio', ground: { name: 'wood' } }, ['escritorio de madera']],
    ['salão', 'pt-BR', { room: 'salon' }, ['salão']],
    ['salón', 'es', { room: 'living-room' }, ['salón']],
    ['fundo roxo', 'pt-BR', { wall: { colour: '#6d4a9c' } }, ['fundo roxo']],
    ['fondo rojo', 'es', { wall: { colour: '#c23b33' } }, ['fondo rojo']],
    ['fundo vermelho', 'pt-PT', { wall: { colour: '#c23b33' } }, ['fundo vermelho']],
    ['fondo bermejo', 'es', { wall: { colour: '#c23b33' } }, ['fondo bermejo']],
    ['vaso', 'es', {}, []],
    ['copo', 'pt-BR', {}, []],
    ['mesa com copos', 'pt-BR', {}, ['mesa']],
    ['tela', 'pt-BR', {}, []],
    ['tela blanca', 'es', { ground: { name: 'linen', colour: '#f4f2ee' } }, ['tela blanca']],
    ['balcão de madeira', 'pt-BR', { ground: { name: 'wood' } }, ['balcão de madeira']],
    ['balcón', 'es', { family: 'garden' }, []],
    ['taza', 'es', { props: [{ name: 'cup' }] }, ['taza']],
    ['taça', 'pt-BR', { props: [{ name: 'wine-glass' }] }, ['taça']],
    ['mesa com taça', 'pt-PT', { props: [{ name: 'wine-glass' }] }, ['mesa', 'taça']],
    ['copa', 'es', { props: [{ name: 'wine-glass' }] }, ['copa']],
    ['copa', 'pt-BR', {}, []],
    ['dona', 'pt-BR', {}, []],
    ['globo', 'pt-BR', {}, []],
    ['globos', 'es', { props: [{ name: 'balloons' }] }, ['globos']],
    ['mesa con pastel', 'es', {}, ['mesa']],
    ['tom pastel', 'pt-BR', { family: 'gradient' }, ['pastel']],
    ['pelo', 'es', {}, []],
    ['parede de pelo', 'pt-BR', {}, ['parede']],
    ['cola', 'pt-BR', {}, []],
    ['polvo', 'es', {}, []],
    ['cachorro', 'pt-BR', {}, []],
    ['cachorro', 'es', {}, []],
    ['borracha', 'pt-BR', {}, []],
    ['borracha', 'es', {}, []],
    ['presunto', 'pt-BR', {}, []],
    ['presunto', 'es', {}, []],
    ['esquisito', 'pt-BR', {}, []],
    ['exquisito', 'es', {}, []],
    ['largo', 'es', {}, []],
    ['salada', 'pt-BR', {}, []],
    ['ensalada', 'es', {}, []],
    ['parede de azulejo', 'pt-BR', { wall: { name: 'tile' } }, ['parede de azulejo']],
    ['pared de azulejo', 'es', { wall: { name: 'tile' } }, ['pared de azulejo']],
    ['apartamento', 'pt-BR', { room: 'living-room' }, ['apartamento']],
    ['apartamento', 'es', { room: 'living-room' }, ['apartamento']],
    ['cena de jantar', 'pt-BR', {}, []],
    ['taller', 'es', { plate: { scene: 'oficina' } }, ['taller']],
    ['talher', 'pt-BR', {}, []],
    ['barra', 'pt-BR', {}, []],
    ['barra de madera', 'es', { ground: { name: 'wood' } }, ['barra de madera']],
    ['sala de espera', 'es', {}, []],
    ['mantel a cuadros', 'es', {}, ['mantel']],
    ['parede com quadros', 'pt-BR', { props: [{ name: 'frames' }] }, ['parede', 'quadros']],
  ] as const)('"%s", said in %s', (words, language, essentials, taken) => {
    const { scene, understood } = describeScene(words, language)
    expect(understood.taken).toEqual(taken)
    expect(scene).toMatchObject(essentials)
  })
})
