import { isDeepStrictEqual } from 'node:util'
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

const PHRASES = BASE_LANGUAGES.flatMap((language) =>
  ENTRIES.flatMap(({ names, meaning }) =>
    names[language]
      .split(', ')
      .filter(Boolean)
      .map((phrase) => ({ language, phrase, meaning })),
  ),
)

/** Names of two things, which mean the other one: a colour or a cloth, mostly. */
const NAMESAKES: Readonly<Record<BaseLanguage, readonly string[]>> = {
  pt: [
    'pano de linho',
    'rosas',
    'toalha',
    'eucalipto',
    'laranjas',
    'limao',
    'negrinho',
    'abobora',
    'lavanda',
    'uva',
    'cereja',
    'mel',
    'vinho',
    'chocolate',
  ],
  es: [
    'vina',
    'libreria',
    'pano de lino',
    'rosas',
    'eucalipto',
    'naranjas',
    'calabaza',
    'lavanda',
    'cereza',
    'miel',
    'vino',
    'chocolate',
  ],
  en: ['linen cloth', 'eucalyptus', 'lemon', 'pumpkin', 'lavender', 'cherry', 'honey', 'wine', 'chocolate'],
}

/** What a direction of light ("de lado") stands behind; it means nothing by itself. */
const LIGHT: Readonly<Record<BaseLanguage, string>> = { pt: 'luz', es: 'luz', en: 'light' }

const isBackdrop = (meaning: Meaning): boolean => meaning.kind === 'surface' && meaning.surface === 'backdrop'

function meaningsIn(text: string, language: BaseLanguage): readonly Meaning[] {
  const { parts } = findMeanings(splitWords(text).words, LANGUAGE[language], lookUpDrawn)
  return parts.map(({ meaning }) => withoutCount(meaning)).filter((meaning) => !isBackdrop(meaning))
}

/** One and several of a thing are the same thing. */
function withoutCount(meaning: Meaning): Meaning {
  if (meaning.kind !== 'prop') return meaning
  const { count: _, ...thing } = meaning
  return thing
}

type Phrase = (typeof PHRASES)[number]

function meansItsEntry({ language, phrase, meaning }: Phrase): boolean {
  if (meaning.kind === 'light' && meaning.isOfLight === true)
    return meaningsIn(`${LIGHT[language]} ${phrase}`, language).some((each) => each.kind === 'light' && each.side !== undefined)
  const found = meaningsIn(phrase, language)
  return NAMESAKES[language].includes(phrase) ? found.length > 0 : found.some((each) => isDeepStrictEqual(each, meaning))
}

function meansTheSameInASentence({ language, phrase }: Phrase, index: number): boolean {
  const carrier = CARRIERS[language][index % CARRIERS[language].length] ?? ''
  const carried = carrier.replace('{x}', phrase).replace('{X}', phrase.toUpperCase())
  return isDeepStrictEqual(meaningsIn(carried, language), meaningsIn(phrase, language))
}

const TABLE: Readonly<Record<BaseLanguage, string>> = { pt: 'mesa de madeira', es: 'mesa de madera', en: 'wooden table' }

function meansTheSameBehindAnother({ language, phrase }: Phrase): boolean {
  const expected = [...meaningsIn(TABLE[language], language), ...meaningsIn(phrase, language)]
  return isDeepStrictEqual(meaningsIn(`${TABLE[language]}, ${phrase}`, language), expected)
}

describe('every phrase of the lexicon', () => {
  it.each([
    ['means what its entry says, unless it is also the name of something else', meansItsEntry],
    ['means the same in a sentence', meansTheSameInASentence],
    ['means the same behind another one', meansTheSameBehindAnother],
  ] as const)('%s', (_, isRight) => {
    const wrong = PHRASES.filter((phrase, index) => !isRight(phrase, index))
    expect(wrong.map(({ language, phrase }) => `${language}: ${phrase}`)).toEqual([])
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
    ['mantel a cuadros', 'es', { ground: { name: 'checked' } }, ['mantel a cuadros']],
    ['parede com quadros', 'pt-BR', { props: [{ name: 'frames' }] }, ['parede', 'quadros']],
  ] as const)('"%s", said in %s', (words, language, essentials, taken) => {
    const { scene, understood } = describeScene(words, language)
    expect(understood.taken).toEqual(taken)
    expect(scene).toMatchObject(essentials)
  })
})
